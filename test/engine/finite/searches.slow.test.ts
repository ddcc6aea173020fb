import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOfNimValues, beginningOfOutcomes } from '../../../src/engine/finite/beginning.ts';
import { findRepeat, nimValueTape, outcomeTape } from '../../../src/engine/finite/choose-finite-tape.ts';
import type { FiniteTape } from '../../../src/engine/finite/finite-tape.ts';
import { FiniteTapeByMex } from '../../../src/engine/finite/finite-tape-by-mex.ts';
import {
  DEFAULT_SETTINGS,
  type Search,
  type SearchSettings,
  type TapeFromZero,
} from '../../../src/engine/finite/repeat-search.ts';
import { byMatching } from '../../../src/engine/finite/search-by-matching.ts';
import { byStoredTerms, byWindows } from '../../../src/engine/finite/search-by-windows.ts';
import { findInBytes } from '../../../src/engine/finite/search-in-bytes.ts';
import { moveSets, NORMAL, rules, SEED, wideSets } from './games.ts';
import { provedNumbers } from './proved-numbers.ts';

const sets = fc.oneof(moveSets(30), moveSets(80, 4, 3), wideSets);
const endings = fc.constantFrom('normal', 'take-all', 'sink');
/** Number of heaps between two looks for a window: few, or the default. */
const strides = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant(4096));
const LIMIT = 1e6;

const found = (search: Search, tape: TapeFromZero, limit = LIMIT, settings: Partial<SearchSettings> = {}) =>
  provedNumbers(search.find(tape, tape().largest, limit, { ...DEFAULT_SETTINGS, ...settings }), limit);

test('the stored terms and the windows of nim-values give the same preperiod and period', () => {
  let decided = 0;
  fc.assert(
    fc.property(sets, endings, strides, (moves, ending, stride) => {
      const start = beginningOfNimValues(moves, ending);
      const byMex = (kept?: number) => new FiniteTapeByMex(moves, start, kept);
      const byTerms = found(byStoredTerms, byMex);
      if (byTerms === null) return;
      decided++;
      expect(found(byWindows, byMex, LIMIT, { stride })).toEqual(byTerms);
    }),
    { numRuns: 60, seed: SEED },
  );
  expect(decided).toBeGreaterThan(40);
});

test('byte searches for values, outcomes, and outcomes of values agree with tapes, up to the limit', () => {
  const few = fc.oneof(moveSets(30, 5), moveSets(200, 5), moveSets(90, 3, 8));
  const settings = fc.record({
    firstWindows: fc.integer({ min: 1, max: 4 }),
    allFromWindows: fc.integer({ min: 1, max: 20 }),
    mostHeaps: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.constant(2 ** 20)),
  });
  const met = { found: 0, givenUp: 0, others: 0 };
  fc.assert(
    fc.property(few, rules, settings, (moves, rule, dense) => {
      const [values, outcomes] = [beginningOfNimValues(moves, rule.ending), beginningOfOutcomes(moves, rule)];
      const known = {
        'nim-values': found(byStoredTerms, kept => nimValueTape(moves, rule.ending, kept)),
        outcomes: found(byStoredTerms, kept => outcomeTape(moves, rule, kept)),
      };
      const agrees = (sequence: keyof typeof known, list: readonly number[]) => {
        const start = sequence === 'outcomes' ? outcomes : values;
        const numbers = known[sequence];
        if (numbers === null) return;
        const least = numbers[0] + numbers[1];
        for (const [limit, expected] of [
          [least, numbers],
          [least - 1, null],
          [LIMIT, numbers],
        ] as const) {
          const repeat = findInBytes(sequence, list, start, limit, dense);
          met[repeat === undefined ? 'givenUp' : repeat === null ? 'others' : 'found']++;
          if (repeat !== undefined) expect(provedNumbers(repeat, limit)).toEqual(expected);
          else expect(limit + Math.max(moves.at(-1)!, 16)).toBeGreaterThan(dense.mostHeaps);
        }
      };
      agrees('outcomes', moves);
      agrees('nim-values', moves);
      agrees('outcomes', moves);
      agrees('nim-values', [...moves]);
      agrees('outcomes', moves);
    }),
    { numRuns: 250, seed: SEED },
  );
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50);
});

test.each([
  [75, 268, 494],
  [229, 1455, 2912],
  [477, 2263, 2857],
  [9000, 20011, 60017],
  [30011, 30012, 65504],
])(
  'the byte search for {%i, %i, %i}, with a long preperiod or a wide window, agrees with tapes',
  (...moves) => {
    const tapes = {
      'nim-values': (kept?: number) => nimValueTape(moves, 'normal', kept),
      outcomes: (kept?: number) => outcomeTape(moves, NORMAL, kept),
    };
    for (const sequence of ['outcomes', 'nim-values', 'outcomes'] as const) {
      const numbers = provedNumbers(findRepeat(tapes[sequence], moves.at(-1)!, 1e7), 1e7);
      const repeat = findInBytes(sequence, moves, { given: [], isSink: false }, 1e7);
      // Outcomes are stored for fewer heaps.
      if (repeat === undefined) expect([sequence, moves[0]]).toEqual(['outcomes', 477]);
      else expect(provedNumbers(repeat, 1e7)).toEqual(numbers);
    }
  },
);

test.each([
  [
    [5, 13, 16, 33],
    [34, 58],
    [21, 29],
  ],
  [
    [5, 14, 28, 38],
    [147, 126],
    [119, 42],
  ],
])(
  'the byte search finds a smaller period for the outcomes of {%s} than for its values',
  (moves, values, outcomes) => {
    const normal = { given: [], isSink: false };
    expect(provedNumbers(findInBytes('nim-values', moves, normal, LIMIT), LIMIT)).toEqual(values);
    expect(provedNumbers(findInBytes('outcomes', moves, normal, LIMIT), LIMIT)).toEqual(outcomes);
  },
);

test('results of the byte search remain valid after other sets are played', () => {
  const normal = { given: [], isSink: false };
  const found = [
    [5, 13, 16, 33],
    [2, 5, 7],
    [5, 14, 28, 38],
  ].map(moves => findInBytes('nim-values', moves, normal, LIMIT)!);
  const numbers = () => found.map(repeat => provedNumbers(repeat, LIMIT));
  const [first, again] = [numbers(), numbers()];
  expect(first).toEqual([
    [34, 58],
    provedNumbers(findInBytes('nim-values', [2, 5, 7], normal, LIMIT), LIMIT),
    [147, 126],
  ]);
  expect(again).toEqual(first);
  const outcomes = found.map(values => values.outcomes(normal)!);
  expect(outcomes.map(repeat => provedNumbers(repeat, LIMIT))[0]).toEqual([21, 29]);
  expect(outcomes.map(repeat => provedNumbers(repeat, LIMIT))[2]).toEqual([119, 42]);
  expect(numbers()).toEqual(first);
});

test('the byte search gives up on long periods and on moves of 2^16', () => {
  const normal = { given: [], isSink: false };
  for (const sequence of ['nim-values', 'outcomes'] as const) {
    expect(findInBytes(sequence, [11, 51, 111, 122], normal, 1e9)).toBeUndefined();
    expect(findInBytes(sequence, [3, 4, 2 ** 16], normal, 1e9)).toBeUndefined();
  }
});

test('searches with frequent hand-overs decide exactly if preperiod plus period is within the limit', () => {
  const dense = fc.record({
    firstWindows: fc.integer({ min: 1, max: 4 }),
    mostTermsKept: fc.integer({ min: 1, max: 300 }),
    stride: fc.integer({ min: 1, max: 50 }),
    wideWindow: fc.integer({ min: 1, max: 200 }),
    chunk: fc.integer({ min: 1, max: 50 }),
  });
  const met = { kept: 0, givenUp: 0, wide: 0 };
  fc.assert(
    fc.property(sets, rules, dense, (moves, rule, settings) => {
      const tape = (kept?: number) => outcomeTape(moves, rule, kept);
      const known = found(byStoredTerms, tape);
      if (known === null) return;
      const [m, least] = [moves.at(-1)!, known[0] + known[1]];
      if (!byStoredTerms.fits(m, settings)) met.wide++;
      else met[byStoredTerms.find(tape, m, least, settings) === undefined ? 'givenUp' : 'kept']++;
      for (const limit of [10 * least, least])
        expect(provedNumbers(findRepeat(tape, m, limit, settings), limit)).toEqual(known);
      expect(provedNumbers(findRepeat(tape, m, least - 1, settings), least - 1)).toBeNull();
    }),
    { numRuns: 150, seed: SEED },
  );
  expect(Math.min(...Object.values(met))).toBeGreaterThan(15);
});

test('each search decides exactly if preperiod plus period is within the limit', () => {
  let late = 0;
  fc.assert(
    fc.property(sets, rules, strides, (moves, rule, stride) => {
      const tape = (kept?: number) => outcomeTape(moves, rule, kept);
      const known = found(byStoredTerms, tape);
      if (known === null) return;
      if (known[0] > 0) late++;
      const least = known[0] + known[1];
      for (const [limit, expected] of [
        [least, known],
        [least - 1, null],
      ] as const) {
        for (const search of [byStoredTerms, byWindows, byMatching])
          expect(found(search, tape, limit, { stride, chunk: stride })).toEqual(expected);
      }
    }),
    { numRuns: 100, seed: SEED },
  );
  expect(late).toBeGreaterThan(30);
});

test('matching windows term by term agrees with comparing whole windows', () => {
  let decided = 0;
  fc.assert(
    fc.property(sets, endings, (moves, ending) => {
      const tape = (kept?: number) => nimValueTape(moves, ending, kept);
      const matched = found(byMatching, tape);
      if (matched === null) return;
      decided++;
      expect(found(byWindows, tape)).toEqual(matched);
    }),
    { numRuns: 100, seed: SEED },
  );
  expect(decided).toBeGreaterThan(80);
});

test.each([
  [[20, 45, 16_423], 16_445, 16_443],
  [[3, 8, 16_495], 49_506, 16_498],
])(
  'nim-values of the wide set %j are decided exactly if preperiod plus period is within the limit',
  (moves, preperiod, period) => {
    const tape = (kept?: number) => nimValueTape(moves, 'normal', kept);
    const decided = (limit: number) => provedNumbers(findRepeat(tape, moves.at(-1)!, limit), limit);
    for (const limit of [preperiod + period, 3 * (preperiod + period), 1e9])
      expect(decided(limit)).toEqual([preperiod, period]);
    for (const limit of [1, preperiod, preperiod + period - 1]) expect(decided(limit)).toBeNull();
  },
);

test('few windows of a wide set are read whole, however many heaps are played', () => {
  let windows = 0;
  const counting = (tape: FiniteTape): FiniteTape =>
    new Proxy(tape, {
      get: (target, key) => {
        if (key === 'window') windows++;
        const value = Reflect.get(target, key, target);
        if (key === 'copy') return (kept?: number) => counting(target.copy(kept));
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  for (const largest of [20_000, 300_000]) {
    const repeat = findRepeat(kept => counting(outcomeTape([3, largest], NORMAL, kept)), largest, 1e7);
    expect(provedNumbers(repeat, 1e7)).toEqual([0, largest + 3]);
  }
  expect(windows).toBeGreaterThan(0);
  expect(windows).toBeLessThan(10);
});
