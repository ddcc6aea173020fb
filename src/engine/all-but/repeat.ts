import { type Boundary, blankBoundary, samePattern } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import { RunsOfLemma6 } from './runs-of-lemma-6.ts';
import type { Tape } from './tape.ts';
import { LARGEST_FOR_PATTERN_WORD, TapeByPatternWord } from './tape-by-pattern-word.ts';
import { TapeByRuns } from './tape-by-runs.ts';
import { TapeByWords } from './tape-by-words.ts';
import { LEAST_A_FOR_LEMMA_6, TapeOfLemma6 } from './tape-of-lemma-6.ts';

/** A boundary pattern was seen twice: `period` heaps and `saltus` values apart, and not sooner. */
export interface Repeat {
  readonly period: number;
  readonly saltus: number;
  /** Whether the repeated pattern is the blank one of the start, so that there is no preperiod. */
  readonly blank: boolean;
  /** The kernel that was stepping when the repeat was found, for whoever steps the same game again. */
  readonly tapeFrom: (boundary: Boundary) => Pick<Tape, 'heap' | 'advanceTo' | 'boundary'>;
}

/**
 * Steps of the run kernel between two looks at its pace. Long enough that a look costs nothing, short enough
 * that a tape that has turned into noise is left within a tenth of a millisecond.
 */
const STEPS_BETWEEN_LOOKS = 4096;

/**
 * Heaps that a step by runs must pass for each heap that a step by words passes. A step by runs takes 16 ns for the
 * sets of Lemma 6 and 27 ns for others with three heads, a step by words 6 to 9 ns (measured).
 */
const RUN_STEP_IN_WORD_STEPS = 3;

/** Heaps of the first stint by words; every later one is at least as long as all that went before. */
const FIRST_STINT = 2 ** 22;

/** Heaps between two looks for a repeat by words: makes the look, M / 32 operations, cheap beside the steps. */
const STRIDE = 4096;

/**
 * The first proof of periodicity that the search meets within `limit` heaps, or null. `period` and `saltus` are
 * the least ones: a repeated boundary pattern proves arithmetic periodicity, and once a sequence is arithmetic
 * periodic its patterns repeat with the same period, so the least distance at which a pattern of the cycle
 * recurs is the least period.
 *
 * Memory: the tape, and a few thousand fingerprints; it does not grow with the period.
 */
export function findRepeat(set: FesSet, limit: number): Repeat | null {
  return set.largest <= LARGEST_FOR_PATTERN_WORD ? byPatternWord(set, limit) : byRunsOrWords(set, limit);
}

/** Starts with runs, and changes between runs and words by the pace that is measured. */
export function byRunsOrWords(set: FesSet, limit: number): Repeat | null {
  const worthIt =
    RUN_STEP_IN_WORD_STEPS * (set.lemma6 && set.lemma6.a >= LEAST_A_FOR_LEMMA_6 ? 32 : Math.min(32, set.gap));
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

/** Brent's search over the values placed; the pattern is compared at every value, with the blank one too. */
export function byPatternWord(set: FesSet, limit: number): Repeat | null {
  const tape = new TapeByPatternWord(set, blankBoundary(set.largest));
  for (let power = 1; tape.heap < limit; power *= 2) {
    const { heap, value, low, high } = tape;
    if (!tape.advance(power, limit, low, high)) continue;
    const blank = tape.low === 0 && tape.high === 0;
    return {
      period: blank ? tape.heap : tape.heap - heap,
      saltus: blank ? tape.value : tape.value - value,
      blank,
      tapeFrom: boundary => new TapeByPatternWord(set, boundary),
    };
  }
  return null;
}

/**
 * Brent's search over the places where the first head meets an unlabelled run after a labelled one. Gives up
 * with the boundary reached at the limit, or where steps pass fewer than `worthIt` heaps on average.
 */
export function byRuns(set: FesSet, from: Boundary, limit: number, worthIt: number): Repeat | Boundary {
  if (set.lemma6) return byRunsOfLemma6(set, set.lemma6, from, limit, worthIt);
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
    if (tape.heap - heap < worthIt * (tape.steps - steps)) break;
  }
  return tape.boundary();
}

/**
 * Brent's search by heaps, in giant steps: from a reference on, the patterns of {@link STRIDE} heaps in a row
 * are fingerprinted, and then one pattern in every STRIDE heaps is looked up among them, so that no repeat is
 * missed. An equal fingerprint is confirmed by comparing the patterns. Where Lemma 6 holds, {@link TapeOfLemma6} notes
 * when the blank pattern comes back.
 */
export function byWords(set: FesSet, from: Boundary, limit: number): Repeat | Boundary {
  const tapeFrom = (boundary: Boundary) => new TapeByWords(set, boundary);
  if (set.lemma6 && set.lemma6.a >= LEAST_A_FOR_LEMMA_6) {
    const tape = new TapeOfLemma6(set.lemma6, from);
    tape.advanceTo(limit);
    if (!tape.blankAt) return tape.boundary();
    return { period: tape.blankAt.heap, saltus: tape.blankAt.value, blank: true, tapeFrom };
  }
  const tape = new TapeByWords(set, from);
  for (let strides = 1; tape.heap < limit; strides *= 2) {
    const reference = tape.copy();
    const seen = new Fingerprints(reference);
    if (seen.twins) {
      const [first, second] = seen.twins;
      const period = second.heap - first.heap;
      return { period, saltus: second.value - first.value, blank: false, tapeFrom };
    }
    for (let stride = 0; stride < strides && tape.heap < limit; stride++) {
      const before = tape.copy();
      tape.advanceTo(tape.heap + STRIDE);
      const place = seen.find(tape);
      if (place === null) continue;
      const period = tape.heap - place.heap;
      const recurrence = before.copy();
      recurrence.advanceTo(reference.heap + period);
      if (!sameCells(recurrence.cells(), reference.cells())) break;
      return { period, saltus: tape.value - place.value, blank: false, tapeFrom };
    }
  }
  return tape.boundary();
}

/** The patterns of the {@link STRIDE} heaps from a reference on, by fingerprint. */
class Fingerprints {
  /** Two heaps of the stretch that have the same pattern, the first such; their distance is the least period. */
  readonly twins: readonly [TapeByWords, TapeByWords] | null;
  readonly #reference: TapeByWords;
  readonly #offsets = new Map<number, number[]>();

  constructor(reference: TapeByWords) {
    this.#reference = reference;
    this.twins = this.#collect(reference.copy());
  }

  /** Where in the stretch the pattern of the tape stood, or null. */
  find(tape: TapeByWords): TapeByWords | null {
    const cells = tape.cells();
    for (const offset of this.#offsets.get(fingerprint(cells)) ?? []) {
      const place = this.#reference.copy();
      place.advanceTo(place.heap + offset);
      if (sameCells(place.cells(), cells)) return place;
    }
    return null;
  }

  #collect(tape: TapeByWords): [TapeByWords, TapeByWords] | null {
    for (let offset = 0; offset < STRIDE; offset++) {
      const print = fingerprint(tape.cells());
      const offsets = this.#offsets.get(print);
      if (offsets) {
        const twin = this.find(tape);
        if (twin) return [twin, tape];
        offsets.push(offset);
      } else this.#offsets.set(print, [offset]);
      tape.advanceTo(tape.heap + 1);
    }
    return null;
  }
}

function sameCells(p: Int32Array, q: Int32Array): boolean {
  return p.every((word, i) => word === q[i]);
}

function fingerprint(cells: Int32Array): number {
  let hash = 0;
  for (const word of cells) {
    hash = Math.imul(hash ^ word, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
