/**
 * One period of N - {a, b, a+b}, b ≠ 2a, as the greedy tiling, a letter a heap (`RowsCertificate` says which); undefined where it is
 * longer than so many heaps.
 */
export function tilingWord(a: number, b: number, heaps: number): string | undefined {
  const letters = new Uint8Array(heaps + a + b + 1);
  let end = 0;
  for (let n = 0; n === 0 || n < end; n++) {
    if (n > heaps) return undefined;
    if (letters[n] !== 0) continue;
    const isFirst = letters[n + a] === 0;
    letters[n] = isFirst ? ONE : X;
    letters[n + (isFirst ? a : b)] = isFirst ? ONE + 1 : X + 1;
    letters[n + a + b] = isFirst ? ONE + 2 : X + 2;
    end = n + a + b + 1;
  }
  let word = '';
  for (let at = 0; at < end; at += PIECE)
    word += String.fromCharCode(...letters.subarray(at, Math.min(end, at + PIECE)));
  return word;
}

/** Letters that are made a text at once. */
const PIECE = 4096;

const ONE = '1'.charCodeAt(0);
const X = 'x'.charCodeAt(0);
