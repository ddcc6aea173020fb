import type { Proposal } from '../periodicity.ts';
import type { FesSet } from './fes-set.ts';
import { type BoundaryRepeat, type Search, SHIPPED } from './search.ts';
import { byBlankReturn } from './search-by-blank-return.ts';
import { byPatternWord } from './search-by-pattern-word.ts';
import { byReferences } from './search-by-references.ts';

/** The fastest first; the last fits every set. */
const SEARCHES: readonly Search[] = [byPatternWord, byBlankReturn, byReferences];

/** What the search that suits the set meets within `limit` heaps; null only where n0 + p is more. */
export function findRepeat(set: FesSet, limit: number): Proposal<BoundaryRepeat> | null {
  return SEARCHES.find(({ fits }) => fits(set))!.propose(set, limit, SHIPPED);
}
