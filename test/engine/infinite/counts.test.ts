import { expect, test } from 'vitest';
import { checkpointCounts } from '../../../src/engine/infinite/checkpoint-counts.ts';
import { countsOf } from '../../../src/engine/infinite/counts.ts';
import { parityCounts } from '../../../src/engine/infinite/parity-counts.ts';
import { takeAPrimeSegments } from '../../../src/engine/infinite/take-a-prime.ts';

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

test('parities say how often each value was met on even and odd heaps, where first and where last', () => {
  const terms = 12_345;
  const values = [...takeAPrimeSegments({ plus: [], minus: [] }, terms)].flatMap(one => [...one.values]);
  const rows = parityCounts(takeAPrimeSegments({ plus: [], minus: [] }, terms), terms);
  for (const stop of [1, 2, 5, 10, 2000, 10_000, terms]) {
    const expected = [];
    for (let value = 0; value < 12; value++) {
      for (const parity of [0, 1]) {
        const heaps = [...values.keys()].filter(n => n < stop && values[n] === value && n % 2 === parity);
        if (heaps.length > 0) expected.push([stop, value, parity, heaps.length, heaps[0], heaps.at(-1)]);
      }
    }
    expect(rows.filter(([at]) => at === stop)).toEqual(expected);
  }
});

test('the heaps of both parities are those that are counted, whatever the segments', () => {
  const values = Uint32Array.from({ length: 1000 }, (_, heap) => (heap * heap) % 7);
  const pieces = [0, 3, 4, 501].map((from, i, all) => ({ from, values: values.subarray(from, all[i + 1]) }));
  const sums = new Map<string, number>();
  for (const [terms, value, , count] of parityCounts(pieces, 1000)) {
    sums.set(`${terms} ${value}`, (sums.get(`${terms} ${value}`) ?? 0) + count!);
  }
  const counted = checkpointCounts(pieces, 1000).map(([terms, value, count]) => [`${terms} ${value}`, count]);
  expect([...sums]).toEqual(counted);
});
