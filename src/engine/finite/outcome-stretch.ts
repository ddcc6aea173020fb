import { reserve } from '../wasm/kernel.ts';
import type { OutcomeKernel } from './outcomes-wasm.ts';

/** The most heaps of a step: a load of 64 bits from the byte in which a heap is holds at least 57 from that heap on. */
const WIDEST = 56;

/** Heaps that are stepped at once: 8 kB, in the first-level cache. */
export const LONGEST_STRETCH = 2 ** 16;

/**
 * Heaps from which on a stretch is worth the copying of the last m terms there and back, some 200 ns for m = 100: from
 * 500 to 2000 it makes no difference.
 */
const SHORTEST_STRETCH = 1024;

/** Part of a window that a stretch is at the least: one that is shorter takes longer to copy than to step by words. */
const PART_OF_WINDOW = 1 / 4;

/**
 * The outcomes of a stretch of heaps by WebAssembly, in steps of whole bytes: so the shift of a move never changes, and
 * one load that need not be aligned reads what two loads do in a ring.
 *
 * Cost: some 15 ns for 56 heaps and four moves.
 */
export class OutcomeStretch {
  readonly #kernel: OutcomeKernel;
  readonly #largest: number;
  readonly #bytes: number;
  /** The least move, where it is shorter than a step; else 0. */
  readonly #least: number;
  readonly #others: readonly number[];
  /** In heaps: for fewer a stretch takes longer than steps by words. */
  readonly shortest: number;

  private constructor(moves: readonly number[], width: number, kernel: OutcomeKernel) {
    this.#kernel = kernel;
    this.#largest = moves.at(-1)!;
    this.#bytes = width / 8;
    this.#least = moves[0]! < width ? moves[0]! : 0;
    this.#others = this.#least === 0 ? moves : moves.slice(1);
    this.shortest = Math.max(SHORTEST_STRETCH, PART_OF_WINDOW * this.#largest);
  }

  /**
   * Null where the second least move is less than a byte, so that there is no step, or where the longest stretch is not
   * worth it, or there is no kernel.
   */
  static of(moves: readonly number[], kernel: OutcomeKernel | null): OutcomeStretch | null {
    const width = 8 * Math.floor(Math.min(WIDEST, moves[1] ?? WIDEST) / 8);
    if (kernel === null || width === 0) return null;
    const stretch = new OutcomeStretch(moves, width, kernel);
    return stretch.shortest > LONGEST_STRETCH ? null : stretch;
  }

  /**
   * Steps over at most so many heaps, up to LONGEST_STRETCH, and returns the tape: bit `start` of it is the first of these
   * heaps, and `heaps` are decided. Valid until the next call of any.
   *
   * @param wordBefore 32 heaps of level 0 from so many before the first one on
   */
  step(
    most: number,
    wordBefore: (heaps: number) => number,
  ): { tape: Int32Array; start: number; heaps: number } {
    const { functions, memory } = this.#kernel;
    const tableAt = 0;
    const tapeAt = 4 * this.#others.length;
    const words = Math.ceil(this.#largest / 32) + 1;
    const steps = Math.floor(Math.min(most, LONGEST_STRETCH) / (8 * this.#bytes));
    reserve(memory, 4 * (tapeAt + words) + steps * this.#bytes + 16);
    const view = new Int32Array(memory.buffer);
    const start = 32 * words;
    this.#others.forEach((move, i) => {
      const { byte, shift } = placeOf(-move);
      view.set([byte, 0, shift, 0], tableAt + 4 * i);
    });
    for (let i = 1; i <= words; i++) view[tapeAt + words - i] = wordBefore(32 * i);
    const first = 4 * (tapeAt + words);
    const { byte, shift } = placeOf(-this.#least);
    functions.step(
      first,
      first + steps * this.#bytes,
      this.#bytes,
      4 * tableAt,
      4 * tapeAt,
      byte,
      BigInt(shift),
      BigInt(this.#least),
      BigInt(8 * this.#bytes),
    );
    return { tape: view.subarray(tapeAt), start, heaps: 8 * this.#bytes * steps };
  }
}

function placeOf(bit: number): { byte: number; shift: number } {
  return { byte: Math.floor(bit / 8), shift: bit & 7 };
}
