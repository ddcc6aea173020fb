import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMexOfMoves, isPeriodic, mex, startsWith } from '../../../src/claim/index.ts';
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
});
