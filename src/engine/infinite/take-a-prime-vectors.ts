import { ones } from '../bits.ts';
import { reserve } from '../kernels/load.ts';
import { type TakeAPrimeKernel, takeAPrimeKernel } from './take-a-prime-kernel.ts';
import { HEAPS_IN_WORD } from './take-a-prime-level.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';
import type { NearMoves } from './take-a-prime-near-moves.ts';

/** 32-bit words, bytes and bits of a vector. */
const [WORDS, BYTES, BITS] = [4, 16, 128];

/** Vectors before the segment that may be struck with whole: the moves up to 1024, of which hardly more than 70 are used. */
const VECTORS_BACK = 4;

/**
 * What one cell by itself takes, by what a move takes that strikes a vector: cells are few and come at random, so that
 * each is a mispredicted branch.
 */
const MOVES_A_CELL = 64;

/**
 * The two loops of a dense level by vectors of 128 bits. Rows are copied into the memory of the kernel and back: 20 kB a
 * segment.
 *
 * Cost: a step for four words and a move or exception, and for a cell that the moves left.
 */
export class DenseVectors {
  readonly #kernel: TakeAPrimeKernel = takeAPrimeKernel();
  /** The first cell in the memory, in words: the history is before it, and room for {@link VECTORS_BACK}. */
  readonly #cellsAt: number;
  readonly #historyWords: number;
  readonly #near: NearMoves;
  readonly #majority: 0 | 1;
  readonly #share: number;
  /** Bits that the first moves lead back. */
  readonly #distances: readonly number[];

  /** @param share of the heaps of the majority's parity that are members: decides the time alone */
  constructor(near: NearMoves, majority: 0 | 1, share: number) {
    this.#historyWords = near.below / HEAPS_IN_WORD;
    this.#cellsAt = WORDS * VECTORS_BACK + this.#historyWords;
    this.#near = near;
    this.#majority = majority;
    this.#share = share;
    const most = BITS * VECTORS_BACK - majority;
    this.#distances = near.upTo(2 * most + 1).map(s => (s - 1) / 2 + majority);
  }

  /**
   * Clears the cells of the segment from which a move leads to an exception, and of those that are left, where 2 is a
   * move, every other one in a run. Returns the cells: valid until the next call of any kernel.
   *
   * @param row the members as far back as the near moves lead, and the cells
   * @param firsts for each exception the bit of the moves that belongs to the first cell
   * @param before the member before the first cell, 0 or 1; null where 2 is no move
   */
  place(row: Int32Array, moves: PrimeMoves, firsts: readonly number[], before: number | null): Int32Array {
    const { functions } = this.#kernel;
    const words = row.length - this.#historyWords;
    const { view, spareAt, vectors } = this.#memory(words);
    const cellsAt = this.#cellsAt;
    view.fill(0, cellsAt + words, spareAt);
    view.set(row, cellsAt - this.#historyWords);
    for (const first of firsts) {
      const shift = first & 31;
      view.set(moves.wordsFrom(Math.floor(first / 32), words + 1), spareAt);
      functions.strike(4 * cellsAt, vectors, 4 * spareAt + (shift >>> 3), shift & 7);
    }
    if (before !== null) functions.alternate(4 * cellsAt, Math.ceil(words / 2), BigInt(before));
    return view.subarray(cellsAt, cellsAt + words);
  }

  /**
   * The open cells of the other parity without those from which a near move leads to a member, as placed just now; null
   * if none is left. Valid until the next call of any kernel.
   */
  strike(open: Int32Array): Int32Array | null {
    const { functions } = this.#kernel;
    const { view, spareAt, vectors, blocksAt, movesAt, copiesAt, copyBytes } = this.#memory(open.length);
    view.fill(0, spareAt + open.length, blocksAt);
    view.set(open, spareAt);
    view.set(this.#near.reversed, blocksAt);
    const count = this.#movesFor(open);
    const rowAt = this.#cellsAt - WORDS * VECTORS_BACK;
    if (count > 0) functions.shiftedRows(4 * rowAt, vectors + VECTORS_BACK, 4 * copiesAt, copyBytes);
    for (let i = 0; i < count; i++) {
      const bit = BITS * VECTORS_BACK - this.#distances[i]!;
      view[movesAt + i] = 4 * copiesAt + (bit & 7) * copyBytes + (bit >>> 3);
    }
    const left = functions.strikeAll(
      4 * spareAt,
      vectors,
      4 * movesAt,
      4 * (movesAt + count),
      4 * blocksAt,
      4 * (blocksAt + this.#near.reversed.length),
      32 * this.#cellsAt - this.#majority - (BITS - 1),
    );
    return left === 0 ? null : view.subarray(spareAt, spareAt + open.length);
  }

  /**
   * How many moves are to strike whole vectors: until what one strikes, {@link #share} of the cells still open, takes less
   * time one by one. The first words say how many are open.
   */
  #movesFor(open: Int32Array): number {
    const sample = open.subarray(0, 16);
    const cells = (BITS / 32 / sample.length) * sample.reduce((sum, word) => sum + ones(word), 0);
    const count = Math.log(MOVES_A_CELL * this.#share * cells) / -Math.log(1 - this.#share);
    return Math.min(this.#distances.length, Math.max(0, Math.ceil(count)));
  }

  /** Places in the memory, in words; at `spareAt` what changes: bits of the moves, or open cells. */
  #memory(words: number) {
    const vectors = Math.ceil(words / WORDS);
    const spareAt = this.#cellsAt + (vectors + 1) * WORDS;
    const blocksAt = spareAt + vectors * WORDS;
    const movesAt = blocksAt + Math.max(this.#near.reversed.length, 2 * WORDS);
    const copiesAt = movesAt + this.#distances.length;
    const copyBytes = (vectors + VECTORS_BACK + 1) * BYTES;
    reserve(this.#kernel.memory, 4 * copiesAt + 8 * copyBytes);
    const view = new Int32Array(this.#kernel.memory.buffer);
    return { view, spareAt, vectors, blocksAt, movesAt, copiesAt, copyBytes };
  }
}
