/**
 * T, by its rules: the row that a row makes below itself, as far as it is decided, which is up to its last tile.
 *
 * Of an `A` the second cell covers the one below, of a `B` both, of an `x` none. What is left free is filled from the
 * left: a tile A where two cells in a row are free, else a tile B, whose second cell is a covered one.
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
  let below = '';
  let free = 0;
  for (let i = 0; i < above.length; i++) {
    const token = above.charCodeAt(i);
    if (token === FREE) free++;
    else {
      below += 'A'.repeat(free >> 1) + (token === TILE_A ? AFTER_A : AFTER_B)[free & 1];
      free = 0;
    }
  }
  return below;
}

const FREE = 'x'.charCodeAt(0);
const TILE_A = 'A'.charCodeAt(0);

/** What T writes after ⌊k/2⌋ tiles A for x^k A and x^k B: for even k, for odd k. */
const AFTER_A = ['B', 'Ax'] as const;
const AFTER_B = ['xx', 'Bx'] as const;
