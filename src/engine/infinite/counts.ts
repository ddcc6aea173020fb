import { reserve } from '../wasm/kernel.ts';
import { type CountBytesKernel, countBytesKernel } from './count-bytes-wasm.ts';
import type { NimSegment } from './segment.ts';

/** How often a value was met, and where first. */
export interface ValueCount {
  readonly value: number;
  /** In heaps. */
  readonly count: number;
  /** The first heap of this value. */
  readonly first: number;
}

/**
 * What a nim-sequence amounts to: every value that it takes, in increasing order. Segments are read once and let
 * go. Exact, and about these terms alone: a value that is missing may come later.
 *
 * By WebAssembly where all values are below 16 and a byte each.
 *
 * @param kernel for tests: null for none
 *
 * @example
 * countsOf(allButSegments([1], 4)) // [{ value: 0, count: 2, first: 0 }, { value: 1, count: 2, first: 2 }]
 */
export function countsOf(
  segments: Iterable<NimSegment>,
  kernel: CountBytesKernel | null = countBytesKernel(),
): ValueCount[] {
  const counts: number[] = [];
  const firsts: number[] = [];
  const note = (value: number, heap: number, count: number) => {
    firsts[value] = Math.min(firsts[value] ?? heap, heap);
    counts[value] = (counts[value] ?? 0) + count;
  };
  for (const { from, values } of segments) {
    const found = kernel && values instanceof Uint8Array ? countsOfBytes(values, kernel) : null;
    if (found) {
      found.forEach((count, value) => {
        if (count > 0) note(value, firsts[value] ?? from + values.indexOf(value), count);
      });
    } else for (let i = 0; i < values.length; i++) note(values[i]!, from + i, 1);
  }
  return counts.flatMap((count, value) =>
    count === undefined ? [] : [{ value, count, first: firsts[value]! }],
  );
}

/** Values that are counted in one pass each, before the bytes are counted otherwise. */
const MOST_PASSES = 16;

/** How often each value below 16 stands there; null if there are others. */
function countsOfBytes(
  values: Uint8Array,
  { functions, memory }: CountBytesKernel,
): readonly number[] | null {
  const whole = values.length & ~15;
  reserve(memory, whole);
  new Uint8Array(memory.buffer).set(values.subarray(0, whole));
  const counts: number[] = Array(MOST_PASSES).fill(0);
  for (let i = whole; i < values.length; i++) {
    if (values[i]! >= MOST_PASSES) return null;
    counts[values[i]!]!++;
  }
  let left = whole;
  for (let value = 0; left > 0; value++) {
    if (value === MOST_PASSES) return null;
    const count = functions.count(0, whole, value);
    counts[value]! += count;
    left -= count;
  }
  return counts;
}
