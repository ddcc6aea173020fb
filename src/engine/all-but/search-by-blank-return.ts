import { type Boundary, blankBoundary, isBlank } from './boundary-pattern.ts';
import { ExactTape } from './exact-tape.ts';
import type { FesSet } from './fes-set.ts';
import type { FoundRepeat, Search, SearchSettings } from './pattern-search.ts';
import { proposalOf } from './proposal.ts';
import { SearchPath, type TapeFrom } from './search-path.ts';
import type { TapeThatSeesBlank } from './tape.ts';
import { MAX_FOR_RUNS_OF_LEMMA_6, RunsOfLemma6, runsKernel } from './tape-by-runs-of-lemma-6.ts';
import { lemma6Kernel, TapeOfLemma6 } from './tape-by-words-of-lemma-6.ts';

/** A kernel that plays on from some boundary for a while. */
interface Phase {
  readonly tape: Pick<TapeThatSeesBlank, 'heap' | 'blankAt' | 'boundary'>;
  readonly tapeFrom: TapeFrom;
  /** Advances the tape a little; returns false if another kernel should continue. */
  readonly pass: () => boolean;
}

/**
 * The search for {a, b, a + b} with b ≠ 2a. Every pattern then has one predecessor (Lemma 7), so the blank one of the
 * start is the first to recur, and the search looks only for it. It steps by runs, and by words while a step by runs
 * passes few heaps. A phase by words is at least as long as the whole search before it, so that a short calm does not
 * interrupt noise.
 */
export const byBlankReturn: Search = {
  fits: ({ lemma6, largest }) => lemma6 !== null && largest <= MAX_FOR_RUNS_OF_LEMMA_6,
  propose(set, limit, settings) {
    const found = blankReturn(set, limit, settings);
    return found && proposalOf(set, found);
  },
};

function blankReturn(set: FesSet, limit: number, settings: SearchSettings): FoundRepeat | null {
  const phaseFrom = phasesOf(set, limit, settings);
  const first = blankBoundary(set.largest);
  const path = new SearchPath(set.largest, phaseFrom.runs(first).tapeFrom, settings.spacing(set.largest));
  const found = ({ heap, value }: Pick<Boundary, 'heap' | 'value'>): FoundRepeat => ({
    period: heap,
    saltus: value,
    first,
    before: 0,
    path: path,
  });
  let boundary = first;
  for (let byRuns = true; boundary.heap < limit; byRuns = !byRuns) {
    const { tape, tapeFrom, pass } = byRuns ? phaseFrom.runs(boundary) : phaseFrom.words(boundary);
    for (let goesOn = true; goesOn; ) {
      path.pass(tape, tapeFrom);
      goesOn = pass();
      if (tape.blankAt) return found(tape.blankAt);
    }
    boundary = tape.boundary();
    // The next kernel would take it for the start.
    if (isBlank(boundary)) return found(boundary);
  }
  return null;
}

function phasesOf(
  set: FesSet,
  limit: number,
  settings: SearchSettings,
): Record<'runs' | 'words', (from: Boundary) => Phase> {
  const { stepsBetweenLooks, runStepInWordSteps, minPhase, phaseGrowth, piece } = settings;
  const moves = set.lemma6!;
  const runs = runsKernel();
  const worthIt = runStepInWordSteps.lemma6 * Math.min(moves.a, 64);
  const tapeByRuns = (from: Boundary) => new RunsOfLemma6(moves, from, runs);
  const tapeByWords = wordsOfLemma6(set, settings);
  const exactTape = (from: Boundary) => new ExactTape(set, tapeByWords, from);
  return {
    runs(from) {
      const tape = tapeByRuns(from);
      const pass = () => {
        const { heap, steps } = tape;
        tape.step(stepsBetweenLooks, limit);
        return tape.heap < limit && tape.heap - heap >= worthIt * (tape.steps - steps);
      };
      return { tape, tapeFrom: tapeByRuns, pass };
    },
    words(from) {
      const tape = tapeByWords(from);
      const end = Math.min(limit, Math.max(Math.floor(phaseGrowth * from.heap), from.heap + minPhase));
      const pass = () => {
        tape.advanceTo(Math.min(end, tape.heap + piece));
        return tape.heap < end;
      };
      return { tape, tapeFrom: exactTape, pass };
    },
  };
}

/** Returns a tape by words from any boundary, for a set that {@link byBlankReturn} fits. */
export function wordsOfLemma6(
  set: FesSet,
  { wordsAStint }: Pick<SearchSettings, 'wordsAStint'>,
): (from: Boundary) => TapeThatSeesBlank {
  return from => new TapeOfLemma6(set.lemma6!, from, lemma6Kernel(), wordsAStint);
}
