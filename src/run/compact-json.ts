/**
 * Returns a JSON text without the spaces between its tokens, and how many levels its brackets have. Cost: O(length), for
 * any text. A regular expression for strings, or a recursive walk, would exhaust the stack.
 */
export function compactJson(text: string): { readonly compact: string; readonly levels: number } {
  const parts: string[] = [];
  let [open, levels] = [0, 0];
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at);
    const between = text.slice(at, quote < 0 ? text.length : quote);
    for (const sign of between.replace(/[^[\]{}]/g, '')) {
      open += sign === '[' || sign === '{' ? 1 : -1;
      levels = Math.max(levels, open);
    }
    at = quote < 0 ? text.length : endOfString(text, quote);
    parts.push(between.replace(/\s+/g, ''), quote < 0 ? '' : text.slice(quote, at));
  }
  return { compact: parts.join(''), levels };
}

/** Returns the end of the string that begins at a quote. */
function endOfString(text: string, quote: number): number {
  let at = quote + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
