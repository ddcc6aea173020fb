import { type Proposal, type ProvedPeriodicity, provedPeriodicity } from '../periodicity.ts';
import type { Undecided } from '../undecided.ts';
import { findRepeat } from './choose.ts';
import { type FesSet, fesSet } from './fes-set.ts';
import type { BoundaryRepeat } from './search.ts';

export type AllButPeriodicity = ProvedPeriodicity<BoundaryRepeat> | Undecided;

/**
 * Preperiod, period and saltus of the all-but game N \ X, for any finite X. Theorem 5 of Sleator and Slusky says
 * that they exist; a repeated boundary pattern proves them, and patterns that differ prove that they are the least.
 *
 * @param limit heaps: the game is `undecided` iff n0 + p is more
 *
 * Cost: one to four times (n0 + p) heaps of the fastest kernel, twice `limit` where that does not decide. Memory: some
 * dozen boundary patterns however long the period is, and where there is a preperiod some 25 bytes for each heap of M.
 *
 * @example
 * const found = periodicityOfAllBut([2, 3, 6, 8], 1e6);
 * [found.preperiod, found.period, found.saltus] // [42, 9, 3]
 */
export function periodicityOfAllBut(
  excluded: readonly number[],
  limit: number,
  search: (set: FesSet, limit: number) => Proposal<BoundaryRepeat> | null = findRepeat,
): AllButPeriodicity {
  const set = fesSet(excluded);
  return provedPeriodicity(set.largest === 0 ? NIM : search(set, limit), limit);
}

/** G(n) = n: each heap stands for itself. */
const NIM: Proposal<BoundaryRepeat> = {
  game: 'N',
  period: 1,
  saltus: 1,
  isLeast: true,
  recurs: (distance, rise) => distance === rise,
  preperiod: () => 0,
  repeat: () => ({ from: { heap: 0, value: 0, runs: [] }, to: { heap: 1, value: 1, runs: [] } }),
  terms: (from, count) => Array.from({ length: count }, (_, i) => from + i),
};
