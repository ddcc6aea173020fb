import { findStateTwice } from '../state-seen-twice.ts';
import type { Boundary } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Repeat } from './repeat.ts';
import { stepsOfAKernel } from './steps-of-a-wasm.ts';
import type { Tape } from './tape.ts';
import { LARGEST_A_FOR_STEPS, TapeByStepsOfA } from './tape-by-steps-of-a.ts';
import { TapeByWords } from './tape-by-words.ts';
import { LEAST_A_FOR_LEMMA_6, TapeOfLemma6 } from './tape-of-lemma-6.ts';
import { TapeOfLemma6By64 } from './tape-of-lemma-6-by-64.ts';
import { lemma6Kernel } from './tape-of-lemma-6-wasm.ts';

/**
 * The search by heaps, with {@link findStateTwice}. Where Lemma 6 holds, {@link TapeOfLemma6} notes when the blank
 * pattern comes back.
 */
export function byWords(set: FesSet, from: Boundary, limit: number): Repeat | Boundary {
  const tapeFrom = (boundary: Boundary) => new TapeByWords(set, boundary);
  const tape = set.lemma6 && tapeOfLemma6(set.lemma6, from);
  if (tape) {
    tape.advanceTo(limit);
    if (!tape.blankAt) return tape.boundary();
    return { period: tape.blankAt.heap, saltus: tape.blankAt.value, blank: true, tapeFrom };
  }
  const walker = tapeFrom(from);
  const twice = findStateTwice(walker, limit);
  if (twice === null) return walker.boundary();
  const { period, first, second } = twice;
  return { period, saltus: second.value - first.value, blank: false, tapeFrom };
}

/** Null where none is better than {@link TapeByWords}. */
function tapeOfLemma6(moves: { readonly a: number; readonly b: number }, from: Boundary): Tape | null {
  if (moves.a <= LARGEST_A_FOR_STEPS) {
    const kernel = stepsOfAKernel();
    if (kernel) return new TapeByStepsOfA(moves, from, kernel);
  } else {
    const kernel = lemma6Kernel();
    if (kernel) return new TapeOfLemma6By64(moves, from, kernel);
  }
  return moves.a < LEAST_A_FOR_LEMMA_6 ? null : new TapeOfLemma6(moves, from);
}
