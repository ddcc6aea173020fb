import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  binaryDigits,
  everyTerm,
  followsProduct,
  hasBinaryDigit,
  isBlankFrom,
  isMexOfMoves,
  isPeriodic,
  mex,
  outcomeByProduct,
  primesUpTo,
  startsWith,
  stripes,
} from '../../../src/claim/index.ts';
import { finiteGrundyValues } from './by-definition.ts';

const SEED = 7;
const moveSets = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });

describe('conditions on terms', () => {
  test('terms start with a word or other terms only if they have all of them', () => {
    expect(startsWith([0, 1, 1, 0], '011')).toBe(true);
    expect(startsWith([0, 1, 1, 0], '010')).toBe(false);
    expect(startsWith([0, 10], [0, 10])).toBe(true);
    expect(startsWith([0], '00')).toBe(false);
  });

  test('terms are periodic after a preperiod, with a saltus', () => {
    expect(isPeriodic([5, 0, 1, 0, 1], { preperiod: 1, period: 2 })).toBe(true);
    expect(isPeriodic([5, 0, 1, 0, 1], { preperiod: 0, period: 2 })).toBe(false);
    expect(isPeriodic([0, 0, 1, 1, 2], { preperiod: 0, period: 2, saltus: 1 })).toBe(true);
    expect(isPeriodic([0, 0, 1, 1, 1], { preperiod: 0, period: 2, saltus: 1 })).toBe(false);
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

  test('everyTerm checks a statement for each term from a given heap', () => {
    expect(everyTerm([9, 1, 2], (term, n) => term === n, 1)).toBe(true);
    expect(everyTerm([9, 1, 2], (term, n) => term === n)).toBe(false);
  });
});

describe('the mex', () => {
  test('the mex is the least value that is absent', () => {
    expect([mex([]), mex([0, 1, 3, 1]), mex([1, 2])]).toEqual([0, 2, 0]);
  });

  test('the mex of the options gives the nim-sequence by the definition, and no changed one', () => {
    fc.assert(
      fc.property(moveSets, fc.nat(39), (set, place) => {
        const moves = set.toSorted((p, q) => p - q);
        const values = finiteGrundyValues(moves, 40);
        expect(isMexOfMoves(values, moves)).toBe(true);
        expect(isMexOfMoves(values.with(place, values[place]! + 1), moves)).toBe(false);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  test('primesUpTo agrees with trial division', () => {
    const isPrime = (n: number) =>
      n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every(d => n % d > 0);
    const naive = Array.from({ length: 301 }, (_, n) => n).filter(isPrime);
    expect(primesUpTo(300)).toEqual(naive);
    expect([primesUpTo(1), primesUpTo(2)]).toEqual([[], [2]]);
  });
});

test('outcomes of the normal game follow the product from the least move', () => {
  fc.assert(
    fc.property(moveSets, fc.nat(29), (moves, place) => {
      const least = Math.min(...moves);
      const outcomes = finiteGrundyValues(moves, 40).map(value => Math.min(value, 1));
      expect(followsProduct(outcomes, moves, least)).toBe(true);
      const at = least + place;
      const changed = outcomes.with(at, 1 - outcomes[at]!);
      expect(outcomeByProduct(changed, at, moves)).toBe(outcomes[at]);
      expect(followsProduct(changed, moves, least)).toBe(false);
    }),
    { seed: SEED, numRuns: 200 },
  );
  expect(outcomeByProduct([0], 0, [1], 0)).toBe(1);
});

test('binary digits are counted, and numbered from the right', () => {
  expect([0, 1, 2, 5].map(binaryDigits)).toEqual([0, 1, 2, 3]);
  expect([1, 2, 3, 4].map(position => hasBinaryDigit(5, position))).toEqual([true, false, true, false]);
});

test('stripes are i blanks and a - i stars, with the front at the lowest bit', () => {
  expect(stripes(3, 1, 2).toString(2)).toBe('110110');
  expect([stripes(4, 4, 2), stripes(4, 0, 2), stripes(8, 5, 1)]).toEqual([0, 0, 0b11100000]);
});
