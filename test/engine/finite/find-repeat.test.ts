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

const sets = fc.oneof(moveSets(30), moveSets(80, 4, 3), wideSets);
const endings = fc.constantFrom('normal', 'take-all');
const LIMIT = 1e6;

test('outcomes: the terms kept and the windows alone show the same preperiod and period', () => {
  let found = 0;
  fc.assert(
    fc.property(sets, rules, (moves, rule) => {
      const byTerms = repeatByTermsKept(outcomeTape(moves, rule), LIMIT);
      if (byTerms === null) return;
      found++;
      expect(repeatByWindows(outcomeTape(moves, rule), LIMIT)).toEqual(byTerms);
    }),
    { numRuns: 600, seed: SEED },
  );
  expect(found).toBeGreaterThan(500);
});

test('nim-values: so do both kernels', () => {
  let found = 0;
  fc.assert(
    fc.property(sets, endings, (moves, ending) => {
      const start = startingNimValues(ending);
      const byTerms = repeatByTermsKept(new FiniteTapeByMex(moves, start), LIMIT);
      const byWords = repeatByTermsKept(new FiniteTapeByWords(moves, moves.length, start), LIMIT);
      expect(byWords).toEqual(byTerms);
      if (byTerms === null) return;
      found++;
      expect(repeatByWindows(new FiniteTapeByMex(moves, start), LIMIT)).toEqual(byTerms);
    }),
    { numRuns: 400, seed: SEED },
  );
  expect(found).toBeGreaterThan(300);
});

test('a period that divides a sum of two moves is found by the sums, and no other', () => {
  const seen = { sums: 0, less: 0, others: 0 };
  fc.assert(
    fc.property(sets, endings, (moves, ending) => {
      const tape = nimValueTape(moves, ending, 40 * moves.at(-1)!);
      tape.advanceTo(40 * moves.at(-1)!);
      const period = tape.recurrence();
      const sums = moves.flatMap(s => moves.map(t => s + t));
      const divides = period > 0 && sums.some(sum => sum % period === 0);
      expect(periodAmongSums(tape)).toBe(divides ? period : 0);
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
  expect(repeatByTermsKept(tape, LIMIT)).toEqual({ preperiod: 0, period: 21 });
});

test('neither finds a repeat in fewer heaps than it takes', () => {
  fc.assert(
    fc.property(sets, rules, (moves, rule) => {
      const tape = () => outcomeTape(moves, rule);
      const repeat = repeatByTermsKept(tape(), LIMIT);
      if (repeat === null) return;
      const least = repeat.preperiod! + repeat.period + moves.at(-1)!;
      expect(repeatByTermsKept(tape(), least - 1)).toBeNull();
      expect(repeatByWindows(tape(), least - 1)).toBeNull();
      expect(repeatByTermsKept(tape(), least)).toEqual(repeat);
    }),
    { numRuns: 300, seed: SEED },
  );
});

test('windows matched term by term show the same as windows compared whole', () => {
  let found = 0;
  fc.assert(
    fc.property(sets, rules, (moves, rule) => {
      const matched = repeatByMatching(outcomeTape(moves, rule), LIMIT);
      if (matched === null) return;
      found++;
      expect(matched).toEqual(repeatByWindows(outcomeTape(moves, rule), LIMIT));
      const least = matched.preperiod! + matched.period + moves.at(-1)!;
      expect(repeatByMatching(outcomeTape(moves, rule), least - 1)).toBeNull();
    }),
    { numRuns: 600, seed: SEED },
  );
  fc.assert(
    fc.property(sets, endings, (moves, ending) => {
      const matched = repeatByMatching(nimValueTape(moves, ending), LIMIT);
      if (matched === null) return;
      found++;
      expect(matched).toEqual(repeatByWindows(nimValueTape(moves, ending), LIMIT));
    }),
    { numRuns: 400, seed: SEED },
  );
  expect(found).toBeGreaterThan(900);
});

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
    expect(findRepeat(() => counting(outcomeTape([3, largest], NORMAL)), largest, 1e7)).toEqual({
      preperiod: 0,
      period: largest + 3,
    });
  }
  expect(windows).toBeGreaterThan(0);
  expect(windows).toBeLessThan(10);
});
