import { reserve } from '../wasm/kernel.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';
import type { TakeAPrimeKernel } from './take-a-prime-wasm.ts';

/** 32-bit words of a vector. */
const WORDS = 4;

/**
 * Moves that are tried with vectors. All heaps but one in some thousand are struck by the first hundred; a table that is
 * ten times as long costs a twentieth of the time, since it is copied for each segment.
 */
const MOST_MOVES = 1024;

/**
 * The two loops of a dense level by vectors of 128 bits. Rows are copied into the memory of the kernel and back: 8 kB a
 * segment, a hundredth of the time.
 *
 * Cost: 2 ns for four words and a move or exception.
 */
export class DenseVectors {
  readonly #kernel: TakeAPrimeKernel;
  /** The history, and after it the cells of the segment. */
  readonly #members: Int32Array;
  readonly #historyWords: number;
  /** For each move the byte before the cells at which to read, and the bits to shift it. */
  readonly #table: Int32Array;

  /** @param distances of the odd moves, in bits of the members' row */
  constructor(
    kernel: TakeAPrimeKernel,
    members: Int32Array,
    historyWords: number,
    distances: readonly number[],
  ) {
    this.#kernel = kernel;
    this.#members = members;
    this.#historyWords = historyWords;
    this.#table = Int32Array.from(
      distances.slice(0, MOST_MOVES).flatMap(distance => {
        const bit = 32 * historyWords - distance;
        return [Math.floor(bit / 8), bit & 7];
      }),
    );
  }

  /**
   * Clears the cells of the segment from which a move leads to an exception, and of those that are left, where 2 is a
   * move, every other one in a run.
   *
   * @param firsts for each exception the bit of the moves that belongs to the first cell
   * @param before the member before the first cell, 0 or 1; null where 2 is no move
   */
  place(words: number, moves: PrimeMoves, firsts: readonly number[], before: number | null): void {
    const { functions } = this.#kernel;
    const { view, cellsAt, spareAt, vectors } = this.#memory(words);
    view.fill(0, 0, spareAt);
    view.set(this.#members.subarray(0, cellsAt + words));
    for (const first of firsts) {
      const shift = first & 31;
      view.set(moves.wordsFrom(Math.floor(first / 32), words + 1), spareAt);
      functions.strike(4 * cellsAt, vectors, 4 * spareAt + (shift >>> 3), shift & 7);
    }
    if (before !== null) functions.alternate(4 * cellsAt, Math.ceil(words / 2), BigInt(before));
    this.#members.set(view.subarray(cellsAt, cellsAt + words), cellsAt);
  }

  /** The open cells of the other parity without those from which one of the moves leads to a member, as placed just now. */
  strike(open: Int32Array): Int32Array {
    const { view, spareAt, vectors } = this.#memory(open.length);
    const tableAt = spareAt + vectors * WORDS;
    view.fill(0, spareAt, tableAt);
    view.set(open, spareAt);
    view.set(this.#table, tableAt);
    this.#kernel.functions.strikeAll(
      4 * spareAt,
      vectors,
      0,
      4 * tableAt,
      4 * (tableAt + this.#table.length),
    );
    return view.slice(spareAt, spareAt + open.length);
  }

  /** Places in the memory, in words: the history from 0 on, the cells, a vector of zeros, and what changes. */
  #memory(words: number): { view: Int32Array; cellsAt: number; spareAt: number; vectors: number } {
    const vectors = Math.ceil(words / WORDS);
    const cellsAt = this.#historyWords;
    const spareAt = cellsAt + (vectors + 1) * WORDS;
    reserve(this.#kernel.memory, 4 * (spareAt + (vectors + 2) * WORDS + 2 * MOST_MOVES));
    return { view: new Int32Array(this.#kernel.memory.buffer), cellsAt, spareAt, vectors };
  }
}
