import { lowBits, WORD, wordFrom } from '../bits.ts';

/**
 * One row of bits for each level, of the last heaps: bit h mod its size is heap h. Blank at first. Heaps are counted
 * up to the one from which on nothing is known, the `end`.
 *
 * Memory: a bit a level for each heap that is kept.
 */
export class BitRows {
  /** The rows one after the other. */
  readonly words: Int32Array;
  readonly wordsEach: number;
  /** Heaps before the end that are certain to be there: a step writes up to two words beyond it. */
  readonly kept: number;

  /** @param kept heaps to be kept, at least */
  constructor(rows: number, kept: number) {
    this.wordsEach = 2 ** Math.ceil(Math.log2(kept / WORD + 3));
    this.kept = WORD * (this.wordsEach - 3);
    this.words = new Int32Array(rows * this.wordsEach);
  }

  set(row: number, heap: number): void {
    this.words[row * this.wordsEach + ((heap >>> 5) & (this.wordsEach - 1))]! |= 1 << (heap & 31);
  }

  /** Puts all heaps into the row, those below 0 too. */
  fill(row: number): void {
    this.words.fill(-1, row * this.wordsEach, (row + 1) * this.wordsEach);
  }

  /** The least row that has the heap; the count of rows if none has. */
  rowOf(heap: number): number {
    let at = (heap >>> 5) & (this.wordsEach - 1);
    let row = 0;
    for (; at < this.words.length && (this.words[at]! & (1 << heap)) === 0; at += this.wordsEach) row++;
    return row;
  }

  /** The rows of the heaps from `heap` on into the array, from the place `at` on, before the place `end`. */
  read(heap: number, terms: Uint8Array | Int32Array, at: number, end: number): void {
    if (this.words.length > this.wordsEach) {
      for (let i = at; i < end; i++) terms[i] = this.rowOf(heap + i - at);
      return;
    }
    // Of one row all is told by a bit.
    for (let i = at, n = heap | 0; i < end; ) {
      let word = ~this.words[(n >>> 5) & (this.wordsEach - 1)]! >>> n;
      const stop = Math.min(end, i + WORD - (n & (WORD - 1)));
      for (n = (n + stop - i) | 0; i < stop; i++, word >>>= 1) terms[i] = word & 1;
    }
  }

  /** Takes what both are to keep. */
  take(other: BitRows, end: number): void {
    const last = Math.floor(end / WORD) + 1;
    const first = last - Math.min(this.wordsEach, other.wordsEach);
    for (let to = 0, from = 0; to < this.words.length; to += this.wordsEach, from += other.wordsEach) {
      for (let w = first; w < last; w++) {
        this.words[to + (w & (this.wordsEach - 1))] = other.words[from + (w & (other.wordsEach - 1))]!;
      }
    }
  }

  /** The last m heaps of every row, 32 a word, lowest heap first. */
  window(end: number, m: number): Int32Array {
    const each = Math.ceil(m / WORD);
    const window = new Int32Array((this.words.length / this.wordsEach) * each);
    const start = (end - m) | 0;
    for (let base = 0, i = 0; base < this.words.length; base += this.wordsEach) {
      for (let j = 0; j < each; j++, i++) {
        window[i] = wordFrom(this.words, base, this.wordsEach - 1, start + WORD * j);
      }
      window[i - 1]! &= lowBits(m - WORD * (each - 1));
    }
    return window;
  }

  /** The least p ≥ 1 with the same last m heaps p heaps before, as far as heaps are kept; else 0. */
  recurrence(end: number, m: number): number {
    const wordMask = this.wordsEach - 1;
    const mask = lowBits(Math.min(WORD, m));
    const start = this.#tellingPlace(end, m);
    const told = wordFrom(this.words, 0, wordMask, start | 0) & mask;
    const most = Math.min(end, this.kept) - m;
    for (let p = 1; p <= most; ) {
      const at = (start - p) | 0;
      const low = this.words[(at >>> 5) & wordMask]!;
      const high = this.words[((at >>> 5) + 1) & wordMask]!;
      for (let shift = at & 31; shift >= 0 && p <= most; shift--, p++) {
        const terms = ((low >>> shift) | ((high << 1) << (31 - shift))) & mask;
        if (terms === told && this.#recursAfter(p, end, m)) return p;
      }
    }
    return 0;
  }

  /** The least n among the kept heaps from which on every kept heap is in the rows in which that of p heaps later is. */
  agreesFrom(end: number, p: number): number {
    const lowest = end - Math.min(end, this.kept);
    for (let n = end - p; n > lowest; n -= WORD) {
      const count = Math.min(WORD, n - lowest);
      const differing = this.#differing(n - count, n - count + p) & lowBits(count);
      if (differing !== 0) return n - count + WORD - Math.clz32(differing);
    }
    return lowest;
  }

  /**
   * Where to look for the last window first: the first heap of a word of it that differs from all the words that begin
   * a few heaps before, or from most. Words in the middle of a pattern such as 0101… are met too often.
   */
  #tellingPlace(end: number, m: number): number {
    const wordMask = this.wordsEach - 1;
    let best = end - Math.min(WORD, m);
    let fewest = Number.POSITIVE_INFINITY;
    for (let start = best; start >= end - m && fewest > 0; start -= WORD) {
      const told = wordFrom(this.words, 0, wordMask, start | 0);
      let alike = 0;
      for (let back = 1; back <= 16; back++) {
        if (wordFrom(this.words, 0, wordMask, (start - back) | 0) === told) alike++;
      }
      if (alike < fewest) [best, fewest] = [start, alike];
    }
    return best;
  }

  /** Whether the last m heaps are those of p heaps before; false where these are not kept. */
  recurs(p: number, end: number, m: number): boolean {
    return p <= Math.min(end, this.kept) - m && this.#recursAfter(p, end, m);
  }

  #recursAfter(p: number, end: number, m: number): boolean {
    for (let left = m, top = end; left > 0; left -= WORD, top -= WORD) {
      const count = Math.min(WORD, left);
      if ((this.#differing(top - count, top - count - p) & lowBits(count)) !== 0) return false;
    }
    return true;
  }

  /** Bit i is set where the heaps m + i and n + i differ. */
  #differing(m: number, n: number): number {
    const wordMask = this.wordsEach - 1;
    let differing = 0;
    for (let base = 0; base < this.words.length; base += this.wordsEach) {
      differing |= wordFrom(this.words, base, wordMask, m | 0) ^ wordFrom(this.words, base, wordMask, n | 0);
    }
    return differing;
  }
}
