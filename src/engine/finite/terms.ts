import type { Ending } from '../../game/index.ts';
import { nimValueTape, outcomeTape } from './choose.ts';
import { type FiniteRule, startingNimValues, startingOutcomes } from './rule.ts';
import type { FiniteTape, StartingTerms } from './tape.ts';

/**
 * f(0), …, f(count − 1) of the finite set. Memory: a byte a heap.
 *
 * @example
 * const rule = { ending: 'take-all', objective: 'last-player-wins' };
 * Array.from(outcomesOfFinite([3, 5, 6], rule, 9)) // [0, 1, 1, 1, 0, 1, 1, 1, 0]
 */
export function outcomesOfFinite(moves: readonly number[], rule: FiniteRule, count: number): Uint8Array {
  const outcomes = new Uint8Array(count);
  return readFirst(moves, startingOutcomes(rule), outcomes, within => outcomeTape(within, rule));
}

/**
 * G(0), …, G(count − 1) of the finite set, for last-player-wins. Memory: 4 bytes a heap.
 *
 * @example
 * Array.from(nimValuesOfFinite([1, 3, 4], 'normal', 7)) // [0, 1, 0, 1, 2, 3, 2]
 */
export function nimValuesOfFinite(moves: readonly number[], ending: Ending, count: number): Int32Array {
  const values = new Int32Array(count);
  const start = startingNimValues(ending);
  return readFirst(moves, start, values, within => nimValueTape(within, ending));
}

/**
 * Fills the array with the first terms. A move that is larger than every heap asked for is no move there, so that a tape
 * is made of the others alone and its memory is bounded by the terms, however large the moves.
 */
function readFirst<T extends Uint8Array | Int32Array>(
  moves: readonly number[],
  { atZero, belowLeast }: StartingTerms,
  terms: T,
  tapeOf: (moves: readonly number[]) => FiniteTape,
): T {
  const within = moves.filter(move => move < terms.length);
  if (within.length > 0) tapeOf(within).read(0, terms);
  else terms.fill(belowLeast).fill(atZero, 0, 1);
  return terms;
}
