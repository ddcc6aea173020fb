import { describe, expect, test } from 'vitest';
import { type Case, closeLaw, Judge, misprint } from '../../../src/claim/index.ts';
import { bits, outcomeUnlike } from '../../../src/claim/vocabulary/terms.ts';

describe('the compared values of a claim', () => {
  test('outcomeUnlike shows the first outcome that differs', () => {
    expect(outcomeUnlike([0, 1, 1], [0, 1, 0])).toEqual(['f(2)', 0, 1]);
    expect(() => outcomeUnlike([0, 1], [0, 1, 1])).toThrow('as printed');
  });

  test('bits are the outcomes as a word', () => {
    expect(bits([0, 1, 1, 0], 1, 3)).toBe('110');
  });
});

test('the counterexample shown is the least, whatever the order of the cases', () => {
  const claims = misprint({
    id: 'small',
    says: 'a < 3',
    holds: ({ a }) => a < 3,
    nature: 'wrong',
    printed: 'a < 3',
    right: 'a < 9',
    why: 'It is.',
    fails: { says: 'a > 2', where: ({ a }) => a > 2 },
    shows: ({ a }) => ['a', 'less than 3', a, 'N - {3}'],
    corrected: 'other',
  });
  const judge = new Judge([closeLaw(claims[0]!, [])], () => []);
  const at = (a: number): Case => ({ at: [a], game: `N - {${a}}`, values: { a }, series: {} });
  for (const a of [7, 1, 4, 5]) judge.add(at(a));
  expect(judge.tallies[0]!.counterexample).toEqual({
    at: [4],
    game: 'N - {4}',
    seen: 'a: printed less than 3, right 4',
    beside: 'N - {3}',
  });
});
