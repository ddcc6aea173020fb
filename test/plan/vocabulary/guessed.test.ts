import { expect, test } from 'vitest';
import type { Law } from '../../../src/claim/index.ts';
import { claimsOf, resolve } from '../../../src/plan/index.ts';
import { guessed } from '../../../src/plan/vocabulary/index.ts';

const TEXT = {
  id: 'x',
  game: '{a, b}',
  found: { a: '1..6', b: 'a+1..20' },
  over: { a: '3..10', b: 'a+1..40' },
  measure: ['period'],
  laws: { sum: 'not 2a divides a + b implies period = a + b', other: '2a divides a + b implies period = 2a' },
  forAll: 'b',
} as const;
const definition = guessed(TEXT);
const { sweep, measure } = definition;
const laws = claimsOf(definition) as readonly Law[];

test('each law is checked over the wider range, and for all values of the parameter', () => {
  expect({ sweep, measure }).toEqual({
    sweep: { game: '{a, b}', over: { a: '3..10', b: 'a+1..40' } },
    measure: ['period'],
  });
  expect(laws.map(({ id, says, provable }) => [id, says, provable?.letter])).toEqual([
    ['sum', 'not 2a divides a + b implies period = a + b', 'b'],
    ['other', '2a divides a + b implies period = 2a', 'b'],
  ]);
});

test('each conjecture names the rows where it was guessed, and the next values of the first parameter', () => {
  for (const { conjecture } of laws)
    expect(conjecture).toEqual({
      guessedFrom: 'a = 1..6; b = a+1..20',
      further: '--over a=11..18',
    });
});

test.each([
  ['3..10', '--over a=11..18'],
  ['2^3..10', '--over a=11..13'],
  ['2 .. 3*3', '--over a=10..17'],
  ['2..2^4 step 2^1', "--over 'a=18..32 step 2'"],
  ['4', undefined],
  ['1..9 step 2', "--over 'a=11..19 step 2'"],
  ['1..10 step 4', "--over 'a=13..21 step 4'"],
  ['2, 3, 5', undefined],
])('the range %s is continued by %s, or rejected if it cannot be continued', (range, further) => {
  const made = () => guessed({ ...TEXT, forAll: undefined as never, over: { ...TEXT.over, a: range } });
  if (further === undefined)
    expect(made).toThrow('guessed.over.a: expected a range from one number to another');
  else expect((claimsOf(made()) as readonly Law[])[0]!.conjecture?.further).toBe(further);
});

test('an unknown key is rejected, not ignored', () => {
  expect(() => resolve(guessed({ ...TEXT, where: 'gcd(a, b) = 1' } as never), 'x.ts')).toThrow(
    'received the unknown key "where"',
  );
});
