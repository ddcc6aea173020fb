import fc from 'fast-check';
import { blankBoundary } from '../../../src/engine/all-but/boundary-pattern.ts';
import { fesSet } from '../../../src/engine/all-but/fes-set.ts';
import { byRunsOrWords } from '../../../src/engine/all-but/find-repeat.ts';
import { type Periodicity, periodicityOfAllBut } from '../../../src/engine/all-but/periodicity.ts';
import { byPatternWord } from '../../../src/engine/all-but/repeat-by-pattern-word.ts';
import { byWords } from '../../../src/engine/all-but/repeat-by-words.ts';
import { LARGEST_FOR_PATTERN_WORD } from '../../../src/engine/all-but/tape-by-pattern-word.ts';
import { TapeByRuns } from '../../../src/engine/all-but/tape-by-runs.ts';
import { repeatByWindows } from '../../../src/engine/finite/find-repeat.ts';
import {
  type FinitePeriodicity,
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../../src/engine/finite/periodicity.ts';
import { startingNimValues, startingOutcomes } from '../../../src/engine/finite/rule.ts';
import { FiniteTapeByMex } from '../../../src/engine/finite/tape-by-mex.ts';
import { FiniteTapeByWords } from '../../../src/engine/finite/tape-by-words.ts';
import { moveSets, rules } from '../finite/games.ts';

/** What two kernels say of one game; nothing, where the slow one was over its limit before it had a period. */
export interface Pair {
  readonly game: string;
  readonly engine: readonly (number | null)[];
  readonly twin: readonly (number | null)[];
}

/** Heaps that a game is followed by fast kernels, and by slow ones. */
const [LIMIT, SLOW_LIMIT] = [3e7, 3e6];

/**
 * {a, b, a + b} as the engine plays it; as the runs of any set do, which know nothing of Lemma 6; and by words that take
 * over from these runs at any heap.
 */
const lemma6 = fc
  .tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.oneof(fc.integer({ min: 1, max: 800 }), fc.integer({ min: 1, max: 8000 })),
    fc.integer({ min: 0, max: 1e6 }),
  )
  .filter(([a, distance]) => distance !== a)
  .map(([a, distance, handover]): Pair => {
    const b = a + distance;
    const set = fesSet([a, b, a + b]);
    const runs = new TapeByRuns(set, blankBoundary(a + b));
    runs.advanceTo(handover);
    // A labelled run and blank heaps behind it are the start for whoever goes on from there.
    const from = runs.boundary();
    const isStart = from.runs.length <= 3 || runs.blankAt !== null;
    if (!runs.blankAt) runs.advanceTo(LIMIT);
    const game = `N - {${a}, ${b}, ${a + b}}, words from heap ${isStart ? 0 : handover}`;
    if (!runs.blankAt) return { game, engine: [], twin: [] };
    const words = byWords(set, isStart ? blankBoundary(a + b) : from, 2 * LIMIT);
    const { heap, value } = runs.blankAt;
    return {
      game,
      engine: [
        ...numbersOf(periodicityOfAllBut(set.excluded, 2 * LIMIT)),
        ...('period' in words ? [words.period, words.saltus] : []),
      ],
      twin: [0, heap, value, heap, value],
    };
  });

/** Any excluded set: by the engine's choice, and by the other search that plays all sets of its size. */
const allBut = fc
  .oneof(
    fc.uniqueArray(fc.integer({ min: 1, max: 63 }), { minLength: 1, maxLength: 6 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 5 }),
  )
  .map((excluded): Pair => {
    const isSmall = Math.max(...excluded) <= LARGEST_FOR_PATTERN_WORD;
    const others = isSmall ? [byPatternWord, byRunsOrWords] : [byWordsAlone];
    const engine = numbersOf(periodicityOfAllBut(excluded, LIMIT));
    const twins = others.map(search => numbersOf(periodicityOfAllBut(excluded, SLOW_LIMIT, search)));
    const decided = twins.filter(twin => twin.length > 0);
    return {
      game: `N - {${excluded.join(', ')}}`,
      engine: decided.flatMap(() => engine),
      twin: decided.flat(),
    };
  });

function byWordsAlone(set: ReturnType<typeof fesSet>, limit: number) {
  const found = byWords(set, blankBoundary(set.largest), limit);
  return 'period' in found ? found : null;
}

function numbersOf(found: Periodicity): number[] {
  return found.status === 'proved' ? [found.preperiod, found.period, found.saltus] : [];
}

const finiteSets = fc.oneof(moveSets(40, 5), moveSets(200, 4), moveSets(3000, 3), moveSets(90, 4, 16));

/** Outcomes: by the engine's choice, and by windows of words alone, without WebAssembly. */
const outcomes = fc.tuple(finiteSets, rules).map(([moves, rule]): Pair => {
  const slow = repeatByWindows(new FiniteTapeByWords(moves, 1, startingOutcomes(rule)), SLOW_LIMIT);
  return finite(moves, JSON.stringify(rule), periodicityOfOutcomes(moves, rule, LIMIT), slow);
});

/** Nim-values: by the engine's choice, and by mex, heap by heap. */
const nimValues = fc.tuple(finiteSets, fc.constantFrom('normal', 'take-all')).map(([moves, ending]): Pair => {
  const slow = repeatByWindows(new FiniteTapeByMex(moves, startingNimValues(ending)), SLOW_LIMIT);
  return finite(moves, ending, periodicityOfNimValues(moves, ending, LIMIT), slow);
});

function finite(
  moves: readonly number[],
  rule: string,
  found: FinitePeriodicity,
  slow: ReturnType<typeof repeatByWindows>,
): Pair {
  const game = `{${moves.join(', ')}}, ${rule}`;
  if (slow === null) return { game, engine: [], twin: [] };
  const engine = found.status === 'proved' ? [found.preperiod, found.period] : [];
  return { game, engine, twin: [slow.preperiod, slow.period] };
}

/** Random games by kind, each played by two kernels when it is drawn. */
export const PAIRS: Readonly<Record<string, fc.Arbitrary<Pair>>> = { lemma6, allBut, outcomes, nimValues };
