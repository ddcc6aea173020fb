import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStateTwice } from '../../src/engine/state-seen-twice.ts';
import type { Walker } from '../../src/engine/walker.ts';

/** A fixed seed: a failing property prints the path to replay. */
const SEED = 19800601;

/** A walker whose windows are distinct for `tail` heaps and then recur in a cycle. */
class Rho implements Walker<Rho> {
  readonly tail: number;
  readonly cycle: number;
  heap: number;

  constructor(tail: number, cycle: number, heap = 0) {
    this.tail = tail;
    this.cycle = cycle;
    this.heap = heap;
  }

  advanceTo(heap: number): void {
    if (heap < this.heap) throw new RangeError(`from ${this.heap} back to ${heap}`);
    this.heap = heap;
  }

  /** Returns windows whose fingerprints often agree, so that the search must compare them. */
  window(): Int32Array {
    const beyond = this.heap - this.tail;
    const state = beyond < 0 ? this.heap : this.tail + (beyond % this.cycle);
    return Int32Array.of(state & 0x3f, state >>> 6);
  }

  copy(): Rho {
    return new Rho(this.tail, this.cycle, this.heap);
  }
}

const strides = fc.constantFrom(1, 3, 10, 64, 4096);
const lengths = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 60_000 }));

test('the period is the length of the cycle, and both walkers are in it, a period apart', () => {
  fc.assert(
    fc.property(lengths, lengths, (tail, cycle) => {
      const twice = findStateTwice(new Rho(tail, cycle), 1e7)!;
      expect(twice.period).toBe(cycle);
      expect(twice.first.heap).toBeGreaterThanOrEqual(tail);
      expect([...twice.first.window()]).toEqual([...twice.at(twice.first.heap + cycle).window()]);
    }),
    { numRuns: 80, seed: SEED },
  );
});

test('the earliest walker is at the start or before the cycle, and any later heap can be reached', () => {
  fc.assert(
    fc.property(lengths, lengths, fc.double({ min: 0, max: 1, noNaN: true }), (tail, cycle, share) => {
      const { before, at, first } = findStateTwice(new Rho(tail, cycle), 1e7)!;
      if (before > 0) expect(before).toBeLessThan(tail);
      const heap = before + Math.floor(share * (first.heap + cycle - before));
      expect(at(heap).heap).toBe(heap);
    }),
    { numRuns: 80, seed: SEED },
  );
});

test('cycles about as long as a stride are found', () => {
  for (const strides of [1, 2, 5]) {
    for (const cycle of [-2, -1, 0, 1, 2].map(more => 4096 * strides + more)) {
      for (const tail of [0, 1, 4096, 4097]) {
        expect(findStateTwice(new Rho(tail, cycle), 1e7)?.period).toBe(cycle);
      }
    }
  }
});

test('twice the period is not accepted if a reference before the cycle finds it first', () => {
  // References are at heaps 0, 4096 and 20,480; each tail ends within the stretch after one of them.
  for (const tail of [900, 4096 + 1900, 20_480 + 900]) {
    for (const cycle of [5000, 7000, 14_000, 28_000]) {
      expect(findStateTwice(new Rho(tail, cycle), 1e7)?.period).toBe(cycle);
    }
  }
});

test('a window that recurs within the limit is always found, in a bounded number of heaps', () => {
  fc.assert(
    fc.property(lengths, lengths, strides, (tail, cycle, stride) => {
      const rho = new Rho(tail, cycle);
      expect(findStateTwice(rho.copy(), Math.max(tail, cycle), stride)?.period).toBe(cycle);
      const walked = rho.copy();
      findStateTwice(walked, 1e9, stride);
      expect(walked.heap).toBeLessThanOrEqual(cycle + 5 * (tail + stride) + 64 * stride + stride);
    }),
    { numRuns: 80, seed: SEED },
  );
});

test('a failed search ends at twice the limit', () => {
  const rho = new Rho(1e6, 1);
  expect(findStateTwice(rho, 123_456)).toBeNull();
  expect(rho.heap).toBe(2 * 123_456 + 4096);
});
