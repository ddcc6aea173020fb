import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../../src/engine/finite/periodicity-of-finite.ts';
import type { Periodicity, ProvedPeriodicity } from '../../../src/engine/proved-periodicity.ts';
import type { Ending } from '../../../src/game/index.ts';
import { nimValuesByDefinition, outcomesByDefinition } from './definition.ts';
import { MISERE, moveSets, NORMAL, properDivisors, repeats, rules, SEED } from './games.ts';

const LIMIT = 1e8;

function proved(found: Periodicity): ProvedPeriodicity {
  if (found.status !== 'proved') throw new Error(found.why);
  return found;
}

type Numbers = readonly [preperiod: number, period: number];

/** From {40, 46, 86} on, periods or preperiods of thousands of heaps make the search take giant steps. */
const ROWS: { moves: number[]; ending: Ending; outcomes: Numbers; values: Numbers }[] = [
  { moves: [1, 3, 4], ending: 'normal', outcomes: [0, 7], values: [0, 7] },
  { moves: [3, 5, 6], ending: 'take-all', outcomes: [0, 4], values: [6, 8] },
  { moves: [4, 6, 11, 14], ending: 'normal', outcomes: [12, 17], values: [18, 34] },
  { moves: [4, 6, 11, 14], ending: 'take-all', outcomes: [23, 5], values: [29, 5] },
  { moves: [40, 46, 86], ending: 'take-all', outcomes: [0, 152964], values: [0, 152964] },
  { moves: [16, 44, 60, 80, 86], ending: 'take-all', outcomes: [295, 16224], values: [867, 32448] },
  { moves: [17, 28, 59, 87, 90], ending: 'take-all', outcomes: [8568, 5975], values: [21966, 5975] },
  { moves: [18, 19, 20, 38, 57], ending: 'normal', outcomes: [6108, 37], values: [6592, 37] },
  { moves: [8, 58, 101, 109], ending: 'normal', outcomes: [1176, 19914037], values: [1184, 19914037] },
];

/** Checks three periods, that neither an earlier heap nor a part of the period suffices, and that the window recurs. */
function expectLeast(
  found: ProvedPeriodicity,
  largest: number,
  termsUpTo: (count: number) => number[],
): void {
  const { preperiod, period, repeat } = found;
  const terms = termsUpTo(preperiod + 4 * period + largest);
  expect(repeats(terms, period, preperiod, preperiod + 3 * period)).toBe(true);
  if (preperiod > 0) expect(terms[preperiod - 1]).not.toBe(terms[preperiod - 1 + period]);
  for (const part of properDivisors(period)) {
    expect(repeats(terms, part, preperiod, preperiod + period)).toBe(false);
  }
  const primes = properDivisors(period)
    .map(part => period / part)
    .filter(q => properDivisors(q).length === 1);
  expect(found.witnesses().map(({ prime }) => prime)).toEqual(primes.sort((p, q) => p - q));
  const wrong = found.witnesses().filter(({ prime, heap }) => {
    const isInside = heap >= preperiod && heap + period / prime < preperiod + period;
    return !isInside || terms[heap + period / prime] === terms[heap];
  });
  expect(wrong).toEqual([]);
  if (repeat.kind !== 'window') throw new Error(repeat.kind);
  expect(repeat.from).toBe(preperiod + largest - 1);
  expect(repeat.to).toBe(repeat.from + period);
  for (const end of [repeat.from, repeat.to]) {
    expect(terms.slice(end - largest + 1, end + 1)).toEqual(repeat.window);
  }
}

test('preperiod and period of outcomes are the least under all rules', () => {
  fc.assert(
    fc.property(moveSets(30), rules, (moves, rule) => {
      const found = proved(periodicityOfOutcomes(moves, rule, LIMIT));
      expectLeast(found, moves.at(-1)!, count => outcomesByDefinition(moves, rule, count));
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('preperiod and period of nim-values are the least with every ending', () => {
  fc.assert(
    fc.property(moveSets(30), fc.constantFrom('normal', 'take-all', 'sink'), (moves, ending) => {
      const found = proved(periodicityOfNimValues(moves, ending, LIMIT));
      expectLeast(found, moves.at(-1)!, count => nimValuesByDefinition(moves, ending, count));
    }),
    { numRuns: 400, seed: SEED },
  );
});

test.each(ROWS)('$moves, $ending: outcomes $outcomes, nim-values $values (preperiod, period)', row => {
  const { moves, ending, outcomes, values } = row;
  const rule = { ending, objective: 'last-player-wins' } as const;
  const found = [periodicityOfOutcomes(moves, rule, LIMIT), periodicityOfNimValues(moves, ending, LIMIT)];
  expect(found.map(proved).map(({ preperiod, period }) => [preperiod, period])).toEqual([outcomes, values]);
});

test('a period that is not found within the limit is undecided', () => {
  const long = [8, 58, 101, 109];
  for (const limit of [1, 109, 110, 4000, 5000, 1e6, 1176 + 19914037 - 1]) {
    expect(periodicityOfOutcomes(long, NORMAL, limit)).toMatchObject({ status: 'undecided', limit });
    expect(periodicityOfNimValues(long, 'take-all', 100)).toMatchObject({ status: 'undecided', limit: 100 });
  }
  expect(periodicityOfOutcomes([1, 2 ** 31], MISERE, 1e12)).toEqual({
    status: 'undecided',
    limit: 2 ** 24,
    why: 'a window of 2147483648 heaps is too long to be kept',
  });
});

test('a game is decided exactly if preperiod plus period is within the limit', () => {
  const limits = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 5 });
  const sets = fc.oneof(moveSets(30), fc.constantFrom([17, 28, 59, 87, 90], [18, 19, 20, 38, 57]));
  fc.assert(
    fc.property(sets, rules, limits, (moves, rule, limits) => {
      const found = proved(periodicityOfOutcomes(moves, rule, LIMIT));
      for (const limit of limits) {
        const within = periodicityOfOutcomes(moves, rule, limit);
        const least = found.preperiod + found.period;
        expect(within).toMatchObject(limit < least ? { status: 'undecided', limit } : found);
      }
    }),
    { numRuns: 500, seed: SEED },
  );
});
