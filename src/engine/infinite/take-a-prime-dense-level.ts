import { HEAPS_IN_WORD, type Level, type ParityClasses } from './take-a-prime-level.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';
import { DenseVectors } from './take-a-prime-vectors.ts';
import type { TakeAPrimeKernel } from './take-a-prime-wasm.ts';

const NONE = new Int32Array(0);

/** What a dense level starts from. */
export interface DenseStart {
  /** The members below the first segment, by parity: the majority is the parity that has more, or odd. */
  readonly members: readonly [even: readonly number[], odd: readonly number[]];
  /** The first heap of the first segment. */
  readonly from: number;
  /** The most words of one class that a segment has. */
  readonly words: number;
  /** How many heaps back the majority is remembered; a multiple of 64, at least 64. */
  readonly history: number;
}

/**
 * {@link Level} by words of 32 heaps, where P_v has many members of one parity, the majority, and few of the other,
 * the exceptions, all of them below the first segment. Two heaps of one parity have no move between them but 2, so
 * the moves to P_v are of three sorts:
 *
 * - from the majority's parity to an exception: the bits of the moves, shifted, one exception after the other;
 * - by 2 within the majority: of heaps n, n + 2, n + 4, … that nothing else keeps out every other one is in;
 * - from the other parity to the majority: the majority, shifted, one move after the other until no heap is left.
 *
 * If a heap is left, it is a new exception, or its move to P_v is longer than the history: the level does not know.
 *
 * Cost: 2 ns for a word and a move or exception; for four words by {@link DenseVectors}, where there is WebAssembly, and
 * what these leave open, seldom a heap, is done here. Memory: a bit for each two heaps of history.
 */
export class DenseLevel implements Level {
  readonly #moves: PrimeMoves;
  readonly #majority: 0 | 1;
  readonly #exceptions: readonly number[];
  /** The majority from `history` heaps below the segment on, as a parity class; one word more is there to be read. */
  readonly #members: Int32Array;
  readonly #historyWords: number;
  /** Words of the segment before, still to be moved into the history. */
  #words = 0;
  /** An odd move leads from heap i of word w to bit shift + i of the words w − back and w − back + 1. */
  readonly #back: Int32Array;
  readonly #shift: Int32Array;
  readonly #vectors: DenseVectors | null;

  constructor(
    moves: PrimeMoves,
    { members, from, words, history }: DenseStart,
    kernel: TakeAPrimeKernel | null,
  ) {
    this.#moves = moves;
    this.#majority = members[0].length > members[1].length ? 0 : 1;
    this.#exceptions = members[1 - this.#majority]!;
    this.#historyWords = history / HEAPS_IN_WORD;
    this.#members = new Int32Array(this.#historyWords + words + 1);
    for (const heap of members[this.#majority]) {
      const bit = (heap - this.#majority - from + history) / 2;
      if (bit >= 0) this.#members[bit >>> 5]! |= 1 << (bit & 31);
    }
    const odd = moves.oddUpTo(history - 1);
    // The move 1 leads from heap 2 i of the even class to bit i − 1 of the odd one, and from 2 i + 1 to bit i.
    const distance = (s: number) => (s - 1) / 2 + this.#majority;
    this.#back = Int32Array.from(odd, s => Math.ceil(distance(s) / 32));
    this.#shift = Int32Array.from(odd, s => -distance(s) & 31);
    this.#vectors = kernel && new DenseVectors(kernel, this.#members, this.#historyWords, odd.map(distance));
  }

  place(from: number, open: ParityClasses): ParityClasses | null {
    this.#members.copyWithin(0, this.#words, this.#words + this.#historyWords);
    this.#words = open[0].length;
    const majority = this.#placeMajority(from, open[this.#majority]);
    const others = open[1 - this.#majority]!;
    if (!this.#strikesAll(this.#vectors?.strike(others) ?? others)) return null;
    return this.#majority === 0 ? [majority, NONE] : [NONE, majority];
  }

  #placeMajority(from: number, open: Int32Array): Int32Array {
    const cells = this.#members.subarray(this.#historyWords, this.#historyWords + this.#words);
    cells.set(open);
    const { two } = this.#moves;
    const firsts = this.#exceptions.map(exception => (from + this.#majority - exception - 1) / 2);
    const before = two ? this.#members[this.#historyWords - 1]! >>> 31 : null;
    if (this.#vectors) this.#vectors.place(cells.length, this.#moves, firsts, before);
    else {
      for (const first of firsts) strike(cells, this.#moves, first);
      if (before !== null) alternate(cells, before);
    }
    return cells;
  }

  /** Whether some odd move within the history leads to the majority, from each of these heaps of the other parity. */
  #strikesAll(open: Int32Array): boolean {
    const members = this.#members;
    const back = this.#back;
    const shift = this.#shift;
    for (let w = 0; w < open.length; w++) {
      let cells = open[w]!;
      for (let j = 0; cells !== 0; j++) {
        if (j === back.length) return false;
        const low = this.#historyWords + w - back[j]!;
        cells &= ~((members[low]! >>> shift[j]!) | ((members[low + 1]! << (31 - shift[j]!)) << 1));
      }
    }
    return true;
  }
}

/** Clears the heaps that a move takes to one exception: bit i where 2 (first + i) + 1 is an odd move. */
function strike(cells: Int32Array, moves: PrimeMoves, first: number): void {
  const shift = first & 31;
  const words = moves.wordsFrom(Math.floor(first / 32), cells.length + 1);
  for (let w = 0; w < cells.length; w++) {
    cells[w]! &= ~((words[w]! >>> shift) | ((words[w + 1]! << (31 - shift)) << 1));
  }
}

/** The even bits of a word. */
const EVEN = 0x55555555;

/**
 * Of each run of ones keeps the first, the third, and so on; `before` is the bit that precedes, after the same was
 * done to it. Adding its first bit to a run carries through to its end: that finds the runs that begin at even bits.
 */
function alternate(cells: Int32Array, before: number): void {
  let carry = before;
  for (let w = 0; w < cells.length; w++) {
    const runs = cells[w]! & ~carry;
    const begins = runs & ~(runs << 1);
    const fromEven = runs & ~(runs + (begins & EVEN));
    const kept = (fromEven & EVEN) | (runs & ~fromEven & ~EVEN);
    cells[w] = kept;
    carry = kept >>> 31;
  }
}
