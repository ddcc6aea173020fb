import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNimSequence } from '../../../src/game/index.ts';
import { nimSequenceByDefinition } from '../../engine/all-but/definition.ts';

const SEED = 20120601;
const fesSets = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 });

test('a nim-sequence with one changed value does not pass', () => {
  fc.assert(
    fc.property(fesSets, fc.nat(59), fc.integer({ min: -3, max: 3 }), (excluded, heap, by) => {
      const values = nimSequenceByDefinition(excluded, 60);
      values[heap]! += by;
      return isNimSequence(values, excluded) === (by === 0);
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('a nim-sequence passes for another game exactly if the two sequences are equal', () => {
  fc.assert(
    fc.property(fesSets, fesSets, (first, second) => {
      const values = nimSequenceByDefinition(first, 60);
      const same = String(values) === String(nimSequenceByDefinition(second, 60));
      return isNimSequence(values, second) === same;
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('a sequence with an impossible value does not pass', () => {
  for (const values of [[1], [0.5], [Number.NaN], [0, 2], [-1]])
    expect(isNimSequence(values, [1])).toBe(false);
  expect(isNimSequence([], [1])).toBe(true);
});
