import { lowBits, WORD, wordFrom } from '../bits.ts';

/**
 * The set of P-positions among the last heaps, one bit per heap: bit h mod its size is heap h. Blank at first.
 * `end` is the first heap that is not known.
 *
 * Memory: one bit per kept heap.
 */
export class BitRow {
  readonly words: Int32Array;
  /** The number of words less 1; the number is a power of two. */
  readonly wordMask: number;
  /** Heaps before the end that are certain to be there: a step writes up to two words beyond the end. */
  readonly kept: number;

  /** @param kept minimum number of heaps to keep */
  constructor(kept: number) {
    const words = 2 ** Math.ceil(Math.log2(kept / WORD + 3));
    this.wordMask = words - 1;
    this.kept = WORD * (words - 3);
    this.words = new Int32Array(words);
  }

  add(heap: number): void {
    this.words[(heap >>> 5) & this.wordMask]! |= 1 << (heap & 31);
  }

  /** Adds all heaps, those below 0 too. */
  fill(): void {
    this.words.fill(-1);
  }

  /** Writes the outcomes of the heaps from `heap` on to the places from `at` up to `end`: 0 for the heaps of this set. */
  read(heap: number, terms: Uint8Array | Int32Array, at: number, end: number): void {
    for (let i = at, n = heap | 0; i < end; ) {
      let word = ~this.words[(n >>> 5) & this.wordMask]! >>> n;
      const stop = Math.min(end, i + WORD - (n & (WORD - 1)));
      for (n = (n + stop - i) | 0; i < stop; i++, word >>>= 1) terms[i] = word & 1;
    }
  }

  /** Copies the heaps that both rows keep. */
  take(other: BitRow, end: number): void {
    const last = Math.floor(end / WORD) + 1;
    const first = last - Math.min(this.words.length, other.words.length);
    for (let w = first; w < last; w++) this.words[w & this.wordMask] = other.words[w & other.wordMask]!;
  }

  /** Returns the last m heaps, 32 per word, lowest heap first. */
  window(end: number, m: number): Int32Array {
    const window = new Int32Array(Math.ceil(m / WORD));
    for (let i = 0; i < window.length; i++) window[i] = this.#wordAt(end - m + WORD * i);
    window[window.length - 1]! &= lowBits(m - WORD * (window.length - 1));
    return window;
  }

  /** Returns the least p ≥ 1 with the same last m heaps p heaps before, as far as heaps are kept; 0 if there is none. */
  recurrence(end: number, m: number): number {
    const mask = lowBits(Math.min(WORD, m));
    const start = this.#rarestWord(end, m);
    const wanted = this.#wordAt(start) & mask;
    const most = Math.min(end, this.kept) - m;
    for (let p = 1; p <= most; ) {
      const at = (start - p) | 0;
      const low = this.words[(at >>> 5) & this.wordMask]!;
      const high = this.words[((at >>> 5) + 1) & this.wordMask]!;
      for (let shift = at & 31; shift >= 0 && p <= most; shift--, p++) {
        const terms = ((low >>> shift) | ((high << 1) << (31 - shift))) & mask;
        if (terms === wanted && this.#recursAfter(p, end, m)) return p;
      }
    }
    return 0;
  }

  /** Returns the least n among the kept heaps from which on every kept term equals the term p heaps later. */
  agreesFrom(end: number, p: number): number {
    const lowest = end - Math.min(end, this.kept);
    for (let n = end - p; n > lowest; n -= WORD) {
      const count = Math.min(WORD, n - lowest);
      const differing = this.#differing(n - count, n - count + p) & lowBits(count);
      if (differing !== 0) return n - count + WORD - Math.clz32(differing);
    }
    return lowest;
  }

  /** Whether the last m heaps equal those p heaps before; false if these are not kept. */
  recurs(p: number, end: number, m: number): boolean {
    return p <= Math.min(end, this.kept) - m && this.#recursAfter(p, end, m);
  }

  /**
   * Where to look for the last window first: the first heap of a word of it that differs from all, or most, of the words
   * that begin a few heaps before. A word inside a pattern such as 0101… would match too often.
   */
  #rarestWord(end: number, m: number): number {
    let best = end - Math.min(WORD, m);
    let fewest = Number.POSITIVE_INFINITY;
    for (let start = best; start >= end - m && fewest > 0; start -= WORD) {
      const word = this.#wordAt(start);
      let alike = 0;
      for (let back = 1; back <= 16; back++) if (this.#wordAt(start - back) === word) alike++;
      if (alike < fewest) [best, fewest] = [start, alike];
    }
    return best;
  }

  #recursAfter(p: number, end: number, m: number): boolean {
    for (let left = m, top = end; left > 0; left -= WORD, top -= WORD) {
      const count = Math.min(WORD, left);
      if ((this.#differing(top - count, top - count - p) & lowBits(count)) !== 0) return false;
    }
    return true;
  }

  /** Bit i is set if heaps m + i and n + i differ. */
  #differing(m: number, n: number): number {
    return this.#wordAt(m) ^ this.#wordAt(n);
  }

  #wordAt(heap: number): number {
    return wordFrom(this.words, 0, this.wordMask, heap | 0);
  }
}
