import { expect, test } from 'vitest';
import { countsOf } from '../../../src/engine/infinite/counts.ts';

test('counts say how often each value was met and where first, across segments, and leave out what was not', () => {
  const segments = [
    { from: 0, values: Uint8Array.of(0, 1, 0, 5) },
    { from: 4, values: Uint32Array.of(1, 3, 70_000, 5) },
    { from: 8, values: Uint8Array.of(0) },
  ];
  expect(countsOf(segments)).toEqual([
    { value: 0, count: 3, first: 0 },
    { value: 1, count: 2, first: 1 },
    { value: 3, count: 1, first: 5 },
    { value: 5, count: 2, first: 3 },
    { value: 70_000, count: 1, first: 6 },
  ]);
});

test('no terms, no counts', () => {
  expect(countsOf([])).toEqual([]);
});
