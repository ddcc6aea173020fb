import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allBut,
  isBlankFrom,
  starsAndBlanks,
  stripes,
  unlike,
} from '../../../pipelines/sleator-slusky-2012/_helpers.ts';

const SEED = 7;

test('unlike shows the first value that differs from another all-but game', () => {
  expect(unlike([0, 0, 0, 0, 1], [2, 1])).toEqual(['G(3)', '1, as in N - {1, 2}', 0, 'N - {1, 2}']);
  expect(unlike([0, 1, 5], [9])).toEqual(['G(2)', '2, as in N - {9}', 5, 'N - {9}']);
  expect(() => unlike([0, 1, 2], [9])).toThrow('no heap has a value');
});

test('patterns of stars and games are written in our notation', () => {
  expect(starsAndBlanks(2 ** 40 + 2, 42)).toBe(`_*${'_'.repeat(38)}*_`);
  expect(allBut([5, 3])).toBe('N - {3, 5}');
});

test('blank tapes beyond a length agree with a check of every heap', () => {
  const naive = (terms: readonly number[], length: number) =>
    terms.every(k => {
      const front = terms.findIndex(value => value >= k);
      return terms.every((value, heap) => value >= k || heap < front + length);
    });
  const ascending = fc
    .array(fc.nat(4), { minLength: 1, maxLength: 9 })
    .map(values => values.map((value, i) => Math.min(value, new Set(values.slice(0, i)).size)))
    .filter(values => values.every((value, i) => value === 0 || values.slice(0, i).includes(value - 1)));
  fc.assert(
    fc.property(ascending, fc.nat(6), (terms, length) => {
      expect(isBlankFrom(terms, length)).toBe(naive(terms, length));
    }),
    { seed: SEED, numRuns: 500 },
  );
  expect([isBlankFrom([0, 1, 0], 2), isBlankFrom([0, 1, 0], 1)]).toEqual([true, false]);
});

test('stripes are i blanks and a - i stars, with the front at the lowest bit', () => {
  expect(stripes(3, 1, 2).toString(2)).toBe('110110');
  expect([stripes(4, 4, 2), stripes(4, 0, 2), stripes(8, 5, 1)]).toEqual([0, 0, 0b11100000]);
});
