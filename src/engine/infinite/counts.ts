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
  let pairs: PairsOfBytes | undefined;
  for (const { from, values } of segments) {
    let counted = 0;
    if (values instanceof Uint8Array) {
      const found = kernel && countsOfBytes(values, kernel);
      found?.forEach((count, value) => {
        if (count > 0) note(value, firsts[value] ?? from + values.indexOf(value), count);
      });
      if (found) continue;
      counted = values.length & ~1;
      pairs ??= new PairsOfBytes();
      pairs.add(from, values.subarray(0, counted) as Uint8Array);
    }
    for (let i = counted; i < values.length; i++) note(values[i]!, from + i, 1);
  }
  for (const { value, heap, count } of pairs?.values() ?? []) note(value, heap, count);
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

/** Values of two neighbouring heaps, which are counted at once. */
class PairsOfBytes {
  /** By the pair as a number of 16 bits; doubles, since 1e10 terms have more than 2^32 equal pairs. */
  readonly #counts = new Float64Array(2 ** 16);
  readonly #firsts = new Float64Array(2 ** 16);

  add(from: number, values: Uint8Array): void {
    const counts = this.#counts;
    const aligned = values.byteOffset % 2 === 0 ? values : values.slice();
    const pairs = new Uint16Array(aligned.buffer, aligned.byteOffset, aligned.length / 2);
    for (let i = 0; i < pairs.length; i++) {
      if (counts[pairs[i]!]!++ === 0) this.#firsts[pairs[i]!] = from + 2 * i;
    }
  }

  *values(): Generator<{ value: number; heap: number; count: number }> {
    const bytes = new Uint8Array(2);
    const pair = new Uint16Array(bytes.buffer);
    for (let x = 0; x < this.#counts.length; x++) {
      const count = this.#counts[x]!;
      if (count === 0) continue;
      pair[0] = x;
      for (const i of [0, 1]) yield { value: bytes[i]!, heap: this.#firsts[x]! + i, count };
    }
  }
}
