import { type Boundary, runsOfBits } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Tape } from './tape.ts';

/** Cells of a word: what one 32-bit operation of JavaScript steps at once. */
const WORD = 32;

/**
 * {@link Tape} by words: up to 32 heaps a step. The heads are at least `gap` heaps apart, so within `gap`
 * consecutive heaps no head reads a cell that another head writes, and those heaps can be stepped together,
 * one bit each. For the sets {a, b, a + b} of Lemma 6 the width is a even where b − a is smaller: with F the
 * newly labelled first heaps, the ones that take their second label at b are B(i) = F(i) ∧ (T(i + a) ∨
 * B(i − d)), d = b − a, since heap i + a may be labelled within the step by the head at b, d heaps before;
 * that is a flood of log2(width / d) shifts, and by the lemma the head at b need not read.
 *
 * Cost: some 6 ns a step, whatever stands on the tape. Memory: M bits.
 */
export class TapeByWords implements Tape {
  heap: number;
  value: number;
  blankAt: { heap: number; value: number } | null = null;
  readonly #set: FesSet;
  /** A ring of bits; the cell of heap h is at bit (h − origin) mod its size. */
  readonly #ring: Int32Array;
  readonly #wordMask: number;
  readonly #bitMask: number;
  /** Heaps stepped at once. */
  readonly #width: number;
  /** The bit of the first head. */
  #at = 0;
  /** The step in which a heap was last labelled by the first head: its first heap, and the heaps as bits. */
  #lastHeap = Number.NEGATIVE_INFINITY;
  #lastFirsts = 1;

  constructor(set: FesSet, from: Boundary) {
    this.#set = set;
    this.heap = from.heap;
    this.value = from.value;
    this.#width = Math.min(WORD, set.lemma6 ? set.lemma6.a : set.gap);
    const words = 2 ** Math.ceil(Math.log2((set.largest + 3 * WORD) / WORD));
    this.#ring = new Int32Array(words);
    this.#wordMask = words - 1;
    this.#bitMask = words * WORD - 1;
    let cell = 0;
    from.runs.forEach((length, i) => {
      if (i % 2 === 1) for (let j = cell; j < cell + length; j++) this.#ring[j >>> 5]! |= 1 << (j & 31);
      cell += length;
    });
  }

  /** A second tape in the same place. */
  copy(): TapeByWords {
    const twin = new TapeByWords(this.#set, { heap: this.heap, value: this.value, runs: [] });
    twin.#ring.set(this.#ring);
    twin.#at = this.#at;
    return twin;
  }

  advanceTo(heap: number): void {
    if (this.#set.lemma6) this.#advanceLemma6(heap, this.#set.lemma6.a, this.#set.lemma6.b);
    else this.#advance(heap);
  }

  /** Which of the M cells from the first head on are labelled, 32 a word, lowest bit first. */
  cells(): Int32Array {
    const ring = this.#ring;
    const cells = new Int32Array(Math.ceil(this.#set.largest / WORD));
    const shift = this.#at & 31;
    for (let i = 0, w = this.#at >>> 5; i < cells.length; i++) {
      const low = ring[w]! >>> shift;
      w = (w + 1) & this.#wordMask;
      cells[i] = low | ((ring[w]! << (31 - shift)) << 1);
    }
    return cells;
  }

  boundary(): Boundary {
    return { heap: this.heap, value: this.value, runs: runsOfBits(this.cells(), this.#set.largest) };
  }

  #advance(end: number): void {
    const { excluded, conflicts } = this.#set;
    const ring = this.#ring;
    const wordMask = this.#wordMask;
    const bitMask = this.#bitMask;
    const heads = excluded.length;
    const labels = new Int32Array(heads);
    let { heap, value } = this;
    let at = this.#at;
    while (heap < end) {
      const width = Math.min(this.#width, end - heap);
      let word = at >>> 5;
      let shift = at & 31;
      const first = ~((ring[word]! >>> shift) | ((ring[(word + 1) & wordMask]! << (31 - shift)) << 1));
      const firsts = width === WORD ? first : first & ((1 << width) - 1);
      if (firsts !== 0) {
        value += ones(firsts);
        for (let j = 0; j < heads; j++) {
          const bit = (at + excluded[j]!) & bitMask;
          word = bit >>> 5;
          shift = bit & 31;
          const next = (word + 1) & wordMask;
          let label = firsts & ~((ring[word]! >>> shift) | ((ring[next]! << (31 - shift)) << 1));
          for (const i of conflicts[j]!) label &= ~labels[i]!;
          labels[j] = label;
          ring[word]! |= label << shift;
          ring[next]! |= (label >>> 1) >>> (31 - shift);
        }
      }
      const next = (at + width) & bitMask;
      if (next >>> 5 !== at >>> 5) ring[at >>> 5] = 0;
      at = next;
      heap += width;
    }
    this.heap = heap;
    this.value = value;
    this.#at = at;
  }

  #advanceLemma6(end: number, a: number, b: number): void {
    const ring = this.#ring;
    const wordMask = this.#wordMask;
    const bitMask = this.#bitMask;
    const { largest } = this.#set;
    const fullWidth = this.#width;
    const distance = b - a;
    let { heap, value } = this;
    let at = this.#at;
    let lastHeap = this.#lastHeap;
    let lastFirsts = this.#lastFirsts;
    this.blankAt = null;
    while (heap < end) {
      const width = end - heap < fullWidth ? end - heap : fullWidth;
      let word = at >>> 5;
      let shift = at & 31;
      const first = ~((ring[word]! >>> shift) | ((ring[(word + 1) & wordMask]! << (31 - shift)) << 1));
      const firsts = width === WORD ? first : first & ((1 << width) - 1);
      if (firsts !== 0) {
        if (heap - lastHeap > largest - WORD) {
          this.#lastHeap = lastHeap;
          this.#lastFirsts = lastFirsts;
          this.#noteReturn(heap, firsts, value);
        }
        lastHeap = heap;
        lastFirsts = firsts;
        value += ones(firsts);

        let bit = (at + a) & bitMask;
        word = bit >>> 5;
        shift = bit & 31;
        const next = (word + 1) & wordMask;
        let second = firsts & ((ring[word]! >>> shift) | ((ring[next]! << (31 - shift)) << 1));
        for (let d = distance, path = firsts; d < width; d <<= 1) {
          second |= path & (second << d);
          path &= path << d;
        }
        const label = firsts & ~second;
        ring[word]! |= label << shift;
        ring[next]! |= (label >>> 1) >>> (31 - shift);

        bit = (at + b) & bitMask;
        word = bit >>> 5;
        shift = bit & 31;
        ring[word]! |= second << shift;
        ring[(word + 1) & wordMask]! |= (second >>> 1) >>> (31 - shift);

        bit = (at + a + b) & bitMask;
        word = bit >>> 5;
        shift = bit & 31;
        ring[word]! |= firsts << shift;
        ring[(word + 1) & wordMask]! |= (firsts >>> 1) >>> (31 - shift);
      }
      const next = (at + width) & bitMask;
      if (next >>> 5 !== at >>> 5) ring[at >>> 5] = 0;
      at = next;
      heap += width;
      if (this.blankAt !== null) break;
    }
    this.heap = heap;
    this.value = value;
    this.#at = at;
    this.#lastHeap = lastHeap;
    this.#lastFirsts = lastFirsts;
  }

  /**
   * Under Lemma 6 heap n + a + b is labelled with n, so the tape is blank at the next heap to be labelled first
   * iff that heap is n + a + b + 1, n being the one labelled first before it.
   */
  #noteReturn(heap: number, firsts: number, value: number): void {
    const before = this.#lastHeap + 31 - Math.clz32(this.#lastFirsts);
    const next = heap + 31 - Math.clz32(firsts & -firsts);
    if (next - before === this.#set.largest + 1) this.blankAt = { heap: next, value };
  }
}

function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
