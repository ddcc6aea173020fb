import katex from 'katex';
import { withIndices } from './indices.ts';
import { partsOf } from './inline.ts';
import { type Content, html, Markup } from './markup.ts';
import type { Inline, Place, Span, VerdictText } from './model.ts';
import { kindOfBadge } from './verdict-sign.ts';

/** The targets of links. */
export interface Linking {
  /** The address of a place from the page; undefined where there is nothing to lead to. */
  readonly addressOf: (to: Place) => string | undefined;
}

/** Text within a line as HTML. */
export function inline(one: Inline, around: Linking): Content {
  return partsOf(one).map(part => (typeof part === 'string' ? withIndices(part) : span(part, around)));
}

function span(one: Span, around: Linking): Content {
  if ('code' in one) return html`<code>${one.code}</code>`;
  if ('command' in one) return command(one.command);
  if ('formula' in one) return formula(one.formula);
  if ('strong' in one) return html`<strong>${inline(one.strong, around)}</strong>`;
  if ('verdict' in one) return badge(one);
  const address = around.addressOf(one.to);
  if (address === undefined) return inline(one.link, around);
  const isShortGame = 'game' in one.to && one.to.game.length <= MOST_UNBROKEN;
  // Not every reader of screens finds the name of a link in MathML.
  const plain = partsOf(one.link).map(part =>
    typeof part === 'object' && 'formula' in part ? part.text : part,
  );
  return html`<a${isShortGame && html` class="unbroken"`} href="${address}">${inline(plain, around)}</a>`;
}

/** A verdict with its sign, which the style sheet adds, and its level. */
export function badge(one: VerdictText): Markup {
  return html`<span class="verdict ${kindOfBadge(one)}${one.level && one.level !== 'open' && ` ${one.level}`}">${withIndices(one.text)}</span>`;
}

/** Characters of a game that is not broken at the end of a line. */
const MOST_UNBROKEN = 20;

/** A game, a comparison, and a word with a hyphen, if a phone has room for it, are not broken where they are largest. */
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

/** Between two values of a sequence that are multiplied. */
const FACTOR_BREAK = /(?<=\)) (?=[fG]\()/;

/** A command line that the script of the page gives a button to copy it. */
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
