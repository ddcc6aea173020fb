import { gcd } from '../primes-and-divisors.ts';
import { type ColumnCheck, differing, type Fault, type Row, wholeAt } from './column-check.ts';
import type { Replays } from './replays.ts';

/**
 * The check of a heap's place in the plane of two tiles, for N - {a, b, a+b} with b ≠ 2a, in which every value has three
 * heaps.
 */
export const TILING: ColumnCheck<Replays> = {
  columns: ['row', 'column', 'tile', 'round'],
  given: ['heap'],
  kinds: ['all-but'],
  faults: cellFaults,
};

function cellFaults(row: Row, replays: Replays): readonly Fault[] {
  const { game } = replays;
  const [a = 0, b = 0, sum, ...others] = game.kind === 'all-but' ? game.excluded : [];
  if (sum !== a + b || b === 2 * a || others.length > 0) {
    const expected = 'N - {a, b, a+b} with b ≠ 2a, whose values lie on two tiles';
    return [{ column: 'tile', expected, received: row.tile ?? '' }];
  }
  const heap = wholeAt(row, 'heap');
  const values = replays.terms('nim-values', heap + a + 1);
  // After the first heap of a value, the second one is a or b heaps later, and the third a + b.
  const first = (at: number) => [at - a - b, at - b, at - a].find(cell => values[cell] === values[at]) ?? at;
  const isOnA = (at: number) => values[first(at) + a] === values[at];
  let runs = 0;
  for (let at = heap % a; at <= heap; at += a) {
    // The second cell of a tile A is next to its first; so are the last two of a tile B.
    const isBehindA = at >= 2 * a && values[at - a] === values[at - 2 * a] && isOnA(at - a);
    if (first(at) === at && isOnA(at) && !isBehindA) runs++;
  }
  return differing(row, {
    heap,
    row: rowOf(heap % a, a, b),
    column: Math.floor(heap / a),
    tile: isOnA(heap) ? 0 : 1,
    round: runs - 1,
  });
}

/**
 * Returns the row of a residue modulo a. The rows are the residues class by class modulo gcd(a, b), each b after the one
 * before.
 */
function rowOf(residue: number, a: number, b: number): number {
  const g = gcd(a, b);
  let steps = 0;
  for (let at = residue % g; at !== residue; at = (at + b) % a) steps++;
  return (residue % g) * (a / g) + steps;
}
