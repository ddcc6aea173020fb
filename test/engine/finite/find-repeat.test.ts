import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRepeat, repeatByTermsKept, repeatByWindows } from '../../../src/engine/finite/find-repeat.ts';
import { outcomeTape } from '../../../src/engine/finite/outcomes.ts';
import { periodAmongSums } from '../../../src/engine/finite/period-among-sums.ts';
import { repeatByMatching } from '../../../src/engine/finite/repeat-by-matching.ts';
import { startingNimValues } from '../../../src/engine/finite/rule.ts';
import type { FiniteTape } from '../../../src/engine/finite/tape.ts';
import { FiniteTapeByMex } from '../../../src/engine/finite/tape-by-mex.ts';
import { FiniteTapeByWords } from '../../../src/engine/finite/tape-by-words.ts';
import { nimValueTape } from '../../../src/engine/finite/values.ts';
import { moveSets, NORMAL, rules, SEED, wideSets } from './games.ts';
import { provedNumbers } from './proved-numbers.ts';

const sets = fc.oneof(moveSets(30), moveSets(80, 4, 3), wideSets);
const endings = fc.constantFrom('normal', 'take-all');
/** Heaps between two looks for a window: few, and the shipped number. */
const strides = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant(4096));
const LIMIT = 1e6;

test('outcomes: the terms kept and the windows alone show the same preperiod and period', () => {
  let found = 0;
  fc.assert(
    fc.property(sets, rules, strides, (moves, rule, stride) => {
      const byTerms = repeatByTermsKept(outcomeTape(moves, rule), LIMIT);
      if (byTerms === null) return;
      found++;
      const byWindows = repeatByWindows(outcomeTape(moves, rule), LIMIT, stride);
      expect(provedNumbers(byWindows, LIMIT)).toEqual(provedNumbers(byTerms, LIMIT));
    }),
    { numRuns: 600, seed: SEED },
  );
  expect(found).toBeGreaterThan(500);
});

test('nim-values: so do both kernels', () => {
  let found = 0;
  fc.assert(
    fc.property(sets, endings, strides, (moves, ending, stride) => {
      const start = startingNimValues(ending);
      const byTerms = repeatByTermsKept(new FiniteTapeByMex(moves, start), LIMIT);
      const byWords = repeatByTermsKept(new FiniteTapeByWords(moves, moves.length, start), LIMIT);
      expect(provedNumbers(byWords, LIMIT)).toEqual(provedNumbers(byTerms, LIMIT));
      if (byTerms === null) return;
      found++;
      const byWindows = repeatByWindows(new FiniteTapeByMex(moves, start), LIMIT, stride);
      expect(provedNumbers(byWindows, LIMIT)).toEqual(provedNumbers(byTerms, LIMIT));
    }),
    { numRuns: 400, seed: SEED },
  );
  expect(found).toBeGreaterThan(300);
});

test('the sums of two moves show a multiple of each period that divides one, and nothing else', () => {
  const seen = { sums: 0, less: 0, others: 0 };
  fc.assert(
    fc.property(sets, endings, (moves, ending) => {
      const tape = nimValueTape(moves, ending, 40 * moves.at(-1)!);
      tape.advanceTo(40 * moves.at(-1)!);
      const period = tape.recurrence();
      const sums = moves.flatMap(s => moves.map(t => s + t));
      const multiples = sums.filter(sum => period > 0 && sum % period === 0);
      const divides = multiples.length > 0;
      expect(divides ? multiples : [0]).toContain(periodAmongSums(tape));
      if (period > 0) seen[!divides ? 'others' : sums.includes(period) ? 'sums' : 'less']++;
    }),
    { numRuns: 500, seed: SEED },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
});

test('of many moves sums are not tried', () => {
  const moves = Array.from({ length: 20 }, (_, i) => i + 1);
  const tape = nimValueTape(moves, 'normal', 200);
  tape.advanceTo(200);
  expect(tape.recurs(21)).toBe(true);
  expect(periodAmongSums(tape)).toBe(0);
  expect(provedNumbers(repeatByTermsKept(tape, LIMIT), LIMIT)).toEqual([0, 21]);
});

test('each search decides just where preperiod and period together are within the limit', () => {
  let late = 0;
  fc.assert(
    fc.property(sets, rules, strides, (moves, rule, stride) => {
      const tape = () => outcomeTape(moves, rule);
      const known = provedNumbers(repeatByTermsKept(tape(), LIMIT), LIMIT);
      if (known === null) return;
      if (known[0] > 0) late++;
      const least = known[0] + known[1];
      for (const [limit, expected] of [
        [least, known],
        [least - 1, null],
      ] as const) {
        expect(provedNumbers(repeatByTermsKept(tape(), limit), limit)).toEqual(expected);
        expect(provedNumbers(repeatByWindows(tape(), limit, stride), limit)).toEqual(expected);
        expect(provedNumbers(repeatByMatching(tape(), limit, stride), limit)).toEqual(expected);
      }
    }),
    { numRuns: 600, seed: SEED },
  );
  expect(late).toBeGreaterThan(100);
});

test('windows matched term by term show the same as windows compared whole', () => {
  let found = 0;
  fc.assert(
    fc.property(sets, endings, (moves, ending) => {
      const matched = provedNumbers(repeatByMatching(nimValueTape(moves, ending), LIMIT), LIMIT);
      if (matched === null) return;
      found++;
      expect(provedNumbers(repeatByWindows(nimValueTape(moves, ending), LIMIT), LIMIT)).toEqual(matched);
    }),
    { numRuns: 400, seed: SEED },
  );
  expect(found).toBeGreaterThan(350);
});

test.each([
  [[20, 45, 16_423], 16_445, 16_443],
  [[3, 8, 16_495], 49_506, 16_498],
])(
  'of the wide set %j nim-values are decided just where preperiod and period are within the limit',
  (moves, preperiod, period) => {
    const tape = () => nimValueTape(moves, 'normal');
    const decided = (limit: number) => provedNumbers(findRepeat(tape, moves.at(-1)!, limit), limit);
    for (const limit of [preperiod + period, 3 * (preperiod + period), 1e9])
      expect(decided(limit)).toEqual([preperiod, period]);
    for (const limit of [1, preperiod, preperiod + period - 1]) expect(decided(limit)).toBeNull();
  },
);

test('of a wide set no more than some windows are taken whole, however many heaps are walked', () => {
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
    const repeat = findRepeat(() => counting(outcomeTape([3, largest], NORMAL)), largest, 1e7);
    expect(provedNumbers(repeat, 1e7)).toEqual([0, largest + 3]);
  }
  expect(windows).toBeGreaterThan(0);
  expect(windows).toBeLessThan(10);
});
