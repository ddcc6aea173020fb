import fc from 'fast-check';
import { nimSequence } from '../../../src/engine/all-but/algorithm-1.ts';
import { type FesSet, fesSet } from '../../../src/engine/all-but/fes-set.ts';
import { DEFAULT_SETTINGS, type SearchSettings } from '../../../src/engine/all-but/pattern-search.ts';
import { periodicityOfAllBut } from '../../../src/engine/all-but/periodicity-of-all-but.ts';
import { byBlankReturn } from '../../../src/engine/all-but/search-by-blank-return.ts';
import { byReferences } from '../../../src/engine/all-but/search-by-references.ts';
import { periodicityByTheorem } from '../../../src/engine/all-but/theorem/periodicity-by-theorem.ts';
import { tripleOf } from '../../../src/engine/all-but/theorem/triple.ts';
import { nimValueByTheorem } from '../../../src/engine/all-but/theorem/value-by-theorem.ts';
import { beginningOfNimValues, beginningOfOutcomes } from '../../../src/engine/finite/beginning.ts';
import { FiniteTapeByMex } from '../../../src/engine/finite/finite-tape-by-mex.ts';
import { FiniteTapeByWords } from '../../../src/engine/finite/finite-tape-by-words.ts';
import {
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../../src/engine/finite/periodicity-of-finite.ts';
import {
  DEFAULT_SETTINGS as SHIPPED_FOR_FINITE,
  type TapeFromZero,
} from '../../../src/engine/finite/repeat-search.ts';
import { byWindows } from '../../../src/engine/finite/search-by-windows.ts';
import type { Periodicity } from '../../../src/engine/proved-periodicity.ts';
import { periodicityByAlgorithm1 } from '../all-but/by-algorithm-1.ts';
import { settings } from '../all-but/dense-settings.ts';
import { fesSets } from '../all-but/fes-games.ts';
import { moveSets, rules } from '../finite/games.ts';
import { provedNumbers } from '../finite/proved-numbers.ts';

/** Results of two kernels for one game; empty if the slow one reached its limit first. */
export interface Pair {
  readonly game: string;
  readonly engine: readonly (number | null)[];
  readonly reference: readonly (number | null)[];
}

/** Limits in heaps for fast and slow kernels. */
const [LIMIT, SLOW_LIMIT] = [3e7, 3e6];

/** Settings that use only runs or only words, without hand-overs; they ignore Lemma 6. */
const [BY_RUNS, BY_WORDS] = [0, Number.POSITIVE_INFINITY].map(worth => ({
  ...DEFAULT_SETTINGS,
  runStepInWordSteps: { lemma6: worth, others: worth },
}));

/** Compares the engine on any excluded set with each kernel by itself, and with frequent hand-overs. */
function allBut(excluded: readonly number[], settings: SearchSettings): Pair {
  const engine = numbersOf(periodicityOfAllBut(excluded, LIMIT));
  const references = [
    [byReferences, BY_RUNS],
    [byReferences, BY_WORDS],
    [byReferences, settings],
    [byBlankReturn, settings],
  ] as const;
  const decided = references
    .filter(([search]) => search.fits(fesSet(excluded)))
    .map(([search, settings]) =>
      numbersOf(
        periodicityOfAllBut(excluded, SLOW_LIMIT, (set, limit) => search.propose(set, limit, settings!)),
      ),
    )
    .filter(reference => reference.length > 0);
  return {
    game: `N - {${excluded.join(', ')}}, ${JSON.stringify(settings)}`,
    engine: decided.flatMap(() => engine),
    reference: decided.flat(),
  };
}

/** Sets {a, b, a + b}. */
const lemma6 = fc
  .tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.oneof(fc.integer({ min: 1, max: 800 }), fc.integer({ min: 1, max: 8000 })),
    settings,
  )
  .filter(([a, distance]) => distance !== a)
  .map(([a, distance, settings]) => allBut([a, a + distance, 2 * a + distance], settings));

/** Sets {a, b, a + b} with b ≥ 3a: period, saltus and some values, by the tape and by the theorem. */
const theorem = fc
  .tuple(
    fc.integer({ min: 1, max: 200 }),
    fc.nat(6000),
    fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 20 }),
  )
  .map(([a, more, heaps]): Pair => {
    const excluded = [a, 3 * a + more, 4 * a + more];
    const triple = tripleOf(excluded)!;
    const { period, saltus } = periodicityByTheorem(triple);
    const byTape = numbersOf(periodicityOfAllBut(excluded, LIMIT));
    const values = nimSequence(excluded, Math.max(...heaps) + 1);
    const byTheorem = heaps.map(heap => nimValueByTheorem(triple, BigInt(heap)));
    return {
      game: `N - {${excluded.join(', ')}}, heaps ${heaps.join(', ')}`,
      engine: [...byTape, ...heaps.map(heap => values[heap]!)],
      reference: [...(period <= LIMIT ? [0n, period, saltus] : []), ...byTheorem].map(Number),
    };
  });

const anySet = fc
  .tuple(
    fc.oneof(
      fc.uniqueArray(fc.integer({ min: 1, max: 62 }), { minLength: 1, maxLength: 6 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 5 }),
    ),
    settings,
  )
  .map(([excluded, settings]) => allBut(excluded, settings));

/** Small sets, with frequent hand-overs and by Algorithm 1 on an array. */
const handOvers = fc.tuple(fesSets, settings).map(([excluded, settings]): Pair => {
  const known = periodicityByAlgorithm1(excluded, 20_000);
  if (known === null) return { game: '', engine: [], reference: [] };
  const { preperiod, period, saltus } = known;
  const within = (set: FesSet, limit: number) => byReferences.propose(set, limit, settings);
  return {
    game: `N - {${excluded.join(', ')}}, ${JSON.stringify(settings)}`,
    engine: [
      ...numbersOf(periodicityOfAllBut(excluded, preperiod + period, within)),
      ...numbersOf(periodicityOfAllBut(excluded, preperiod + period)),
    ],
    reference: [preperiod, period, saltus, preperiod, period, saltus],
  };
});

/**
 * Sets d X for a small X, with a period just above 2^22 or 2^23 heaps, where runs replace words. They are d independent
 * copies of N - X, so the pattern word gives d n0, d p and d s.
 */
const aimed = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 2, maxLength: 5 }),
    fc.constantFrom(2 ** 22, 2 ** 23),
    fc.integer({ min: 1, max: 1000 }),
  )
  .map(([small, above, more]): Pair => {
    const known = periodicityOfAllBut(small, 1e5);
    if (known.status === 'undecided') return { game: '', engine: [], reference: [] };
    const d = Math.ceil((above + more) / known.period);
    const excluded = small.map(x => d * x);
    return {
      game: `N - {${excluded.join(', ')}}`,
      engine: numbersOf(periodicityOfAllBut(excluded, 10 * LIMIT)),
      reference: numbersOf(known).map(number => d * number),
    };
  });

function numbersOf(found: Periodicity): number[] {
  return found.status === 'proved' ? [found.preperiod, found.period, found.saltus] : [];
}

const finiteSets = fc.oneof(moveSets(40, 5), moveSets(200, 4), moveSets(3000, 3), moveSets(90, 4, 16));

/** Outcomes by the engine's choice, and by windows of words without WebAssembly. */
const outcomes = fc.tuple(finiteSets, rules).map(([moves, rule]): Pair => {
  const tape = () => new FiniteTapeByWords(moves, beginningOfOutcomes(moves, rule));
  return finite(moves, JSON.stringify(rule), periodicityOfOutcomes(moves, rule, LIMIT), tape);
});

/** Nim-values by the engine's choice, and by mex, heap by heap. */
const nimValues = fc
  .tuple(finiteSets, fc.constantFrom('normal', 'take-all', 'sink'))
  .map(([moves, ending]): Pair => {
    const tape = () => new FiniteTapeByMex(moves, beginningOfNimValues(moves, ending));
    return finite(moves, ending, periodicityOfNimValues(moves, ending, LIMIT), tape);
  });

function finite(moves: readonly number[], rule: string, found: Periodicity, slow: TapeFromZero): Pair {
  const game = `{${moves.join(', ')}}, ${rule}`;
  const reference = provedNumbers(
    byWindows.find(slow, moves.at(-1)!, SLOW_LIMIT, SHIPPED_FOR_FINITE),
    SLOW_LIMIT,
  );
  if (reference === null) return { game, engine: [], reference: [] };
  const engine = found.status === 'proved' ? [found.preperiod, found.period] : [];
  return { game, engine, reference };
}

/** Random games by kind, each computed by two kernels when it is drawn. */
export const PAIRS: Readonly<Record<string, fc.Arbitrary<Pair>>> = {
  lemma6,
  theorem,
  anySet,
  handOvers,
  aimed,
  outcomes,
  nimValues,
};
