import { reserve } from '../kernels/load.ts';
import type { NimSegment } from './segment.ts';
import { takeAPrimeKernel } from './take-a-prime-kernel.ts';

/** The number of heaps of one parity with a value, and the first and last of them. */
export interface Cell {
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** The cells by twice the value plus the heap mod 2. Values that do not occur have no cell. */
export type Cells = ReadonlyMap<number, Cell>;

/** Values below it are counted in one pass each. */
const MAX_PASSES = 16;

/**
 * Returns the cells with more terms counted: `values` are the values of consecutive heaps starting at `from`.
 *
 * Cost: one pass of 16 heaps per step for each value, if there are at most 16; else one step per heap.
 */
export function countValues(before: Cells, values: NimSegment['values'], from: number): Cells {
  const cells = new Map(before);
  const counts = (values instanceof Uint8Array && countsOfBytes(values)) || countsByHeap(values);
  for (const [index, more] of counts) {
    // Parity in `counts` is relative to the first of the values.
    const cell = from % 2 === 0 ? index : index ^ 1;
    const known = before.get(cell);
    cells.set(cell, {
      count: (known?.count ?? 0) + more,
      first: known?.first ?? from + firstOf(values, index),
      last: from + lastOf(values, index),
    });
  }
  return cells;
}

function firstOf(values: NimSegment['values'], index: number): number {
  let i = index % 2;
  while (values[i] !== index >>> 1) i += 2;
  return i;
}

function lastOf(values: NimSegment['values'], index: number): number {
  let i = values.length - 1;
  if (i % 2 !== index % 2) i--;
  while (values[i] !== index >>> 1) i -= 2;
  return i;
}

function countsByHeap(values: NimSegment['values']): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < values.length; i++) {
    const index = 2 * values[i]! + (i & 1);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}

/** Null if a value is {@link MAX_PASSES} or more. */
function countsOfBytes(values: Uint8Array): ReadonlyMap<number, number> | null {
  const { functions, memory } = takeAPrimeKernel();
  const whole = values.length & ~15;
  const counts = new Map(countsByHeap(values.subarray(whole)));
  for (const index of counts.keys()) if (index >= 2 * MAX_PASSES) return null;
  const at = 8;
  reserve(memory, at + whole);
  new Uint8Array(memory.buffer, at, whole).set(values.subarray(0, whole));
  const both = new Int32Array(memory.buffer, 0, 2);
  for (let value = 0, left = whole; left > 0; value++) {
    if (value === MAX_PASSES) return null;
    functions.count(at, at + whole, value, 0);
    for (const parity of [0, 1] as const) {
      const count = both[parity]!;
      left -= count;
      if (count > 0) counts.set(2 * value + parity, (counts.get(2 * value + parity) ?? 0) + count);
    }
  }
  return counts;
}

/** The number of heaps with a value, and the first of them. */
export interface ValueCount {
  readonly value: number;
  /** The number of heaps with this value. */
  readonly count: number;
  /** The first heap of this value. */
  readonly first: number;
}

/**
 * Returns every value of a nim-sequence with its count, in increasing order. Segments are read once and not stored. The
 * result is exact, and only about these terms: a value that is missing may occur later.
 *
 * @example
 * countsOf(allButSegments([1], 4)) // [{ value: 0, count: 2, first: 0 }, { value: 1, count: 2, first: 2 }]
 */
export function countsOf(segments: Iterable<NimSegment>): ValueCount[] {
  let cells: Cells = new Map();
  for (const { from, values } of segments) cells = countValues(cells, values, from);
  const values = new Set(Array.from(cells.keys(), cell => cell >>> 1));
  return [...values]
    .sort((v, w) => v - w)
    .map(value => {
      const parities = [0, 1].flatMap(parity => cells.get(2 * value + parity) ?? []);
      return {
        value,
        count: parities.reduce((sum, { count }) => sum + count, 0),
        first: Math.min(...parities.map(({ first }) => first)),
      };
    });
}
