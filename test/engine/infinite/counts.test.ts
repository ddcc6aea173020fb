import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MeasuredGame, SERIES_MEASURES } from '../../../src/engine/index.ts';
import {
  type CountsSoFar,
  checkpointCounts,
  parityCounts,
} from '../../../src/engine/infinite/checkpoint-counts.ts';
import { type Cells, countsOf, countValues } from '../../../src/engine/infinite/count-values.ts';
import { takeAPrimeKernel } from '../../../src/engine/infinite/take-a-prime-kernel.ts';
import { takeAPrimeSegments } from '../../../src/engine/infinite/take-a-prime-segments.ts';
import { SEED } from './games.ts';

test('countsOf lists how often each value occurs and where first, and omits values that do not occur', () => {
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

test('values up to and above the last one counted by vectors are counted', () => {
  const values = Uint8Array.from({ length: 16 + 2 }, (_, i) => Math.max(0, i - 1));
  const counts = countsOf([{ from: 0, values }]);
  expect(counts.map(({ value, count }) => [value, count])).toEqual(
    Array.from({ length: 17 }, (_, value) => [value, value === 0 ? 2 : 1]),
  );
});

test('counts by vectors agree with counts byte by byte, for any values and lengths', () => {
  const values = (most: number) =>
    fc
      .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: most }), fc.integer())
      .map(([length, largest, seed]) =>
        Uint8Array.from({ length }, (_, i) => (Math.imul(i ^ seed, 0x9e3779b1) >>> 8) % (largest + 1)),
      );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(values(0), values(2), values(15), values(255)), { maxLength: 4 }),
      pieces => {
        let from = 0;
        const segments = pieces.map(values => {
          const segment = { from, values };
          from += values.length;
          return segment;
        });
        const expected = new Map<number, { count: number; first: number }>();
        for (const { from, values } of segments) {
          for (const [i, value] of values.entries()) {
            const known = expected.get(value) ?? { count: 0, first: from + i };
            expected.set(value, { ...known, count: known.count + 1 });
          }
        }
        const rows = [...expected].sort(([p], [q]) => p - q).map(([value, row]) => ({ value, ...row }));
        expect(countsOf(segments)).toEqual(rows);
        let cells: Cells = new Map();
        for (const { from, values } of segments) cells = countValues(cells, values, from);
        const all = segments.flatMap(({ values }) => [...values]);
        const plain = new Map<number, { count: number; first: number; last: number }>();
        for (const [heap, value] of all.entries()) {
          const cell = 2 * value + (heap % 2);
          const { count = 0, first = heap } = plain.get(cell) ?? {};
          plain.set(cell, { count: count + 1, first, last: heap });
        }
        expect(cells).toEqual(plain);
      },
    ),
    { numRuns: 30, seed: SEED },
  );
});

test('the kernel counts more bytes of one value than a lane holds', () => {
  const { functions, memory } = takeAPrimeKernel();
  const bytes = new Uint8Array(memory.buffer, 8, 16 * 600).fill(7);
  bytes[0] = bytes[3] = bytes[9599] = 5;
  for (const [value, even, odd] of [
    [7, 4799, 4798],
    [5, 1, 2],
    [0, 0, 0],
  ] as const) {
    functions.count(8, 8 + bytes.length, value, 0);
    expect([...new Int32Array(memory.buffer, 0, 2)]).toEqual([even, odd]);
  }
});

test('parityCounts lists counts, first and last heap per value and parity', () => {
  const terms = 12_345;
  const values = [...takeAPrimeSegments({ plus: [], minus: [] }, terms)].flatMap(segment => [
    ...segment.values,
  ]);
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

test('a count resumed from any checkpoint equals a count made at once', () => {
  const changes = { plus: [], minus: [] };
  const terms = 500_000;
  const kept: CountsSoFar[] = [];
  const expected = parityCounts(takeAPrimeSegments(changes, terms), terms, undefined, state =>
    kept.push(deserialize(serialize(state()))),
  );
  expect(kept.length).toBe(8);
  for (const before of kept) {
    const segments = () => takeAPrimeSegments(changes, terms, before.sequence);
    expect(parityCounts(segments(), terms, before)).toEqual(expected);
    expect(checkpointCounts(segments(), terms, before)).toEqual(
      checkpointCounts(takeAPrimeSegments(changes, terms), terms),
    );
  }
});

test('a checkpoint for another number of terms is ignored', () => {
  const game = { kind: 'infinite', base: 'primes', plus: [], minus: [] } as const;
  const rule = { ending: 'normal', objective: 'last-player-wins' } as const;
  let kept: CountsSoFar | undefined;
  const rowsOf = (terms: number) =>
    SERIES_MEASURES.parities.rows(
      new MeasuredGame(game, rule, 1e6, { last: () => kept, at: state => (kept = state()) }),
      terms,
    );
  rowsOf(300_000);
  expect(kept!.terms).toBe(300_000);
  for (const terms of [200_000, 400_000, 300_000]) {
    expect(rowsOf(terms)).toEqual(parityCounts(takeAPrimeSegments(game, terms), terms));
  }
});

test('counts of both parities add up to the counts of all heaps, for any segments', () => {
  const values = Uint32Array.from({ length: 1000 }, (_, heap) => (heap * heap) % 7);
  const pieces = [0, 3, 4, 501].map((from, i, all) => ({ from, values: values.subarray(from, all[i + 1]) }));
  const sums = new Map<string, number>();
  for (const [terms, value, , count] of parityCounts(pieces, 1000)) {
    sums.set(`${terms} ${value}`, (sums.get(`${terms} ${value}`) ?? 0) + count!);
  }
  const counted = checkpointCounts(pieces, 1000).map(([terms, value, count]) => [`${terms} ${value}`, count]);
  expect([...sums]).toEqual(counted);
});
