import { FREE, TILE_A, TILE_B, wordOf } from './tokens.ts';

/**
 * Returns the rows of the tiling that the values of N - {a, b, a+b} make, gcd(a, b) = 1, b ≠ 2a, each as a word of tokens.
 *
 * Heap ib + aτ is the cell (i, τ): row i has the heaps ≡ ib mod a in their order, so there are a rows. A token is `A` for a
 * heap n that is the first with its value, if n + a has the same value; `B` for such a heap if n + a has another value; `x`
 * for any other heap. A row is read below heap `heaps`, and only within the values given.
 *
 * @param values G(0), G(1), …; the function uses only which heaps are the first with their value, and whether n + a has it too
 *
 * @example
 * rowWords([0, 0, 1, 1, 2, 0, 3, 1, 2, 2], 1, 4) // ['AABBxx'], row 0, which is above itself too
 */
export function rowWords(values: ArrayLike<number>, a: number, b: number, heaps = values.length): string[] {
  const isFirst = firsts(values);
  const tokens = new Uint8Array(Math.ceil(Math.max(0, Math.min(heaps, values.length)) / a));
  return Array.from({ length: a }, (_, i) => {
    let end = 0;
    for (let n = (i * b) % a; n < heaps; ) {
      const beyond = n + a;
      if (isFirst[n] === 0) {
        tokens[end++] = FREE;
        n = beyond;
        continue;
      }
      if (beyond >= values.length) break;
      tokens[end++] = values[beyond] === values[n] ? TILE_A : TILE_B;
      n = beyond + a;
    }
    return wordOf(tokens.subarray(0, end));
  });
}

const known = new WeakMap<ArrayLike<number>, Uint8Array>();

/** Returns for each heap 1 if its value occurs there first, else 0. Several claims ask it of the same values. */
export function firsts(values: ArrayLike<number>): Uint8Array {
  let isFirst = known.get(values);
  if (isFirst === undefined) known.set(values, (isFirst = markFirsts(values)));
  return isFirst;
}

function markFirsts(values: ArrayLike<number>): Uint8Array {
  const isFirst = new Uint8Array(values.length);
  let greatest = 0;
  for (let n = 0; n < values.length; n++) greatest = Math.max(greatest, values[n]!);
  const seen = new Uint8Array(greatest + 1);
  for (let n = 0; n < values.length; n++) {
    const value = values[n]!;
    isFirst[n] = seen[value] === 0 ? 1 : 0;
    seen[value] = 1;
  }
  return isFirst;
}

/** Returns the number of cells of a word: two for each tile, one for each `x`. */
export function cellsOf(word: string): number {
  let free = 0;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) === FREE) free++;
  return 2 * word.length - free;
}
