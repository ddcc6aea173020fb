import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWindowTwice } from '../../../src/engine/finite/repeat.ts';
import type { FiniteTape } from '../../../src/engine/finite/tape.ts';
import { SEED } from './games.ts';

/** A machine whose windows are all different for `tail` heaps and then go round a cycle. */
class Rho implements FiniteTape {
  readonly largest = 1;
  readonly tail: number;
  readonly cycle: number;
  heap: number;

  constructor(tail: number, cycle: number, heap = 1) {
    this.tail = tail;
    this.cycle = cycle;
    this.heap = heap;
  }

  advanceTo(heap: number): void {
    this.heap = Math.max(this.heap, heap);
  }

  read(): void {}

  window(): Int32Array {
    const beyond = this.heap - this.tail;
    return Int32Array.of(beyond < 0 ? this.heap : this.tail + (beyond % this.cycle));
  }

  copy(): Rho {
    return new Rho(this.tail, this.cycle, this.heap);
  }
}

const lengths = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 60_000 }));

test('the period found is the length of the cycle, and the window at the heap is on the cycle', () => {
  fc.assert(
    fc.property(lengths, lengths, (tail, cycle) => {
      const found = findWindowTwice(new Rho(tail, cycle), 1e7);
      expect(found?.period).toBe(cycle);
      expect(found?.heap).toBeGreaterThanOrEqual(tail);
    }),
    { numRuns: 300, seed: SEED },
  );
});

test('cycles about a stride long are no exception', () => {
  for (const strides of [1, 2, 5]) {
    for (const cycle of [-2, -1, 0, 1, 2].map(more => 4096 * strides + more)) {
      for (const tail of [1, 4096, 4097]) {
        expect(findWindowTwice(new Rho(tail, cycle), 1e7)?.period).toBe(cycle);
      }
    }
  }
});

test('a reference before the cycle may see twice the period first, and is not believed', () => {
  expect(findWindowTwice(new Rho(12_289 + 1800, 7000), 1e7)?.period).toBe(7000);
});

test('no repeat is found in fewer heaps than it takes, and one is found in four times as many and some strides', () => {
  fc.assert(
    fc.property(lengths, lengths, (tail, cycle) => {
      const rho = new Rho(tail, cycle);
      expect(findWindowTwice(rho, tail + cycle - 1)).toBeNull();
      expect(findWindowTwice(rho, 4 * (tail + cycle + 4096))).not.toBeNull();
    }),
    { numRuns: 300, seed: SEED },
  );
});
