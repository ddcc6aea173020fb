import { type Boundary, samePattern } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Repeat } from './repeat.ts';
import { LARGEST_FOR_RUNS_OF_LEMMA_6, RunsOfLemma6 } from './runs-of-lemma-6.ts';
import { TapeByRuns } from './tape-by-runs.ts';

/**
 * Steps of the run kernel between two looks at its pace. Long enough that a look costs nothing, short enough
 * that a tape that has turned into noise is left within a tenth of a millisecond.
 */
const STEPS_BETWEEN_LOOKS = 4096;

/**
 * Brent's search over the places where the first head meets an unlabelled run after a labelled one. Gives up
 * with the boundary reached at the limit, or where steps pass fewer than `worthIt` heaps on average.
 */
export function byRuns(set: FesSet, from: Boundary, limit: number, worthIt: number): Repeat | Boundary {
  if (set.lemma6 && set.largest <= LARGEST_FOR_RUNS_OF_LEMMA_6) {
    return byRunsOfLemma6(set, set.lemma6, from, limit, worthIt);
  }
  const tape = new TapeByRuns(set, from);
  const tapeFrom = (boundary: Boundary) => new TapeByRuns(set, boundary);
  let reference = tape.boundary();
  let referenceRuns = tape.runCount;
  let lookHeap = tape.heap;
  let lookSteps = 0;
  for (let met = 1, power = 1; tape.advanceToNextBlankRun(limit); met++) {
    if (tape.blankAt) return { period: tape.heap, saltus: tape.value, blank: true, tapeFrom };
    if (tape.runCount === referenceRuns) {
      const boundary = tape.boundary();
      if (samePattern(boundary, reference)) {
        const period = tape.heap - reference.heap;
        return { period, saltus: tape.value - reference.value, blank: false, tapeFrom };
      }
    }
    if (met === power) {
      reference = tape.boundary();
      referenceRuns = tape.runCount;
      power *= 2;
      met = 0;
    }
    if (tape.steps - lookSteps >= STEPS_BETWEEN_LOOKS) {
      if (tape.heap - lookHeap < worthIt * (tape.steps - lookSteps)) break;
      lookHeap = tape.heap;
      lookSteps = tape.steps;
    }
  }
  return tape.boundary();
}

/** Where Lemma 6 holds every pattern has one predecessor (Lemma 7), so that the blank one comes back first. */
function byRunsOfLemma6(
  set: FesSet,
  { a, b }: { a: number; b: number },
  from: Boundary,
  limit: number,
  worthIt: number,
): Repeat | Boundary {
  const tape = new RunsOfLemma6({ a, b }, from);
  while (tape.heap < limit) {
    const { heap, steps } = tape;
    tape.step(STEPS_BETWEEN_LOOKS, limit);
    if (tape.blankAt) {
      const tapeFrom = (boundary: Boundary) => new TapeByRuns(set, boundary);
      return { period: tape.blankAt.heap, saltus: tape.blankAt.value, blank: true, tapeFrom };
    }
    if (tape.heap - heap >= worthIt * (tape.steps - steps)) continue;
    const boundary = tape.boundary();
    // A labelled run and blank heaps behind it: one step on, the tape is blank. Whoever went on from here would take
    // that for the start, and find the next time that it is blank: twice the least period.
    if (boundary.runs.length > LABELLED_THEN_BLANK) return boundary;
  }
  return tape.boundary();
}

/** Runs of a boundary that is labelled, then blank; the first one, of blank heaps, is empty. */
const LABELLED_THEN_BLANK = 3;
