import { refuse } from '../../errors.ts';

/**
 * A heap in the plane of two tiles. Let n be the first heap with a value: its heaps form the tile A = {n, n + a, n + a +
 * b} if n + a has no smaller value, else the tile B = {n, n + b, n + a + b} (Lemma 6 of Sleator and Slusky; proved for
 * any a < b ≠ 2a).
 */
export interface TilingCell {
  /** Heaps of a row differ by multiples of a; each row is b heaps from the one before it, up to a multiple of a. */
  readonly row: number;
  /** ⌊heap / a⌋: all rows begin at column 0. */
  readonly column: number;
  readonly value: number;
  readonly tile: 'A' | 'B';
  /**
   * Number of runs of tiles A that have begun in the row up to this cell, minus 1. For b ≥ 3a all three cells of a tile
   * have the same round (proved), and after a / gcd(a, b) rounds the tiling repeats. For b < 3a some tile has cells of
   * two rounds (observed for all a ≤ 16).
   */
  readonly round: number;
}

/**
 * Returns the cells of the heaps 0, …, heaps - 1 of N - {a, b, a + b} by the greedy tiling of the line, A first. For g =
 * gcd(a, b) > 1 the rows of the g classes modulo g follow each other; no tile lies in two.
 *
 * Cost: a few steps per heap. Memory: 9 bytes and an object per heap.
 *
 * @throws DefinitionError unless 0 < a < b ≠ 2a
 * @example
 * tiling(1, 4, 10).map(({ tile }) => tile).join('') // 'AAAABABABB'
 */
export function tiling(a: number, b: number, heaps: number): TilingCell[] {
  if (!(0 < a && a < b && b !== 2 * a))
    refuse('tiling', 'N - {a, b, a+b} with a < b and b ≠ 2a', `a = ${a}, b = ${b}`);
  const values = new Int32Array(heaps + a + b).fill(-1);
  const isB = new Uint8Array(heaps + a + b);
  const rows = rowsOf(a, b);
  const cells: TilingCell[] = [];
  for (let n = 0, placed = 0; n < heaps; n++) {
    const isFirst = values[n] === -1;
    if (isFirst) {
      const takesB = values[n + a] !== -1;
      for (const heap of [n, n + (takesB ? b : a), n + a + b]) {
        values[heap] = placed;
        isB[heap] = takesB ? 1 : 0;
      }
      placed++;
    }
    const before = cells[n - a];
    const followsA = before?.tile === 'A' && values[n - 2 * a] === before.value;
    const begins = isFirst && !isB[n] && !followsA;
    cells.push({
      row: rows[n % a]!,
      column: Math.floor(n / a),
      value: values[n]!,
      tile: isB[n] ? 'B' : 'A',
      round: (before?.round ?? -1) + (begins ? 1 : 0),
    });
  }
  return cells;
}

/** Returns the row of each residue modulo a: from the least residue of a class modulo gcd(a, b) on, in steps of b. */
function rowsOf(a: number, b: number): Int32Array {
  const rows = new Int32Array(a).fill(-1);
  let row = 0;
  for (let first = 0; first < a; first++)
    for (let at = first; rows[at] === -1; at = (at + b) % a) rows[at] = row++;
  return rows;
}
