import { type Boundary, runsOfBits } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';

/** The largest M whose boundary pattern fits two 32-bit words. */
export const LARGEST_FOR_PATTERN_WORD = 63;

/**
 * Algorithm 1 where the whole boundary pattern is a word of 64 bits (two of 32, in JavaScript), M ≤ 63. A step
 * places a value: with P the pattern and A the heads that may still label, take the lowest bit x of A ∧ ¬P,
 * label it, and keep in A just the x_j with x_j − x in X, which is A ∧ (X << x); then count the trailing ones
 * of P and shift them out.
 *
 * The first head stands at unlabelled heaps only. Cost: some 4 ns a label. Memory: none.
 */
export class TapeByPatternWord {
  heap: number;
  value: number;
  low = 0;
  high = 0;
  readonly #largest: number;
  readonly #setLow: number;
  readonly #setHigh: number;

  constructor(set: FesSet, from: Boundary) {
    this.heap = from.heap;
    this.value = from.value;
    this.#largest = set.largest;
    const mark = (x: number) => {
      if (x < 32) this.low |= 1 << x;
      else this.high |= 1 << (x - 32);
    };
    for (const x of set.excluded) mark(x);
    this.#setLow = this.low;
    this.#setHigh = this.high;
    this.low = 0;
    this.high = 0;
    let cell = 0;
    from.runs.forEach((length, i) => {
      if (i % 2 === 1) for (let j = cell; j < cell + length; j++) mark(j);
      cell += length;
    });
    if (this.low & 1) this.#shift();
  }

  /** Moves on to the first heap ≥ `heap` that is labelled first. */
  advanceTo(heap: number): void {
    while (this.heap < heap) this.advance(Number.POSITIVE_INFINITY, heap, 0, 0);
  }

  /**
   * Places values until so many are placed, or the first head is at `heap` or beyond, or the pattern is
   * (`low`, `high`) or blank: true in that case.
   */
  advance(values: number, heap: number, low: number, high: number): boolean {
    const setLow = this.#setLow;
    const setHigh = this.#setHigh;
    let p = this.low;
    let q = this.high;
    let n = this.heap;
    let placed = 0;
    let found = false;
    while (placed < values && n < heap && !found) {
      let x = setLow & ~p;
      let y = setHigh & ~q;
      p |= 1;
      while (x !== 0) {
        const bit = x & -x;
        const shift = 31 - Math.clz32(bit);
        p |= bit;
        x &= setLow << shift;
        y &= (setHigh << shift) | (setLow >>> (32 - shift));
      }
      while (y !== 0) {
        const bit = y & -y;
        q |= bit;
        y &= setLow << (31 - Math.clz32(bit));
      }
      placed++;
      if (~p !== 0) {
        const ones = 31 - Math.clz32(~p & -~p);
        p = (p >>> ones) | (q << (32 - ones));
        q >>>= ones;
        n += ones;
      } else if (~q !== 0) {
        const ones = 31 - Math.clz32(~q & -~q);
        p = (q >>> ones) | 0;
        q = 0;
        n += 32 + ones;
      } else {
        p = 0;
        q = 0;
        n += 64;
      }
      found = (p === low && q === high) || (p | q) === 0;
    }
    this.low = p;
    this.high = q;
    this.heap = n;
    this.value += placed;
    return found;
  }

  boundary(): Boundary {
    const runs = runsOfBits(Int32Array.of(this.low, this.high), this.#largest);
    return { heap: this.heap, value: this.value, runs };
  }

  /** Steps over labelled heaps at the first head, where a tape is taken over from another kernel. */
  #shift(): void {
    while (this.low & 1) {
      this.low = (this.low >>> 1) | (this.high << 31);
      this.high >>>= 1;
      this.heap++;
    }
  }
}
