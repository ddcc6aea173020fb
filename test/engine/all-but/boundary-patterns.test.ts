import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placements } from '../../../src/engine/all-but/algorithm-1.ts';
import { boundaryPatterns, inDegrees, nextPattern } from '../../../src/engine/all-but/boundary-patterns.ts';
import { fesSet } from '../../../src/engine/all-but/fes-set.ts';
import { nimSequenceByDefinition } from './definition.ts';
import { fesSets, SEED } from './fes-games.ts';

const smallSets = fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 5 });

test("H_3 of the paper's example has heaps 4 and 5 blank, 8 and 9 labelled", () => {
  const rows = boundaryPatterns([2, 3, 6, 8], 4);
  expect(rows[0]).toEqual([0, 0, 0]);
  // After 0, 1 and 2 are placed, heaps 0 to 4, 6, 8, 9 and 12 are labelled; the first blank heap is 5.
  expect(rows[3]).toEqual([3, 5, 0b10011010]);
});

test('patterns agree with the definition of H_k, with values by the definition of G', () => {
  fc.assert(
    fc.property(fesSets, excluded => {
      const values = nimSequenceByDefinition(excluded, 300);
      const largest = Math.max(...excluded);
      for (const [k, heap, pattern] of boundaryPatterns(excluded, 20)) {
        expect(heap).toBe(values.findIndex(value => value >= k!));
        const stars = Array.from({ length: largest }, (_, i) => (values[heap! + i]! < k! ? 2 ** i : 0));
        expect(pattern).toBe(stars.reduce((p, q) => p + q));
      }
    }),
    { numRuns: 60, seed: SEED },
  );
});

test("nextPattern of a value's pattern is the pattern of the next value", () => {
  fc.assert(
    fc.property(fesSets, excluded => {
      const patterns = boundaryPatterns(excluded, 60).map(([, , pattern]) => pattern!);
      const set = fesSet(excluded);
      expect(patterns.slice(0, -1).map(pattern => nextPattern(set, pattern))).toEqual(patterns.slice(1));
    }),
    { numRuns: 60, seed: SEED },
  );
});

test('in-degrees agree with the graph, built edge by edge', () => {
  fc.assert(
    fc.property(smallSets, excluded => {
      const set = fesSet(excluded);
      const all = Array.from({ length: 2 ** (set.largest - 1) }, (_, i) => 2 * i);
      const next = all.map(pattern => nextPattern(set, pattern));
      const reached = [0];
      for (let at = nextPattern(set, 0); !reached.includes(at); at = nextPattern(set, at)) reached.push(at);
      const degree = (pattern: number) => next.filter(target => target === pattern).length;
      const among = (pattern: number) =>
        reached.filter(origin => nextPattern(set, origin) === pattern).length;
      const rows = inDegrees(excluded);
      rows.forEach(([d, patterns, ofReached, amongReached]) => {
        expect(patterns).toBe(all.filter(pattern => degree(pattern) === d).length);
        expect(ofReached).toBe(reached.filter(pattern => degree(pattern) === d).length);
        expect(amongReached).toBe(reached.filter(pattern => among(pattern) === d).length);
      });
      expect(rows.reduce((sum, [, patterns]) => sum + patterns!, 0)).toBe(all.length);
    }),
    { numRuns: 60, seed: SEED },
  );
});

test('a value is placed on at most |X| + 1 heaps, so all requested patterns exist', () => {
  for (const excluded of [[1], [1, 2, 3], [2, 4, 6, 8], [5, 6, 7, 8, 9]]) {
    expect(boundaryPatterns(excluded, 50)).toHaveLength(50);
    for (const { heaps } of placements(excluded, 50)) {
      expect(heaps.length).toBeLessThanOrEqual(excluded.length + 1);
    }
  }
});

test('sets that are too large for exact patterns, or for all of them, are rejected with a hint', () => {
  expect(boundaryPatterns([53], 60).at(-1)![2]).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  expect(() => boundaryPatterns([54], 2)).toThrow(/expected max X of at most 53, received 54/);
  expect(() => inDegrees([3, 22])).toThrow(/expected max X of at most 21, received 22/);
});
