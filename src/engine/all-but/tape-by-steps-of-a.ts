import { reserve } from '../wasm/kernel.ts';
import { type Boundary, forEachLabelled, lastFirst, RunCollector } from './boundary-pattern.ts';
import {
  BEFORE,
  BLANK,
  CURRENT,
  LABELS,
  LAST,
  PLACED,
  type StepsOfAKernel,
  WORDS_AT,
} from './steps-of-a-wasm.ts';
import type { TapeThatSeesBlank } from './tape.ts';

/** The largest a whose heaps fit a word, with one bit to spare: a shift by 64 does nothing. */
export const LARGEST_A_FOR_STEPS = 63;

/** Words between two moves of the tape to its start: 16 kB, so that it stays in the cache. */
const WORDS_A_STINT = 2048;

/**
 * {@link Tape} by words of a heaps for the sets {a, b, a + b} of Lemma 6 with a ≤ 63, b ≠ 2a, by WebAssembly.
 *
 * Word k holds the heaps from ka on, so that the head at a stands in the next word at the same bit, and what it labels
 * needs no shift: with F the heaps of a word that are labelled first and T the next word, that becomes T ∨ F, for what the
 * head at a does not label of F stands labelled in T. With b = qa + r the head at b labels F ∧ T, by r bits to the left
 * of the word q further on, and the one at a + b labels F, by as many bits and one word further. So with
 * V(k) = (F ∧ T)(k) ∨ F(k − 1) word k + q becomes (V(k) << r) ∨ (V(k − 1) >> (a − r)) and holds nothing else yet: a load,
 * a store and two shifts for a heaps.
 *
 * For q = 1 the word at b is that at a, and what b labels in it is read in the same step: a flood of log2(a / r) shifts,
 * as in `tape-of-lemma-6-by-64.ts`. Then the tape is three words, which stay in registers.
 *
 * Cost: the same a step. Memory: M bits, and 16 kB.
 */
export class TapeByStepsOfA implements TapeThatSeesBlank {
  heap: number;
  value: number;
  blankAt: { heap: number; value: number } | null = null;
  readonly #a: number;
  readonly #b: number;
  /** b = qa + r, with 0 ≤ r < a. */
  readonly #q: number;
  readonly #r: number;
  readonly #kernel: StepsOfAKernel;
  /** Words 0 to q + 1 from `heap` on; the last has r heaps. */
  readonly #words: BigInt64Array;
  readonly #wordsAStint: number;
  /** The last heap that was labelled first. */
  #last: number;

  /** @param wordsAStint words between two moves of the tape to its start; few in tests */
  constructor(
    { a, b }: { a: number; b: number },
    from: Boundary,
    kernel: StepsOfAKernel,
    wordsAStint?: number,
  ) {
    this.heap = from.heap;
    this.value = from.value;
    this.#a = a;
    this.#b = b;
    this.#q = Math.floor(b / a);
    this.#r = b % a;
    this.#kernel = kernel;
    this.#words = new BigInt64Array(this.#q + 2);
    this.#wordsAStint = wordsAStint ?? Math.max(WORDS_A_STINT, 2 * this.#words.length);
    this.#last = lastFirst(from);
    const halves = halvesOf(this.#words);
    forEachLabelled(from, (cell, end) => {
      for (let j = cell; j < end; j++)
        halves[2 * Math.floor(j / a) + ((j % a) >>> 5)]! |= 1 << ((j % a) & 31);
    });
  }

  get width(): number {
    return this.#a;
  }

  /** Moves in whole words: to the first heap from `heap` on that is a multiple of a heaps from the start. */
  advanceTo(heap: number): void {
    const [q, words] = [this.#q, this.#words];
    const [a, r] = [BigInt(this.#a), BigInt(this.#r)];
    const { functions, memory } = this.#kernel;
    const stint = this.#wordsAStint;
    reserve(memory, WORDS_AT + 8 * (stint + words.length));
    const state = new BigInt64Array(memory.buffer, 0, WORDS_AT / 8);
    const tape = new BigInt64Array(memory.buffer, WORDS_AT, stint + words.length);
    tape.set(words);
    // As if heaps before these words had left what is in the last two: F(−1) and V(−1).
    state[CURRENT / 8] = words[0]!;
    state[BEFORE / 8] = (words[q]! >> r) | (words[q + 1]! << (a - r));
    state[LABELS / 8] = (words[q]! & ((1n << r) - 1n)) << (a - r);
    this.blankAt = null;
    while (this.heap < heap && this.blankAt === null) {
      const count = Math.min(stint, Math.ceil((heap - this.heap) / this.#a));
      state[LAST / 8] = BigInt(this.#last - this.heap);
      state[BLANK / 8] = -1n;
      if (q === 1) functions.near(count, q, a, r);
      else functions.far(count, q, a, r);
      this.#last = this.heap + Number(state[LAST / 8]);
      this.value += Number(state[PLACED / 8]);
      const blank = Number(state[BLANK / 8]);
      if (blank >= 0) this.blankAt = { heap: this.heap + blank, value: this.value };
      this.heap += this.#a * count;
      tape.copyWithin(0, count, count + words.length);
    }
    words.set(tape.subarray(0, words.length));
    const mask = (1n << a) - 1n;
    words[0] = state[CURRENT / 8]!;
    words[q] = ((state[BEFORE / 8]! << r) & mask) | (state[LABELS / 8]! >> (a - r));
    words[q + 1] = state[BEFORE / 8]! >> (a - r);
  }

  boundary(): Boundary {
    const collector = new RunCollector();
    const halves = halvesOf(this.#words);
    for (let w = 0, left = this.#a + this.#b; left > 0; w++, left -= this.#a) {
      const cells = Math.min(this.#a, left);
      collector.addBits(halves[2 * w]!, Math.min(32, cells));
      if (cells > 32) collector.addBits(halves[2 * w + 1]!, cells - 32);
    }
    return { heap: this.heap, value: this.value, runs: collector.runs };
  }
}

/** The same memory, the low half of each word before the high one. */
function halvesOf(words: BigInt64Array): Int32Array {
  return new Int32Array(words.buffer);
}
