import katex from 'katex';
import { withIndices } from './indices.ts';
import { partsOf } from './inline.ts';
import { type Content, html, Markup } from './markup.ts';
import type { Inline, Place, Span, VerdictText } from './model.ts';
import { kindOfBadge } from './verdict-sign.ts';

/** The targets of links. */
export interface LinkContext {
  /** Returns the address of a place from the page; undefined if there is nothing to link to. */
  readonly addressOf: (to: Place) => string | undefined;
}

/** Text within a line as HTML. */
export function inline(content: Inline, context: LinkContext): Content {
  return partsOf(content).map(part => (typeof part === 'string' ? withIndices(part) : span(part, context)));
}

function span(piece: Span, context: LinkContext): Content {
  if ('code' in piece) return html`<code>${piece.code}</code>`;
  if ('command' in piece) return command(piece.command);
  if ('formula' in piece) return formula(piece.formula);
  if ('strong' in piece) return html`<strong>${inline(piece.strong, context)}</strong>`;
  if ('verdict' in piece) return badge(piece);
  const address = context.addressOf(piece.to);
  if (address === undefined) return inline(piece.link, context);
  const isShortGame = 'game' in piece.to && piece.to.game.length <= MAX_UNBROKEN_LENGTH;
  // Not every reader of screens finds the name of a link in MathML.
  const plain = partsOf(piece.link).map(part =>
    typeof part === 'object' && 'formula' in part ? part.text : part,
  );
  return html`<a${isShortGame && html` class="unbroken"`} href="${address}">${inline(plain, context)}</a>`;
}

/** Returns a verdict with its sign, which the style sheet adds, and its level. */
export function badge(verdict: VerdictText): Markup {
  return html`<span class="verdict ${kindOfBadge(verdict)}${verdict.level && verdict.level !== 'open' && ` ${verdict.level}`}">${withIndices(verdict.text)}</span>`;
}

/** Characters of a game that is not broken at the end of a line. */
const MAX_UNBROKEN_LENGTH = 20;

/**
 * Returns a text in which a game, a comparison, and a word with a hyphen are not broken in headings, if they fit on a
 * phone.
 */
export function unbroken(title: string): Content {
  const parts = title.split(
    /((?:N - )?\{[^{}]{1,18}\}|\b\w{1,3}(?: [<≤=≠≥>] \w{1,3})+\b|\p{L}+(?:-\p{L}+)+)/u,
  );
  return parts.map((part, i) =>
    i % 2 === 0 ? withIndices(part) : html`<span class="unbroken">${withIndices(part)}</span>`,
  );
}

/**
 * Returns a formula that may be broken between its clauses. If a clause is wide, it may also be broken after a colon,
 * before a comparison or after a comma: browsers do not break MathML.
 *
 * @param behind punctuation that must stay with the last part
 */
export function formula(tex: string, behind = ''): Content {
  const parts = tex.split(/ (?=\\text\{ (?:and|or) \}|\\(?:Left)?[Rr]ightarrow )|(?<=,\\quad) /);
  const broken = (wide: readonly string[], at: RegExp) =>
    wide.flatMap(part => (part.length > WIDE ? part.split(at) : part));
  const narrow = [COLON_BREAK, OUTER_BREAK, FACTOR_BREAK].reduce(broken, parts);
  const last = mathMarkup(narrow.pop()!);
  return [
    narrow.map(part => [mathMarkup(part), ' ']),
    behind === '' ? last : html`<span class="unbroken">${last}${behind}</span>`,
  ];
}

/** Characters of TeX that fill a line on a phone. */
const WIDE = 36;
/** Matches the space after the colon of a range. */
const COLON_BREAK = /(?<=\\colon) /;
/**
 * Matches the space before a comparison sign, or after a comma, outside brackets. Brackets that close at the very end do
 * not count, so a range in brackets is broken too.
 */
const OUTER_BREAK =
  / (?=(?:(?<=, )|\\(?:le|ge|ne)|[<>=]) ?(?:[^(){}]|\((?:[^()]|\([^()]*\))*\)|\{(?:[^{}]|\{[^{}]*\})*\})*\)*$)/;

/** Matches the space between two values of a sequence that are multiplied. */
const FACTOR_BREAK = /(?<=\)) (?=[fG]\()/;

/** Returns a command line that the script of the page gives a button to copy it. */
export function command(line: string): Markup {
  return html`<span class="command"><code>${line}</code></span>`;
}

/** TeX as MathML, which browsers draw and screen readers speak without a script; displayed, on lines of its own. */
export function mathMarkup(tex: string, displayMode = false): Markup {
  const mathml = katex.renderToString(tex, {
    displayMode,
    output: 'mathml',
    throwOnError: true,
    trust: false,
  });
  // Browsers leave the variant out: MathML Core wants the letter itself.
  return new Markup(mathml.replaceAll('<mi mathvariant="double-struck">N</mi>', '<mi>ℕ</mi>'));
}
