import { FREE, TILE_A, TILE_B, wordOf } from './tokens.ts';

/**
 * Returns the row that T, by its rules, makes below a row, up to its last decided tile.
 *
 * The second cell of an `A` covers the cell below it, both cells of a `B` do, and an `x` covers none. The free cells are
 * filled from the left: with a tile A if two adjacent cells are free, otherwise with a tile B, whose second cell is a covered
 * one.
 *
 * @example
 * nextRowByCells('xxxxAB') // 'AABxx'
 */
export function nextRowByCells(above: string): string {
  const covered: boolean[] = [];
  for (const token of above) covered.push(...{ A: [false, true], B: [true, true], x: [false] }[token]!);
  const decided = covered.lastIndexOf(true);
  let below = '';
  for (let cell = 0; cell <= decided; ) {
    const token = covered[cell] ? 'x' : covered[cell + 1] ? 'B' : 'A';
    below += token;
    cell += token === 'x' ? 1 : 2;
  }
  return below;
}

/** Returns T of a row by its table: one factor x^k A or x^k B after the other. Nothing is decided by free cells at the end. */
export function nextRow(above: string): string {
  // A factor of k + 1 tokens makes at most ⌊k/2⌋ + 2.
  const below = new Uint8Array(2 * above.length);
  let end = 0;
  let free = 0;
  for (let i = 0; i < above.length; i++) {
    const token = above.charCodeAt(i);
    if (token === FREE) free++;
    else {
      const isOdd = (free & 1) === 1;
      for (; free > 1; free -= 2) below[end++] = TILE_A;
      free = 0;
      // What the table writes after the tiles A: B and Ax for x^k A, xx and Bx for x^k B, each for even k and for odd k.
      if (token === TILE_A && !isOdd) below[end++] = TILE_B;
      else {
        below[end++] = token === TILE_A ? TILE_A : isOdd ? TILE_B : FREE;
        below[end++] = FREE;
      }
    }
  }
  return wordOf(below.subarray(0, end));
}
