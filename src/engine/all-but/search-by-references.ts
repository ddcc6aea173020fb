import { writeFingerprints } from '../walker.ts';
import { WindowPlaces } from '../window-places.ts';
import { type Boundary, blankBoundary, samePattern } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { FoundRepeat, Search, SearchSettings } from './pattern-search.ts';
import { proposalOf } from './proposal.ts';
import { SearchPath } from './search-path.ts';
import { TapeByRuns } from './tape-by-runs.ts';
import { TapeByWords } from './tape-by-words.ts';

/** A boundary with which later ones are compared: the start, or a place where an unlabelled run follows a labelled one. */
interface Reference {
  readonly boundary: Boundary;
  /** The heap of the reference before. */
  readonly before: number;
}

/**
 * The search for any set. A new reference is set each time the first head is four times as far (Brent). All references
 * are kept, whichever kernel continues, so that the first one on the cycle recurs after one period.
 *
 * By runs, each boundary at which an unlabelled run follows a labelled one is compared. Stepping by words does not see
 * these boundaries. There a stretch of windows after each reference is fingerprinted, and one window per stretch length
 * is looked up, also the window at which the phase ends. A phase by words is at least as long as the search before it,
 * except for new references, which are set by runs.
 *
 * The last reference is M + 1 heaps after `limit`, so it is on the cycle if preperiod and period are within the limit.
 * The search ends `limit` heaps after that and returns null.
 */
export const byReferences: Search = {
  fits: () => true,
  propose(set, limit, settings) {
    const found = new SearchByReferences(set, limit, settings).find();
    return found && proposalOf(set, found);
  },
};

class SearchByReferences {
  readonly #set: FesSet;
  readonly #settings: SearchSettings;
  readonly #path: SearchPath;
  readonly #references: Reference[] = [];
  /** The references by the number of runs of their patterns. Most patterns share that number with no reference. */
  readonly #byRunCount = new Map<number, Reference[]>();
  readonly #places: WindowPlaces<TapeByWords>;
  /** References whose stretches are among the places. */
  #entered = 0;
  /** The earliest heap for the next reference, which is the last one if it is at least `#lastFrom`. */
  #due = 0;
  readonly #lastFrom: number;
  #end = Number.POSITIVE_INFINITY;

  constructor(set: FesSet, limit: number, settings: SearchSettings) {
    this.#set = set;
    this.#settings = settings;
    this.#places = new WindowPlaces(settings.stride);
    this.#path = new SearchPath(set.largest, this.#byRunsFrom, settings.spacing(set.largest));
    this.#lastFrom = limit + set.largest + 1;
    this.#refer(blankBoundary(set.largest), 0);
  }

  find(): FoundRepeat | null {
    const { minPhase, phaseGrowth } = this.#settings;
    let at = this.#references[0]!.boundary;
    while (at.heap < this.#end) {
      const runs = this.#byRuns(at);
      if ('period' in runs) return runs;
      const phase = Math.max(Math.floor(phaseGrowth * runs.heap), runs.heap + minPhase);
      const words = this.#byWords(runs, Math.min(phase, this.#due, this.#end));
      if ('period' in words) return words;
      at = words;
    }
    return null;
  }

  readonly #byRunsFrom = (boundary: Boundary) => new TapeByRuns(this.#set, boundary);
  readonly #byWordsFrom = (boundary: Boundary) => new TapeByWords(this.#set, boundary);

  /** Sets a reference that is due. */
  #refer(boundary: Boundary, runCount: number): void {
    const { heap } = boundary;
    const reference = { boundary, before: this.#references.at(-1)?.boundary.heap ?? 0 };
    this.#references.push(reference);
    this.#byRunCount.set(runCount, [...(this.#byRunCount.get(runCount) ?? []), reference]);
    if (heap >= this.#lastFrom) {
      this.#end = Math.min(this.#end, heap + this.#lastFrom + this.#settings.stride);
      this.#due = this.#end;
    } else this.#due = Math.min(4 * heap + this.#settings.stride, this.#lastFrom);
  }

  #found({ boundary: first, before }: Pick<Reference, 'boundary' | 'before'>, again: Boundary): FoundRepeat {
    const period = again.heap - first.heap;
    return { period, saltus: again.value - first.value, first, before, path: this.#path };
  }

  /** Steps by runs until a pattern equals a reference, or to the end, or until steps become short or a reference is due. */
  #byRuns(from: Boundary): FoundRepeat | Boundary {
    const { stepsBetweenLooks, runStepInWordSteps } = this.#settings;
    const worthIt = runStepInWordSteps.others * Math.min(32, this.#set.gap);
    const tape = this.#byRunsFrom(from);
    this.#path.pass(tape, this.#byRunsFrom);
    let { heap, steps } = tape;
    while (tape.advanceToNextBlankRun(this.#end)) {
      const { runCount } = tape;
      const alike = this.#byRunCount.get(runCount);
      if (alike) {
        const boundary = tape.boundary();
        const reference = alike.find(({ boundary: pattern }) => samePattern(pattern, boundary));
        if (reference) return this.#found(reference, boundary);
      }
      this.#path.pass(tape, this.#byRunsFrom);
      if (tape.heap >= this.#due) this.#refer(tape.boundary(), runCount);
      if (tape.steps - steps < stepsBetweenLooks) continue;
      if (tape.heap - heap < worthIt * (tape.steps - steps)) break;
      ({ heap, steps } = tape);
    }
    return tape.boundary();
  }

  /** Steps by words until a window equals one of a stretch, or to the heap `end`. */
  #byWords(from: Boundary, end: number): FoundRepeat | Boundary {
    const { stride, piece } = this.#settings;
    for (; this.#entered < this.#references.length; this.#entered++) {
      const { boundary, before } = this.#references[this.#entered]!;
      const twins = this.#places.collect({ walker: this.#byWordsFrom(boundary), before });
      if (twins) return this.#found({ boundary: twins[0].boundary(), before }, twins[1].boundary());
    }
    const tape = this.#byWordsFrom(from);
    while (tape.heap < end) {
      const start = tape.copy();
      this.#path.pass(tape, this.#byWordsFrom);
      const step = Math.min(stride, end - tape.heap);
      const looks = Math.max(1, Math.floor(Math.min(piece, end - tape.heap) / step));
      const prints = new Int32Array(looks);
      writeFingerprints(tape, step, prints);
      for (let i = 0; i < looks; i++) {
        if (!this.#places.has(prints[i]!)) continue;
        const again = start.copy();
        again.advanceTo(start.heap + step * (i + 1));
        const place = this.#places.placeOf(prints[i]!, again);
        if (place === null) continue;
        const { walker, before } = place.reference;
        const period = again.heap - place.walker.heap;
        const first = walker.boundary();
        const isLabelledBefore = this.#path.boundaryAt(first.heap + period - 1).runs[0] === 0;
        const second = this.#path.boundaryAt(first.heap + period);
        // The stretch of a reference before the cycle may extend into it, and show a multiple of the period. So may
        // the stretch in which the cycle is entered. Its first pattern need not recur by runs: the heap before it may be
        // another there.
        if (isLabelledBefore && samePattern(first, second))
          return this.#found({ boundary: first, before }, second);
      }
    }
    return tape.boundary();
  }
}
