import { type Content, html } from './markup.ts';
import { withSigns } from './signs.ts';

/** What stands in brackets, without further ones inside; or a number, or a letter with an index of its own. */
const INDEX = String.raw`\(((?:[^()]|\([^()]*\))*)\)|\{([^{}]*)\}|([-−]?\d+(?:\.\d+)?|\p{L}(?:_(?:\([^()]*\)|[\p{L}\d]))?′?)`;
/** A power of a letter, a number or what ends with a bracket; an index of a letter that stands alone, or of a bracket or power. */
const MARK = new RegExp(
  String.raw`(?<=[\p{L}\p{N}\])>⟩])\^(?:${INDEX})|(?<=(?<![\p{L}\d_/.])\p{L}|\))_(?:${INDEX})`,
  'gu',
);

/**
 * Text with what is written behind a caret raised, and behind an underscore lowered, and comparisons by their signs.
 *
 * @example
 * withIndices('2^(b+1) x_i') // 2<sup>b+1</sup> x<sub>i</sub>
 */
export function withIndices(typed: string): Content {
  const text = withSigns(typed);
  const parts: Content[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const inner = withIndices(match.slice(1).find(one => one !== undefined) ?? '');
    parts.push(text.slice(from, match.index));
    parts.push(match[0].startsWith('^') ? html`<sup>${inner}</sup>` : html`<sub>${inner}</sub>`);
    from = match.index + match[0].length;
  }
  return from === 0 ? text : [...parts, text.slice(from)];
}
