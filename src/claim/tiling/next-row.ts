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

/** T, by its table: one factor x^k A or x^k B after the other. */
export function nextRow(above: string): string {
  return above.replaceAll(FACTOR, (_, free: string, tile: string) => factor(free.length, tile));
}

/** A run of free cells with the tile behind it; or the run at the end, of which nothing is decided. */
const FACTOR = /(x*)([AB]|$)/g;

function factor(k: number, tile: string): string {
  if (tile === '') return '';
  const isEven = k % 2 === 0;
  if (tile === 'A') return isEven ? `${'A'.repeat(k / 2)}B` : `${'A'.repeat((k + 1) / 2)}x`;
  return isEven ? `${'A'.repeat(k / 2)}xx` : `${'A'.repeat((k - 1) / 2)}Bx`;
}
