import { type Content, html } from './markup.ts';
import { withSigns } from './signs.ts';

/** Matches the content of a pair of brackets without further ones, a number, or a letter with an index of its own. */
const INDEX = String.raw`\(((?:[^()]|\([^()]*\))*)\)|\{([^{}]*)\}|([-−]?\d+(?:\.\d+)?|\p{L}(?:_(?:\([^()]*\)|[\p{L}\d]))?′?)`;
/** Matches a power of a letter, a number or a closing bracket, and an index of a single letter, bracket or power. */
const MARK = new RegExp(
  String.raw`(?<=[\p{L}\p{N}\])>⟩])\^(?:${INDEX})|(?<=(?<![\p{L}\d_/.])\p{L}|\))_(?:${INDEX})`,
  'gu',
);

/**
 * Returns text with superscripts after a caret, subscripts after an underscore, and signs for comparisons.
 *
 * @example
 * withIndices('2^(b+1) x_i') // 2<sup>b+1</sup> x<sub>i</sub>
 */
export function withIndices(typed: string): Content {
  const text = withSigns(typed);
  const parts: Content[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const inner = withIndices(match.slice(1).find(group => group !== undefined) ?? '');
    parts.push(text.slice(from, match.index));
    parts.push(match[0].startsWith('^') ? html`<sup>${inner}</sup>` : html`<sub>${inner}</sub>`);
    from = match.index + match[0].length;
  }
  return from === 0 ? text : [...parts, text.slice(from)];
}
