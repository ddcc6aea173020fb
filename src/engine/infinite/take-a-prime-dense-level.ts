import { lowestBit, ones, reversed } from '../bits.ts';
import { reserve } from '../kernels/load.ts';
import { takeAPrimeKernel } from './take-a-prime-kernel.ts';
import {
  type DenseState,
  HEAPS_IN_WORD,
  type Level,
  type Members,
  NONE,
  type ParityClasses,
} from './take-a-prime-level.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';

/** 32-bit words, bytes and bits of a vector. */
const [WORDS, BYTES, BITS] = [4, 16, 128];

/** Vectors before the segment that may be struck with whole: the moves up to 1024, of which hardly more than 70 are used. */
const VECTORS_BACK = 4;

/** Cost of one cell by itself, in moves that strike a vector: cells come at random, so that each is a mispredicted branch. */
const MOVES_PER_CELL = 64;

/**
 * Returns the initial state of a dense level.
 *
 * @param members all members below the heap `next`; the majority is the parity with more members, or odd if both have equally many
 * @param history number of heaps for which the majority is remembered; a multiple of 64, at least as many as the near moves
 */
export function denseState(members: Members, next: number, history: number): DenseState {
  const counts = members.counts();
  const [majority, minority] = counts[0] > counts[1] ? ([0, 1] as const) : ([1, 0] as const);
  const row = new Int32Array(history / HEAPS_IN_WORD);
  const from = Math.max(0, next - history);
  row.set(members.wordsFrom(from, majority), (from - next + history) / HEAPS_IN_WORD);
  const share = counts[majority] / (next / 2);
  return { kind: 'dense', majority, exceptions: members.ofParity(minority), history: row, share };
}

/**
 * Returns the odd moves below some length, which decide nearly all heaps, in blocks of a vector: bit 127 − j of block b
 * says whether 2 (128 b + j) + 1 equals a move.
 *
 * @param moves known below that length, or completely
 * @param below in heaps; an incomplete block is omitted
 */
export function nearMoves(moves: PrimeMoves, below: number): Int32Array {
  const blocks = new Int32Array(WORDS * Math.floor(below / 2 / BITS));
  moves.wordsFrom(0, blocks.length).forEach((word, w) => {
    blocks[w ^ 3] = reversed(word);
  });
  return blocks;
}

/**
 * {@link Level} by vectors of 128 bits. P_v has many members of one parity, the majority, and few of the other, the
 * exceptions, all of them below the first segment. The only move between two heaps of one parity is 2, so there are three
 * kinds of moves to P_v:
 *
 * - From the majority's parity to an exception: the bits of the moves, shifted, one exception after another.
 * - By 2 within the majority: of heaps n, n + 2, n + 4, … that nothing else excludes, every other one is a member.
 * - From the other parity to the majority: the majority, shifted, one near move after another until no heap is left;
 *   if one is left, the whole remembered majority, one member after another.
 *
 * If a heap is left then, it is a new exception, or its move to P_v is longer than the history: the level cannot decide.
 *
 * Rows are copied into the memory of the kernel and back: 20 kB per segment.
 *
 * Cost: one step per four words and move or exception, and one per cell that the moves left. Memory: one bit per heap of
 * history.
 */
export class DenseLevel implements Level {
  readonly #kernel = takeAPrimeKernel();
  readonly #moves: PrimeMoves;
  readonly #near: Int32Array;
  readonly #majority: 0 | 1;
  readonly #exceptions: readonly number[];
  readonly #share: number;
  /** Bits that the first moves lead back. */
  readonly #distances: readonly number[];
  /** The majority as a parity class: the history, and from word `#start` on the segment. */
  readonly #row: Int32Array;
  #start: number;
  readonly #historyWords: number;
  /** Words of the segment before. */
  #words = 0;

  /**
   * @param near see {@link nearMoves}
   * @param words the most of one class that a segment has
   */
  constructor(
    moves: PrimeMoves,
    near: Int32Array,
    { majority, exceptions, history, share }: DenseState,
    words: number,
  ) {
    this.#moves = moves;
    this.#near = near;
    this.#majority = majority;
    this.#exceptions = exceptions;
    this.#share = share;
    const most = Math.min(2 * (BITS * VECTORS_BACK - majority) + 1, HEAPS_IN_WORD * near.length - 1);
    this.#distances = moves.oddUpTo(most).map(s => (s - 1) / 2 + majority);
    this.#historyWords = history.length;
    this.#start = this.#historyWords;
    // Twice as long, and a word more to be read, so that the history is seldom moved to the front.
    this.#row = new Int32Array(2 * this.#historyWords + words + 1);
    this.#row.set(history);
  }

  state(): DenseState {
    const next = this.#start + this.#words;
    return {
      kind: 'dense',
      majority: this.#majority,
      exceptions: this.#exceptions,
      history: this.#row.slice(next - this.#historyWords, next),
      share: this.#share,
    };
  }

  place(from: number, open: ParityClasses): ParityClasses | null {
    this.#start += this.#words;
    this.#words = open[0].length;
    if (this.#start + this.#words >= this.#row.length) {
      this.#row.copyWithin(0, this.#start - this.#historyWords, this.#start);
      this.#start = this.#historyWords;
    }
    const majority = this.#placeMajority(from, open[this.#majority]);
    const left = this.#strikeOthers(open[1 - this.#majority]!);
    if (left !== null && !this.#strikesAll(left)) return null;
    takeOut(majority, open[this.#majority]);
    return this.#majority === 0 ? [majority, NONE] : [NONE, majority];
  }

  /**
   * Clears the open cells from which a move leads to an exception. If 2 is a move, it also clears every second cell of
   * each remaining run. The rest are the members.
   */
  #placeMajority(from: number, open: Int32Array): Int32Array {
    const { functions } = this.#kernel;
    const [start, words] = [this.#start, this.#words];
    const { view, cellsAt, spareAt, vectors } = this.#memory();
    view.fill(0, cellsAt + words, spareAt);
    view.set(this.#row.subarray(start - this.#near.length, start), cellsAt - this.#near.length);
    view.set(open, cellsAt);
    for (const exception of this.#exceptions) {
      /** The bit of the moves that belongs to the first cell. */
      const first = (from + this.#majority - exception - 1) / 2;
      const shift = first & 31;
      view.set(this.#moves.wordsFrom(Math.floor(first / 32), words + 1), spareAt);
      functions.strike(4 * cellsAt, vectors, 4 * spareAt + (shift >>> 3), shift & 7);
    }
    if (this.#moves.two) {
      const before = BigInt(this.#row[start - 1]! >>> 31);
      functions.alternate(4 * cellsAt, Math.ceil(words / 2), before);
    }
    this.#row.set(view.subarray(cellsAt, cellsAt + words), start);
    return this.#row.subarray(start, start + words);
  }

  /**
   * Returns the open cells of the other parity without those from which a near move leads to a member, as placed just
   * now; null if none is left. Valid until the next call of any kernel.
   */
  #strikeOthers(open: Int32Array): Int32Array | null {
    const { functions } = this.#kernel;
    const { view, cellsAt, spareAt, vectors, blocksAt, movesAt, copiesAt, copyBytes } = this.#memory();
    view.fill(0, spareAt + open.length, blocksAt);
    view.set(open, spareAt);
    view.set(this.#near, blocksAt);
    const count = this.#movesFor(open);
    const rowAt = cellsAt - WORDS * VECTORS_BACK;
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
      4 * (blocksAt + this.#near.length),
      32 * cellsAt - this.#majority - (BITS - 1),
    );
    return left === 0 ? null : view.subarray(spareAt, spareAt + open.length);
  }

  /**
   * Returns how many moves are to strike whole vectors: until what one strikes, {@link #share} of the cells still open,
   * takes less time one by one. The first words say how many are open.
   */
  #movesFor(open: Int32Array): number {
    const sample = open.subarray(0, 16);
    const cells = (BITS / 32 / sample.length) * sample.reduce((sum, word) => sum + ones(word), 0);
    const count = Math.log(MOVES_PER_CELL * this.#share * cells) / -Math.log(1 - this.#share);
    return Math.min(this.#distances.length, Math.max(0, Math.ceil(count)));
  }

  /**
   * Returns the layout of the kernel's memory, in words, for a segment of v vectors:
   *
   *     0        cellsAt       spareAt     blocksAt    movesAt      copiesAt
   *     |--------|-------------|-----------|-----------|------------|--------------------|
   *      history: v + 1 vectors: v vectors:  near moves  addresses    8 copies of history
   *      near     the majority   moves, or               of the       and majority, shifted
   *      moves    of the segment open cells              first moves  by 0 to 7 bits
   */
  #memory() {
    const vectors = Math.ceil(this.#words / WORDS);
    const cellsAt = WORDS * VECTORS_BACK + this.#near.length;
    const spareAt = cellsAt + (vectors + 1) * WORDS;
    const blocksAt = spareAt + vectors * WORDS;
    const movesAt = blocksAt + Math.max(this.#near.length, 2 * WORDS);
    const copiesAt = movesAt + this.#distances.length;
    const copyBytes = (vectors + VECTORS_BACK + 1) * BYTES;
    reserve(this.#kernel.memory, 4 * copiesAt + 8 * copyBytes);
    const view = new Int32Array(this.#kernel.memory.buffer);
    return { view, cellsAt, spareAt, vectors, blocksAt, movesAt, copiesAt, copyBytes };
  }

  /**
   * Whether some odd move within the history leads to the majority, from each of these heaps of the other parity. The vectors
   * left them open: not one heap in 10^9.
   */
  #strikesAll(open: Int32Array): boolean {
    for (let w = 0; w < open.length; w++) {
      for (let cells = open[w]!; cells !== 0; cells &= cells - 1)
        if (!this.#strikes(32 * (this.#start + w) + lowestBit(cells))) return false;
    }
    return true;
  }

  /** Whether an odd move leads from the heap of the other parity at this bit to one of the majority in the row. */
  #strikes(bit: number): boolean {
    // The move 1 leads from heap 2 i of the even class to bit i − 1 of the odd one, and from 2 i + 1 to bit i.
    const top = bit - this.#majority;
    for (let w = top >>> 5; w >= 0; w--) {
      let members = this.#row[w]!;
      if (w === top >>> 5) members &= -1 >>> (31 - (top & 31));
      for (; members !== 0; members &= members - 1) {
        const member = 32 * w + lowestBit(members);
        if (this.#moves.has(2 * (top - member) + 1)) return true;
      }
    }
    return false;
  }
}

function takeOut(members: Int32Array, open: Int32Array): void {
  for (let w = 0; w < members.length; w++) open[w]! &= ~members[w]!;
}
