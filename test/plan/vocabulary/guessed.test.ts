import { expect, test } from 'vitest';
import type { Law } from '../../../src/claim/index.ts';
import { guessed } from '../../../src/plan/vocabulary/index.ts';

const { claims, sweep, measure } = guessed({
  id: 'x',
  game: '{a, b}',
  found: { a: '1..6', b: 'a+1..20' },
  over: { a: '3..10', b: 'a+1..40' },
  measure: ['period'],
  laws: { sum: 'not 2a divides a + b implies period = a + b', other: '2a divides a + b implies period = 2a' },
  forAll: 'b',
});
const laws = claims as readonly Law[];

test('asks each law over the wider range, and of all values of the letter', () => {
  expect({ sweep, measure }).toEqual({
    sweep: { game: '{a, b}', over: { a: '3..10', b: 'a+1..40' } },
    measure: ['period'],
  });
  expect(laws.map(({ id, says, provable }) => [id, says, provable?.letter])).toEqual([
    ['sum', 'not 2a divides a + b implies period = a + b', 'b'],
    ['other', '2a divides a + b implies period = 2a', 'b'],
  ]);
});

test('says in which rows they were found, and goes on with as many values of the first letter', () => {
  for (const { conjecture } of laws)
    expect(conjecture).toEqual({
      askedBy: 'this project',
      guessedFrom: 'a = 1..6; b = a+1..20',
      further: '--over a=11..18',
    });
});
