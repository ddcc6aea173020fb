import { type Periodicity, type Proposal, provedPeriodicity } from '../proved-periodicity.ts';
import { type FesSet, fesSet } from './fes-set.ts';
import { DEFAULT_SETTINGS, type Search } from './pattern-search.ts';
import { nimSequenceOf, repeatOf } from './proposal.ts';
import { byBlankReturn } from './search-by-blank-return.ts';
import { byPatternWord } from './search-by-pattern-word.ts';
import { byReferences } from './search-by-references.ts';

/** The fastest first; the last fits every set. */
const SEARCHES: readonly Search[] = [byPatternWord, byBlankReturn, byReferences];

/**
 * Returns preperiod, period and saltus of the all-but game N \ X, for any finite X. By Theorem 5 of Sleator and Slusky
 * they exist; a repeated boundary pattern proves them, and patterns that differ prove that they are the least.
 *
 * @param limit heaps: the game is `undecided` iff n0 + p is more
 *
 * Cost: one to four times (n0 + p) heaps of the fastest kernel, twice `limit` if that does not decide. Memory: a few
 * dozen boundary patterns however long the period is, and if there is a preperiod about 25 bytes for each heap of M.
 *
 * @example
 * const found = periodicityOfAllBut([2, 3, 6, 8], 1e6);
 * [found.preperiod, found.period, found.saltus] // [42, 9, 3]
 */
export function periodicityOfAllBut(
  excluded: readonly number[],
  limit: number,
  search: (set: FesSet, limit: number) => Proposal | null = findRepeat,
): Periodicity {
  const set = fesSet(excluded);
  return provedPeriodicity(set.largest === 0 ? NIM : search(set, limit), limit);
}

/** Returns the repeat that the suitable search finds within `limit` heaps; null only if n0 + p is more. */
function findRepeat(set: FesSet, limit: number): Proposal | null {
  return SEARCHES.find(({ fits }) => fits(set))!.propose(set, limit, DEFAULT_SETTINGS);
}

/** G(n) = n: each heap stands for itself. */
const NIM: Proposal = {
  sequence: nimSequenceOf([]),
  period: 1,
  saltus: 1,
  isLeast: true,
  recurs: (distance, rise) => distance === rise,
  preperiod: () => 0,
  repeat: () => repeatOf({ heap: 0, value: 0, runs: [] }, { heap: 1, value: 1, runs: [] }),
  terms: (from, count) => Array.from({ length: count }, (_, i) => from + i),
};
