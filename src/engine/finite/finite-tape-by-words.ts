import { lowBits, WORD, wordFrom } from '../bits.ts';
import type { Beginning } from './beginning.ts';
import type { FiniteTape } from './finite-tape.ts';

/**
 * The outcomes of a finite set as a {@link FiniteTape}, up to 32 heaps per step.
 *
 * Bit n of x says that heap n is a P-position, that is, that none of the heaps n − s, s in S, is one. With
 * g(n) = ¬ ∨ x(n − s), any min S heaps in a row come from words: x = g. If the second least move t is at least twice the
 * least move a, then min(32, t) heaps do: with g over the other moves, x(n) = g(n) ∧ ¬x(n − a). Within a run of ones of g
 * along n, n − a, n − 2a, … the bits of x alternate, starting from the bit before the word or from a zero of g. Whether the
 * distance to that start is even is a flood in log2(width / 2a) shifts.
 *
 * Cost: two reads per step and move. Memory: one bit per kept heap.
 */
export class FiniteTapeByWords implements FiniteTape {
  heap: number;
  readonly #moves: readonly number[];
  readonly largest: number;
  readonly kept: number;
  /** Heaps per step. */
  readonly #width: number;
  /** Whether the least move is shorter than a step. */
  readonly #alternates: boolean;
  /** The P-positions among the last heaps, a ring of bits: bit h mod its size is heap h. */
  readonly #words: Int32Array;
  /** The number of words less 1; the number is a power of two. */
  readonly #wordMask: number;

  /**
   * @param moves S, strictly increasing and not empty
   * @param kept minimum number of heaps whose terms are kept
   */
  constructor(moves: readonly number[], start: Beginning | FiniteTapeByWords, kept = 0) {
    const [least = 0] = moves;
    if (least < 1) throw new RangeError(`{${moves.join(', ')}} is not a subtraction set`);
    this.largest = moves.at(-1)!;
    this.#moves = moves;
    this.#width = heapsPerStep(moves);
    this.#alternates = least < this.#width;
    const words = 2 ** Math.ceil(Math.log2(Math.max(this.largest, kept) / WORD + 3));
    this.#words = new Int32Array(words);
    this.#wordMask = words - 1;
    // A step writes up to two words beyond the end.
    this.kept = WORD * (words - 3);
    if (start instanceof FiniteTapeByWords) {
      this.heap = start.heap;
      const last = Math.floor(this.heap / WORD) + 1;
      for (let w = last - Math.min(words, start.#words.length); w < last; w++)
        this.#words[w & this.#wordMask] = start.#words[w & start.#wordMask]!;
      return;
    }
    const { given, isSink } = start;
    if (isSink) this.#words.fill(-1);
    for (let heap = 0; heap < given.length; heap++)
      if (given[heap] === 0) this.#words[(heap >>> 5) & this.#wordMask]! |= 1 << (heap & 31);
    this.heap = given.length;
  }

  copy(kept = this.kept): FiniteTapeByWords {
    return new FiniteTapeByWords(this.#moves, this, kept);
  }

  advanceTo(heap: number): void {
    const words = this.#words;
    const wordMask = this.#wordMask;
    const moves = this.#moves;
    const width = this.#width;
    const least = moves[0]!;
    const alternates = this.#alternates;
    let n = this.heap;
    let at = n | 0;
    while (n < heap) {
      let reached = 0;
      for (let j = alternates ? 1 : 0; j < moves.length; j++)
        reached |= wordFrom(words, 0, wordMask, at - moves[j]!);
      const placed = alternates
        ? alternate(~reached, wordFrom(words, 0, wordMask, at - least), least, width)
        : ~reached;
      const word = (at >>> 5) & wordMask;
      // Bits at `width` and above are noise. They lie at heaps not reached yet, and will be overwritten.
      words[word] = (words[word]! & ((1 << at) - 1)) | (placed << at);
      words[(word + 1) & wordMask] = (placed >>> 1) >>> ~at;
      const step = heap - n < width ? heap - n : width;
      at = (at + step) | 0;
      n += step;
    }
    this.heap = n;
  }

  read(from: number, terms: Uint8Array | Int32Array): void {
    const end = from + terms.length;
    for (let n = from; n < end; ) {
      if (n >= this.heap) this.advanceTo(Math.min(end, n + WORD));
      const stop = Math.min(end, this.heap);
      while (n < stop) {
        let word = ~this.#words[((n | 0) >>> 5) & this.#wordMask]! >>> n;
        const next = Math.min(stop, n + WORD - (n & (WORD - 1)));
        for (; n < next; n++, word >>>= 1) terms[n - from] = word & 1;
      }
    }
  }

  window(window = new Int32Array(Math.ceil(this.largest / WORD))): Int32Array {
    const m = this.largest;
    for (let i = 0; i < window.length; i++) window[i] = this.#wordAt(this.heap - m + WORD * i);
    window[window.length - 1]! &= lowBits(m - WORD * (window.length - 1));
    return window;
  }

  recurrence(): number {
    const [end, m] = [this.heap, this.largest];
    const mask = lowBits(Math.min(WORD, m));
    const start = this.#rarestWord();
    const wanted = this.#wordAt(start) & mask;
    const most = Math.min(end, this.kept) - m;
    for (let p = 1; p <= most; ) {
      const at = (start - p) | 0;
      const low = this.#words[(at >>> 5) & this.#wordMask]!;
      const high = this.#words[((at >>> 5) + 1) & this.#wordMask]!;
      for (let shift = at & 31; shift >= 0 && p <= most; shift--, p++) {
        const terms = ((low >>> shift) | ((high << 1) << (31 - shift))) & mask;
        if (terms === wanted && this.#recursAfter(p)) return p;
      }
    }
    return 0;
  }

  agreesFrom(p: number): number {
    const end = this.heap;
    const lowest = end - Math.min(end, this.kept);
    for (let n = end - p; n > lowest; n -= WORD) {
      const count = Math.min(WORD, n - lowest);
      const differing = this.#differing(n - count, n - count + p) & lowBits(count);
      if (differing !== 0) return n - count + WORD - Math.clz32(differing);
    }
    return lowest;
  }

  recurs(p: number): boolean {
    return p <= Math.min(this.heap, this.kept) - this.largest && this.#recursAfter(p);
  }

  /**
   * Returns where to look for the last window first: the first heap of a word of it that differs from all, or most, of
   * the words that begin a few heaps before. A word inside a pattern such as 0101… would match too often.
   */
  #rarestWord(): number {
    const [end, m] = [this.heap, this.largest];
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

  #recursAfter(p: number): boolean {
    for (let left = this.largest, top = this.heap; left > 0; left -= WORD, top -= WORD) {
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
    return wordFrom(this.#words, 0, this.#wordMask, heap | 0);
  }
}

/** Returns the width of a step by words, in heaps, from the least two moves. */
function heapsPerStep([least = 0, second = Number.POSITIVE_INFINITY]: readonly number[]): number {
  return least < WORD ? Math.min(WORD, second) : WORD;
}

/**
 * Returns the x with x(i) = g(i) ∧ ¬x(i − a) for i < width, where x(i − a) is bit i of `before` for i < a < 32. Two steps
 * of this are x(i) = (g(i) ∧ ¬g(i − a)) ∨ (g(i) ∧ x(i − 2a)): a flood.
 */
function alternate(g: number, before: number, a: number, width: number): number {
  const first = lowBits(a);
  const firstTwo = lowBits(Math.min(WORD, 2 * a));
  let x = g & ~before & first;
  x |= g & ~(x << a) & firstTwo & ~first;
  let path = g & ~firstTwo;
  x |= path & ~(g << a);
  for (let d = 2 * a; d < width; d <<= 1) {
    x |= path & (x << d);
    path &= path << d;
  }
  return x;
}
