import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomesByProduct } from '../../../pipelines/stone-picking-2010/_helpers.ts';
import { outcomesByDefinition } from '../../engine/finite/definition.ts';
import { MISERE, MISERE_TAKE_ALL, moveSets, NORMAL, SEED, TAKE_ALL } from '../../engine/finite/games.ts';

test.each([
  { name: 'normal', rule: NORMAL, begin: { atZero: 0, belowLeast: 0, negative: 1 } },
  { name: 'take-all, equation (4)', rule: TAKE_ALL, begin: { atZero: 0, belowLeast: 1, negative: 1 } },
  { name: 'misère', rule: MISERE, begin: { atZero: 1, belowLeast: 1, negative: 1 } },
  {
    name: 'misère take-all, equation (5) with 1 below 0',
    rule: MISERE_TAKE_ALL,
    begin: { atZero: 1, belowLeast: 0, negative: 1 },
  },
])('the recurrence gives the outcomes of $name from these initial values', ({ rule, begin }) => {
  fc.assert(
    fc.property(moveSets(30), moves => {
      expect([...outcomesByProduct(moves, begin, 200)]).toEqual(outcomesByDefinition(moves, rule, 200));
    }),
    { numRuns: 300, seed: SEED },
  );
});

test('each initial value is used in its place: {2, 5}, computed manually', () => {
  const string = (atZero: number, belowLeast: number, negative: number) =>
    outcomesByProduct([2, 5], { atZero, belowLeast, negative }, 8).join('');
  expect(string(0, 1, 1)).toBe('01100110');
  expect(string(1, 0, 0)).toBe('10111011');
  expect(string(0, 0, 0)).toBe('00111110');
});
