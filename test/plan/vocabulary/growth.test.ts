import { expect, test } from 'vitest';
import type { Law } from '../../../src/claim/index.ts';
import { growth } from '../../../src/plan/vocabulary/index.ts';

const { claims, question, sweep } = growth({
  id: 'x',
  game: '{2n, 5n, 6n+1, 8n+1}',
  over: '1..30',
  further: '31..60',
  cost: '1',
  askedBy: 'somebody',
  period: { is: [14, 0, 11, 1], nearMiss: -10 },
  preperiod: { from: 2, is: [7, -5, -1], nearMiss: 8 },
});
const laws = claims as readonly Law[];
const [period, outcomes, preperiod] = laws as [Law, Law, Law];
const at = (law: Law, row: Record<string, number>) => law.holds(row, {} as never, {} as never);
const misses = (law: Law, row: Record<string, number>) => law.mutant!(row, {} as never, {} as never);

test('says the polynomials without the powers that are not there, signs between the terms', () => {
  expect(claims.map(({ says }) => says)).toEqual([
    'the period is 14n³ + 11n + 1',
    'the outcomes have the same period, and no preperiod',
    'n ≥ 2: the preperiod is 7n² - 5n - 1',
  ]);
  expect([period.mutantSays, preperiod.mutantSays]).toEqual([
    'the period is 14n³ - 10n + 1',
    'n ≥ 2: the preperiod is 7n² + 8n - 1',
  ]);
});

test('holds where a measure is the value of its polynomial, and the near miss where it is that of the other', () => {
  for (const n of [1, 2, 7]) {
    const value = 14 * n * n * n + 11 * n + 1;
    expect([at(period, { n, period: value }), at(period, { n, period: value + 1 })]).toEqual([true, false]);
    const near = { n, preperiod: 7 * n * n + 8 * n - 1 };
    expect([at(preperiod, near), misses(preperiod, near)]).toEqual([false, true]);
  }
  expect(period.where).toBeUndefined();
  expect([1, 2].map(n => preperiod.where!({ n }, {} as never, {} as never))).toEqual([false, true]);
  expect(at(outcomes, { period: 4, T: 4, outcomePreperiod: 0 })).toBe(true);
});

test('asks of the family that it names, and says who asks and how to go on', () => {
  expect([question, sweep.over?.n]).toEqual(['How long are the periods of {2n, 5n, 6n+1, 8n+1}?', '1..30']);
  expect(laws.map(({ conjecture }) => conjecture?.askedBy)).toEqual([
    'somebody',
    'this project',
    'this project',
  ]);
  expect(new Set(laws.map(({ conjecture }) => conjecture?.further))).toEqual(new Set(['--over n=31..60']));
});
