import { blankBoundary } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Repeat } from './repeat.ts';
import { byPatternWord64 } from './repeat-by-pattern-word.ts';
import { byRuns } from './repeat-by-runs.ts';
import { byWords } from './repeat-by-words.ts';
import { LARGEST_FOR_PATTERN_WORD } from './tape-by-pattern-word.ts';

/**
 * Heaps that a step by runs must pass for each heap that a step by words passes. A step by runs takes 5 ns for the sets of
 * Lemma 6 and 27 ns for others with three heads; a step by words 4 to 8 and 9 ns. Between 1 and 3 no difference was seen on
 * sets of Lemma 6 with a = 20 to 100: runs are long there, or a few heaps.
 */
const RUN_STEP_IN_WORD_STEPS = { lemma6: 2, others: 3 };

/** Heaps of the first stint by words; every later one is at least as long as all that went before. */
const FIRST_STINT = 2 ** 22;

/**
 * The first proof of periodicity that the search meets within `limit` heaps, or null. `period` and `saltus` are
 * the least ones: a repeated boundary pattern proves arithmetic periodicity, and once a sequence is arithmetic
 * periodic its patterns repeat with the same period, so the least distance at which a pattern of the cycle
 * recurs is the least period.
 *
 * Memory: the tape, and a few thousand fingerprints; it does not grow with the period.
 */
export function findRepeat(set: FesSet, limit: number): Repeat | null {
  return set.largest <= LARGEST_FOR_PATTERN_WORD ? byPatternWord64(set, limit) : byRunsOrWords(set, limit);
}

/** Starts with runs, and changes between runs and words by the pace that is measured. */
export function byRunsOrWords(set: FesSet, limit: number): Repeat | null {
  const worthIt = set.lemma6
    ? RUN_STEP_IN_WORD_STEPS.lemma6 * wordOfLemma6(set)
    : RUN_STEP_IN_WORD_STEPS.others * Math.min(32, set.gap);
  let from = blankBoundary(set.largest);
  for (;;) {
    const runs = byRuns(set, from, limit, worthIt);
    if ('period' in runs) return runs;
    if (runs.heap >= limit) return null;
    const end = Math.min(limit, Math.max(2 * runs.heap, runs.heap + FIRST_STINT));
    const words = byWords(set, runs, end);
    if ('period' in words) return words;
    if (words.heap >= limit) return null;
    from = words;
  }
}

/** Heaps of a step by words for the sets of Lemma 6. */
function wordOfLemma6({ lemma6 }: FesSet): number {
  return Math.min(lemma6!.a, 64);
}
