import { findStateTwice } from '../state-seen-twice.ts';
import type { Boundary } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Repeat } from './repeat.ts';
import { TapeByWords } from './tape-by-words.ts';
import { LEAST_A_FOR_LEMMA_6, TapeOfLemma6 } from './tape-of-lemma-6.ts';
import { LEAST_A_FOR_LEMMA_6_BY_64, TapeOfLemma6By64 } from './tape-of-lemma-6-by-64.ts';
import { lemma6Kernel } from './tape-of-lemma-6-wasm.ts';

/**
 * The search by heaps, with {@link findStateTwice}. Where Lemma 6 holds, {@link TapeOfLemma6} notes when the blank
 * pattern comes back.
 */
export function byWords(set: FesSet, from: Boundary, limit: number): Repeat | Boundary {
  const tapeFrom = (boundary: Boundary) => new TapeByWords(set, boundary);
  if (set.lemma6 && set.lemma6.a >= LEAST_A_FOR_LEMMA_6) {
    const kernel = set.lemma6.a >= LEAST_A_FOR_LEMMA_6_BY_64 ? lemma6Kernel() : null;
    const tape = kernel ? new TapeOfLemma6By64(set.lemma6, from, kernel) : new TapeOfLemma6(set.lemma6, from);
    tape.advanceTo(limit);
    if (!tape.blankAt) return tape.boundary();
    return { period: tape.blankAt.heap, saltus: tape.blankAt.value, blank: true, tapeFrom };
  }
  const tape = tapeFrom(from);
  const twice = findStateTwice(tape, limit);
  if (twice === null) return tape.boundary();
  const { period, first, second } = twice;
  return { period, saltus: second.value - first.value, blank: false, tapeFrom };
}
