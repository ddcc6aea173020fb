import type { Undecided } from '../undecided.ts';
import { fesSet } from './fes-set.ts';
import { findRepeat } from './find-repeat.ts';
import { type BoundaryRepeat, knownPreperiod, leastPreperiod } from './preperiod.ts';
import type { Repeat } from './repeat.ts';

/** The least preperiod, period and saltus of a nim-sequence, and the repeated pattern that proves them. */
export interface ProvedPeriodicity {
  readonly status: 'proved';
  /** n0, in heaps: the least with G(n + period) = G(n) + saltus for all n ≥ n0. */
  readonly preperiod: number;
  /** p ≥ 1, in heaps: the least for this preperiod. */
  readonly period: number;
  /** s, in G-values. */
  readonly saltus: number;
  readonly repeat: BoundaryRepeat;
}

export type Periodicity = ProvedPeriodicity | Undecided;

/**
 * Preperiod, period and saltus of the all-but game N \ X, for any finite X. Theorem 5 of Sleator and Slusky says
 * that they exist; a repeated boundary pattern proves them.
 *
 * @param limit heaps to search; a game whose pattern did not come back by then is `undecided`.
 *
 * Cost: one to three times (n0 + p) heaps of the fastest kernel, 1e8 to 1e11 heaps a second. Memory: a few
 * times M bits, however long the period is.
 *
 * @example
 * const found = periodicityOfAllBut([2, 3, 6, 8], 1e6);
 * [found.preperiod, found.period, found.saltus] // [42, 9, 3]
 */
export function periodicityOfAllBut(
  excluded: readonly number[],
  limit: number,
  search: (set: ReturnType<typeof fesSet>, limit: number) => Repeat | null = findRepeat,
): Periodicity {
  const set = fesSet(excluded);
  if (set.largest === 0) {
    const [from, to] = [0, 1].map(heap => ({ heap, value: heap, runs: [] }));
    return { status: 'proved', preperiod: 0, period: 1, saltus: 1, repeat: { from: from!, to: to! } };
  }
  const repeat = search(set, limit);
  if (repeat === null) {
    return { status: 'undecided', limit, why: 'no boundary pattern was seen to repeat within the limit' };
  }
  const { period, saltus, preperiod } = repeat;
  const proof =
    preperiod === undefined ? leastPreperiod(set, repeat) : knownPreperiod(set, repeat, preperiod);
  return Object.assign(proof, { status: 'proved', period, saltus } as const);
}
