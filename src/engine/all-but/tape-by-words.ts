import { ones, WORD, wordFrom } from '../bits.ts';
import { type Boundary, runsOfBits, setLabelled } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Tape } from './tape.ts';

/**
 * {@link Tape} by words: up to 32 heaps per step. The heads are at least `gap` heaps apart, so within `gap` consecutive
 * heaps no head reads a cell that another head writes, and those heaps can be stepped together, one bit each.
 *
 * Cost: the same for each step, independent of the tape. Memory: M bits.
 */
export class TapeByWords implements Tape {
  heap: number;
  value: number;
  readonly #set: FesSet;
  /** A ring of bits; the cell of heap h is at bit (h − origin) mod its size. */
  readonly #ring: Int32Array;
  readonly #wordMask: number;
  readonly #bitMask: number;
  /** Heaps stepped at once. */
  readonly #width: number;
  /** The bit of the first head. */
  #at = 0;

  constructor(set: FesSet, from: Boundary) {
    this.#set = set;
    this.heap = from.heap;
    this.value = from.value;
    this.#width = Math.min(WORD, set.gap);
    const words = 2 ** Math.ceil(Math.log2((set.largest + 3 * WORD) / WORD));
    this.#ring = new Int32Array(words);
    this.#wordMask = words - 1;
    this.#bitMask = words * WORD - 1;
    setLabelled(from, this.#ring);
  }

  /** Returns a second tape in the same place. */
  copy(): TapeByWords {
    const twin = new TapeByWords(this.#set, { heap: this.heap, value: this.value, runs: [] });
    twin.#ring.set(this.#ring);
    twin.#at = this.#at;
    return twin;
  }

  /** Returns which of the M cells starting at the first head are labelled, 32 per word, lowest bit first. */
  window(cells = new Int32Array(Math.ceil(this.#set.largest / WORD))): Int32Array {
    for (let i = 0; i < cells.length; i++)
      cells[i] = wordFrom(this.#ring, 0, this.#wordMask, this.#at + WORD * i);
    return cells;
  }

  boundary(): Boundary {
    return { heap: this.heap, value: this.value, runs: runsOfBits(this.window(), this.#set.largest) };
  }

  advanceTo(end: number): void {
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
      // As wordFrom, inlined, since this loop dominates the time.
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
}
