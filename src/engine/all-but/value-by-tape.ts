import { type Boundary, blankBoundary } from './boundary-pattern.ts';
import { ExactTape } from './exact-tape.ts';
import { fesSet } from './fes-set.ts';
import { termAt } from './proposal.ts';
import { SHIPPED } from './search.ts';
import { byBlankReturn, wordsOfLemma6 } from './search-by-blank-return.ts';
import type { Tape } from './tape.ts';
import { TapeByWords } from './tape-by-words.ts';

/**
 * G(n) of N - X, played by words from the first heap on, whatever the period is. Cost: a tape of n heaps; memory: max X
 * bits.
 */
export function nimValueByTape(excluded: readonly number[], n: number): number {
  const set = fesSet(excluded);
  const tapeFrom = (from: Boundary): Tape => new TapeByWords(set, from);
  const start = blankBoundary(set.largest);
  const wordsFrom = byBlankReturn.fits(set) && wordsOfLemma6(set, SHIPPED);
  const tape = wordsFrom ? new ExactTape(set, wordsFrom, start) : tapeFrom(start);
  tape.advanceTo(Math.max(0, n - set.largest));
  const near = tape.boundary();
  const way = {
    tapeAt(heap: number) {
      const tape = tapeFrom(near);
      tape.advanceTo(heap);
      return tape;
    },
  };
  return termAt(set, way, n);
}
