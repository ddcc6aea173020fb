import { TAPE_OF_LEMMA_6 } from '../kernels/compiled.ts';
import { BLANK, CARRY_A, CARRY_AB, CARRY_B, LAST, PLACED, TAPE_AT } from '../kernels/layout.ts';
import { type Kernel, kernelOf, reserve } from '../kernels/load.ts';
import { type Boundary, lastFirst, runsOfBits, setLabelled } from './boundary-pattern.ts';
import type { TapeThatSeesBlank } from './tape.ts';

const WORD = 64;

/** The kernels that step over an even number of words: `near` if a is below 64 or b − a below 128, else `far`. */
type Lemma6Kernel = Kernel<{
  readonly far: (words: number, a: number, b: number) => void;
  readonly near: (words: number, a: number, b: number) => void;
}>;

export const lemma6Kernel: () => Lemma6Kernel = kernelOf(TAPE_OF_LEMMA_6);

/** Words between two moves of the tape to its start: 16 kB, so that it stays in the cache. */
const WORDS_PER_PHASE = 2048;

/**
 * {@link TapeThatSeesBlank} by words of 64 heaps for the sets {a, b, a + b} of Lemma 6 with b ≠ 2a, however close a and b
 * are, in WebAssembly. The tape is in the memory of the kernel while it advances, and here in between.
 *
 * Cost: the same per word whatever is on the tape, up to three times that if the heads are close, and more if a < 64.
 * Memory: M bits and 16 kB, or 5 M bits for M above 60,000.
 */
export class TapeOfLemma6 implements TapeThatSeesBlank {
  /** Two words: a kernel steps over them together. */
  readonly width = 2 * WORD;
  heap: number;
  value: number;
  blankAt: { heap: number; value: number } | null = null;
  readonly #a: number;
  readonly #b: number;
  readonly #kernel: Lemma6Kernel;
  /** Bit i is heap `heap` + i, for M bits and what fills the last word. */
  readonly #cells: Int32Array;
  readonly #wordsPerPhase: number;
  /** The last heap that was labelled first. */
  #last: number;

  /**
   * @param wordsAStint words between two moves of the tape to its start; few in tests
   */
  constructor(
    { a, b }: { a: number; b: number },
    from: Boundary,
    kernel: Lemma6Kernel,
    wordsAStint?: number,
  ) {
    this.heap = from.heap;
    this.value = from.value;
    this.#a = a;
    this.#b = b;
    this.#kernel = kernel;
    this.#cells = new Int32Array(2 * (Math.ceil((a + b) / WORD) + 2));
    const words = wordsAStint ?? Math.max(WORDS_PER_PHASE, 2 * this.#cells.length);
    this.#wordsPerPhase = 2 * Math.ceil(words / 2);
    this.#last = lastFirst(from);
    setLabelled(from, this.#cells);
  }

  /** Advances in steps of two words to the first heap that is at least `heap` and a multiple of 128 heaps from the start. */
  advanceTo(heap: number): void {
    const [a, b, cells] = [this.#a, this.#b, this.#cells];
    const { functions, memory } = this.#kernel;
    const isNear = a < WORD || b - a < 2 * WORD;
    const phase = this.#wordsPerPhase;
    const length = 2 * phase + cells.length;
    reserve(memory, TAPE_AT + 4 * length);
    const numbers = new BigInt64Array(memory.buffer, 0, TAPE_AT / 8);
    const tape = new Int32Array(memory.buffer, TAPE_AT, length).fill(0);
    tape.set(cells);
    numbers.fill(0n);
    // Far steps overwrite the word at a + b without merging, so its current labels are carried into the first step.
    if (!isNear) new Int32Array(memory.buffer, CARRY_AB, 2).set(wordOf(tape, a + b));
    this.blankAt = null;
    while (this.heap < heap && this.blankAt === null) {
      const words = Math.min(phase, 2 * Math.ceil((heap - this.heap) / this.width));
      numbers[LAST / 8] = BigInt(this.#last - this.heap);
      numbers[PLACED / 8] = 0n;
      numbers[BLANK / 8] = -1n;
      if (isNear) functions.near(words, a, b);
      else functions.far(words, a, b);
      this.#last = this.heap + Number(numbers[LAST / 8]);
      this.value += Number(numbers[PLACED / 8]);
      const blank = Number(numbers[BLANK / 8]);
      if (blank >= 0) this.blankAt = { heap: this.heap + blank, value: this.value };
      this.heap += WORD * words;
      tape.copyWithin(0, 2 * words);
      tape.fill(0, length - 2 * words);
    }
    cells.set(tape.subarray(0, cells.length));
    for (const [head, carry] of [
      [a, CARRY_A],
      [b, CARRY_B],
      [a + b, CARRY_AB],
    ] as const) {
      const labels = new Int32Array(memory.buffer, carry, 2);
      const word = 2 * Math.floor(head / WORD);
      cells[word]! |= labels[0]!;
      cells[word + 1]! |= labels[1]!;
    }
  }

  boundary(): Boundary {
    return { heap: this.heap, value: this.value, runs: runsOfBits(this.#cells, this.#a + this.#b) };
  }
}

/** Returns the word of 64 heaps that contains a head. */
function wordOf(tape: Int32Array, head: number): Int32Array {
  const word = 2 * Math.floor(head / WORD);
  return tape.subarray(word, word + 2);
}
