import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allButSegments,
  bytesOfAllButSegments,
  nimSequence,
} from '../../../src/engine/all-but/algorithm-1.ts';
import { nimSequenceByDefinition } from './definition.ts';
import { fesSets, SEED } from './fes-games.ts';

function joined(excluded: readonly number[], terms: number): number[] {
  const values: number[] = [];
  for (const segment of allButSegments(excluded, terms)) {
    expect(segment.from).toBe(values.length);
    for (const value of segment.values) values.push(value);
  }
  return values;
}

test('segments agree with the nim-sequence, across their borders', () => {
  fc.assert(
    fc.property(fc.oneof(fesSets, fc.constant([300, 9001, 9301])), excluded => {
      const terms = 2 * 2 ** 16 + 5;
      // Texts, because Vitest compares large arrays slowly.
      expect(joined(excluded, terms).join() === nimSequence(excluded, terms).join()).toBe(true);
    }),
    { numRuns: 4, seed: SEED },
  );
});

test('Nim itself and an empty range have segments', () => {
  expect(joined([], 70_000).at(-1)).toBe(69_999);
  expect(joined([2, 3], 0)).toEqual([]);
});

test('excluded numbers beyond the terms change nothing and take no memory', () => {
  fc.assert(
    fc.property(fesSets, fc.integer({ min: 0, max: 300 }), (excluded, terms) => {
      const far = [...excluded, 2_000_000_000, 2 ** 31];
      expect(joined(far, terms)).toEqual(nimSequenceByDefinition(excluded, terms));
      expect([...nimSequence(far, terms)]).toEqual(nimSequenceByDefinition(excluded, terms));
    }),
    { numRuns: 100, seed: SEED },
  );
  expect(bytesOfAllButSegments([2 ** 31], 50)).toBeLessThan(1000);
});

test('a segment ends at its last term, whichever excluded number lies there', () => {
  for (let terms = 0; terms < 60; terms++) {
    expect(joined([20, 50], terms)).toEqual(nimSequenceByDefinition([20, 50], terms));
  }
});

test('the estimated memory covers everything stored at once', () => {
  const kept = 4 * (2 * 10 ** 6) + 4 * 10 ** 6;
  expect(bytesOfAllButSegments([10 ** 6], 10 ** 7)).toBeGreaterThanOrEqual(kept);
  expect(bytesOfAllButSegments([10 ** 6], 10 ** 7)).toBeLessThan(3 * kept);
});
