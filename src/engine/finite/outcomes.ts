import { readFirst } from './first-terms.ts';
import { outcomeKernel } from './outcomes-wasm.ts';
import { type FiniteRule, startingOutcomes } from './rule.ts';
import type { FiniteTape } from './tape.ts';
import { FiniteTapeByWords } from './tape-by-words.ts';

/** The outcomes of the finite set, streamed: terms 0 (P-position) and 1 (N-position), at 1e8 to 2e9 heaps a second. */
export function outcomeTape(moves: readonly number[], rule: FiniteRule, kept = 0): FiniteTape {
  return new FiniteTapeByWords(moves, 1, startingOutcomes(rule), kept, outcomeKernel());
}

/**
 * f(0), …, f(count − 1) of the finite set. Cost: some 10 ns a heap, to write them down; a byte a heap.
 *
 * @example
 * const rule = { ending: 'take-all', objective: 'last-player-wins' };
 * Array.from(outcomesOfFinite([3, 5, 6], rule, 9)) // [0, 1, 1, 1, 0, 1, 1, 1, 0]
 */
export function outcomesOfFinite(moves: readonly number[], rule: FiniteRule, count: number): Uint8Array {
  const outcomes = new Uint8Array(count);
  return readFirst(moves, startingOutcomes(rule), outcomes, within => outcomeTape(within, rule));
}
