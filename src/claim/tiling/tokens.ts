/** The character codes of tokens: the two tiles, and a free cell. */
export const TILE_A = 'A'.charCodeAt(0);
export const TILE_B = 'B'.charCodeAt(0);
export const FREE = 'x'.charCodeAt(0);

const decoder = new TextDecoder();

/** Returns the word of some tokens: much faster than adding one letter after the other to a text. */
export function wordOf(tokens: Uint8Array): string {
  return decoder.decode(tokens);
}
