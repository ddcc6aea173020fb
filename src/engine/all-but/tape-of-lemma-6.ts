import { type Boundary, runsOfBits } from './boundary-pattern.ts';
import type { Tape } from './tape.ts';

const WORD = 32;

/** The least a for which no head reads in a step what another head wrote in it, but as the flood provides for. */
export const LEAST_A_FOR_LEMMA_6 = WORD;

/** Words stepped between two moves of the tape to the start of its buffer: 16 kB, so that it stays in the cache. */
const WORDS_A_STINT = 4096;

/**
 * {@link Tape} by words for the sets {a, b, a + b} of Lemma 6 with a ≥ 32 and b ≠ 2a: 32 heaps a step, however close
 * a and b are.
 *
 * With F the newly labelled first heaps of a step and T the tape, the heaps that take their second label at b are
 * B(i) = F(i) ∧ (T(i + a) ∨ B(i − d)), d = b − a: heap i + a may be labelled within the step by the head at b, d
 * heaps before. That is a flood of log2(32 / d) shifts. By the lemma the head at b need not read: heap i + b is
 * unlabelled where it is wanted; and heap i + a + b is always labelled.
 *
 * The first head stands at the start of a word, so that the shifts of the other heads never change. Where no head
 * reads what another wrote less than two words before (`d` and b at least 64), the part of a head's labels that falls
 * into the next word is kept and written with the next step, the word at a is read once, and the word at a + b is
 * stored without being read: 3 loads and 3 stores for 32 heaps.
 *
 * Cost: some 4 ns a step whatever is on the tape, 7 to 13 ns where the heads are close. Memory: M bits and 16 kB, or
 * 5 M bits for M above 30,000.
 */
export class TapeOfLemma6 implements Tape {
  heap: number;
  value: number;
  blankAt: { heap: number; value: number } | null = null;
  readonly #a: number;
  readonly #b: number;
  /** Bit i of the tape is heap `heap` + i; the words beyond the last head are not meaningful. */
  readonly #tape: Int32Array;
  readonly #stint: number;
  /** Whether a head may read what another wrote less than two words before. */
  readonly #isNear: boolean;
  /** Labels that belong to the word in which each head stands, from the step before. */
  #carryA = 0;
  #carryB = 0;
  #carryAB = 0;
  /** The last heap that was labelled first. */
  #last = Number.NEGATIVE_INFINITY;

  /** @param b not 2a, and a at least 32 */
  constructor({ a, b }: { a: number; b: number }, from: Boundary) {
    this.heap = from.heap;
    this.value = from.value;
    this.#a = a;
    this.#b = b;
    this.#isNear = b - a < 2 * WORD || b < 2 * WORD;
    const held = Math.ceil((a + b) / WORD) + 2;
    this.#stint = Math.max(WORDS_A_STINT, 4 * held);
    this.#tape = new Int32Array(this.#stint + held);
    let cell = 0;
    from.runs.forEach((length, i) => {
      if (i % 2 === 1) for (let j = cell; j < cell + length; j++) this.#tape[j >>> 5]! |= 1 << (j & 31);
      cell += length;
    });
    // By far steps the word at a + b is stored, not merged: what it holds already goes with the first.
    if (!this.#isNear) this.#carryAB = this.#tape[(a + b) >>> 5]!;
  }

  /** Moves in whole words: to the first heap from `heap` on that is a multiple of 32 heaps from the start. */
  advanceTo(heap: number): void {
    this.blankAt = null;
    while (this.heap < heap && this.blankAt === null) {
      const words = Math.min(this.#stint, Math.ceil((heap - this.heap) / WORD));
      if (this.#isNear) this.#stepNear(words);
      else this.#stepFar(words);
      this.#tape.copyWithin(0, words);
      this.#tape.fill(0, this.#tape.length - words);
    }
  }

  boundary(): Boundary {
    const cells = this.#tape.slice();
    const carries = [
      [this.#a, this.#carryA],
      [this.#b, this.#carryB],
      [this.#a + this.#b, this.#carryAB],
    ] as const;
    for (const [head, carry] of carries) cells[head >>> 5]! |= carry;
    return { heap: this.heap, value: this.value, runs: runsOfBits(cells, this.#a + this.#b) };
  }

  #stepFar(words: number): void {
    const tape = this.#tape;
    const [a, b, ab] = [this.#a, this.#b, this.#a + this.#b];
    const [wordA, wordB, wordAB] = [a >>> 5, b >>> 5, ab >>> 5];
    const [shiftA, shiftB, shiftAB] = [a & 31, b & 31, ab & 31];
    const [backA, backB, backAB] = [31 - shiftA, 31 - shiftB, 31 - shiftAB];
    let carryA = this.#carryA;
    let carryB = this.#carryB;
    let carryAB = this.#carryAB;
    let atA = tape[wordA]!;
    let placed = 0;
    let lastWord = this.#lastWord();
    const longGap = (ab >>> 5) - 1;
    for (let i = 0; i < words; i++) {
      const firsts = ~tape[i]!;
      if (firsts !== 0) {
        if (i - lastWord >= longGap && this.#isBlank(tape, i, lastWord, firsts, placed)) break;
        lastWord = i;
      }
      const next = tape[i + wordA + 1]!;
      const second = firsts & ((atA >>> shiftA) | ((next << 1) << backA));
      const first = firsts ^ second;
      tape[i + wordA] = atA | carryA | (first << shiftA);
      carryA = (first >>> 1) >>> backA;
      atA = next;
      tape[i + wordB] = tape[i + wordB]! | carryB | (second << shiftB);
      carryB = (second >>> 1) >>> backB;
      tape[i + wordAB] = carryAB | (firsts << shiftAB);
      carryAB = (firsts >>> 1) >>> backAB;
      let ones = firsts - ((firsts >>> 1) & 0x55555555);
      ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
      placed += Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    this.#carryA = carryA;
    this.#carryB = carryB;
    this.#carryAB = carryAB;
    this.#finish(tape, words, lastWord, placed);
  }

  #stepNear(words: number): void {
    const tape = this.#tape;
    const [a, b, ab] = [this.#a, this.#b, this.#a + this.#b];
    const [wordA, wordB, wordAB] = [a >>> 5, b >>> 5, ab >>> 5];
    const [shiftA, shiftB, shiftAB] = [a & 31, b & 31, ab & 31];
    const [backA, backB, backAB] = [31 - shiftA, 31 - shiftB, 31 - shiftAB];
    const distance = b - a;
    let placed = 0;
    let lastWord = this.#lastWord();
    const longGap = (ab >>> 5) - 1;
    for (let i = 0; i < words; i++) {
      const firsts = ~tape[i]!;
      if (firsts === 0) continue;
      if (i - lastWord >= longGap && this.#isBlank(tape, i, lastWord, firsts, placed)) break;
      lastWord = i;
      let second = firsts & ((tape[i + wordA]! >>> shiftA) | ((tape[i + wordA + 1]! << 1) << backA));
      for (let d = distance, path = firsts; d < WORD; d <<= 1) {
        second |= path & (second << d);
        path &= path << d;
      }
      const first = firsts ^ second;
      tape[i + wordA]! |= first << shiftA;
      tape[i + wordA + 1]! |= (first >>> 1) >>> backA;
      tape[i + wordB]! |= second << shiftB;
      tape[i + wordB + 1]! |= (second >>> 1) >>> backB;
      tape[i + wordAB]! |= firsts << shiftAB;
      tape[i + wordAB + 1]! |= (firsts >>> 1) >>> backAB;
      let ones = firsts - ((firsts >>> 1) & 0x55555555);
      ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
      placed += Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    this.#finish(tape, words, lastWord, placed);
  }

  /** The word in which a heap was last labelled first, before those of the stint. */
  #lastWord(): number {
    return Math.max(-(2 ** 30), Math.floor((this.#last - this.heap) / WORD));
  }

  /**
   * Heap n + a + b is labelled with n, so the tape is blank at the next heap to be labelled first iff that heap is
   * n + a + b + 1, n being the one labelled first before it.
   */
  #isBlank(tape: Int32Array, word: number, lastWord: number, firsts: number, placed: number): boolean {
    const last = lastWord < 0 ? this.#last : this.heap + lastWord * WORD + 31 - Math.clz32(~tape[lastWord]!);
    const next = this.heap + word * WORD + 31 - Math.clz32(firsts & -firsts);
    if (next - last !== this.#a + this.#b + 1) return false;
    this.blankAt = { heap: next, value: this.value + placed };
    return true;
  }

  #finish(tape: Int32Array, words: number, lastWord: number, placed: number): void {
    if (lastWord >= 0) this.#last = this.heap + lastWord * WORD + 31 - Math.clz32(~tape[lastWord]!);
    this.heap += words * WORD;
    this.value += placed;
  }
}
