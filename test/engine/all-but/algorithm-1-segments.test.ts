import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimSequence } from '../../../src/engine/all-but/algorithm-1.ts';
import { allButSegments } from '../../../src/engine/all-but/algorithm-1-segments.ts';
import { fesSets, SEED } from './fes-games.ts';

function joined(excluded: readonly number[], terms: number): number[] {
  const values: number[] = [];
  for (const segment of allButSegments(excluded, terms)) {
    expect(segment.from).toBe(values.length);
    values.push(...segment.values);
  }
  return values;
}

test('the segments are the nim-sequence, across their borders', () => {
  fc.assert(
    fc.property(fc.oneof(fesSets, fc.constant([300, 9001, 9301])), excluded => {
      const terms = 3 * 2 ** 16 + 5;
      expect(joined(excluded, terms)).toEqual([...nimSequence(excluded, terms)]);
    }),
    { numRuns: 12, seed: SEED },
  );
});

test('Nim itself, and no terms at all', () => {
  expect(joined([], 70_000).at(-1)).toBe(69_999);
  expect(joined([2, 3], 0)).toEqual([]);
});
