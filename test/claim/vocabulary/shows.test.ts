import { describe, expect, test } from 'vitest';
import { type Case, Judge, misprint } from '../../../src/claim/index.ts';
import { allBut, bits, outcomeUnlike, starsAndBlanks, unlike } from '../../../src/claim/vocabulary/shows.ts';

describe('printed beside computed', () => {
  test('unlike shows the first value that differs from another all-but game', () => {
    expect(unlike([0, 0, 0, 0, 1], [2, 1])).toEqual(['G(3)', '1, as in N - {1, 2}', 0, 'N - {1, 2}']);
    expect(unlike([0, 1, 5], [9])).toEqual(['G(2)', '2, as in N - {9}', 5, 'N - {9}']);
    expect(() => unlike([0, 1, 2], [9])).toThrow('no heap has a value');
  });

  test('outcomeUnlike shows the first outcome that differs', () => {
    expect(outcomeUnlike([0, 1, 1], [0, 1, 0])).toEqual(['f(2)', 0, 1]);
    expect(() => outcomeUnlike([0, 1], [0, 1, 1])).toThrow('as printed');
  });

  test('bits, patterns of stars and games are written in our notation', () => {
    expect(bits([0, 1, 1, 0], 1, 3)).toBe('110');
    expect(starsAndBlanks(2 ** 40 + 2, 42)).toBe(`_*${'_'.repeat(38)}*_`);
    expect(allBut([5, 3])).toBe('N - {3, 5}');
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
  const judge = new Judge(claims, () => []);
  const at = (a: number): Case => ({ at: [a], game: `N - {${a}}`, values: { a }, series: {} });
  for (const a of [7, 1, 4, 5]) judge.add(at(a));
  expect(judge.tallies[0]!.counterexample).toEqual({
    at: [4],
    game: 'N - {4}',
    seen: 'a: printed less than 3, right 4',
    beside: 'N - {3}',
  });
});
