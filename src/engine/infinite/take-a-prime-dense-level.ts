import { lowestBit } from '../bits.ts';
import { HEAPS_IN_WORD, type Level, type Members, NONE, type ParityClasses } from './take-a-prime-level.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';
import type { NearMoves } from './take-a-prime-near-moves.ts';
import type { DenseState } from './take-a-prime-state.ts';
import { DenseVectors } from './take-a-prime-vectors.ts';
import type { TakeAPrimeKernel } from './take-a-prime-wasm.ts';

/**
 * What a dense level starts from.
 *
 * @param members those below the heap `next`, all of them: the majority is the parity that has more, or odd
 * @param history how many heaps back the majority is remembered; a multiple of 64, at least as many as the near moves
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
 * {@link Level} by words of 32 heaps, where P_v has many members of one parity, the majority, and few of the other,
 * the exceptions, all of them below the first segment. Two heaps of one parity have no move between them but 2, so
 * the moves to P_v are of three sorts:
 *
 * - from the majority's parity to an exception: the bits of the moves, shifted, one exception after the other;
 * - by 2 within the majority: of heaps n, n + 2, n + 4, … that nothing else keeps out every other one is in;
 * - from the other parity to the majority: the majority, shifted, one near move after the other until no heap is left;
 *   if one is left, all that is remembered of the majority, one member after the other.
 *
 * If a heap is left then, it is a new exception, or its move to P_v is longer than the history: the level does not know.
 *
 * Cost: a step for a word and a move or exception; for four words by {@link DenseVectors}, where there is WebAssembly, and
 * what these leave open, not one heap in 1e9, is done here. Memory: a bit for each heap of history.
 */
export class DenseLevel implements Level {
  readonly #moves: PrimeMoves;
  readonly #near: NearMoves;
  readonly #majority: 0 | 1;
  readonly #exceptions: readonly number[];
  readonly #share: number;
  /** The majority as a parity class: the history, and from word `#start` on the segment. */
  readonly #row: Int32Array;
  #start: number;
  readonly #historyWords: number;
  /** Words of the segment before. */
  #words = 0;
  readonly #vectors: DenseVectors | null;

  /** @param words the most of one class that a segment has */
  constructor(
    moves: PrimeMoves,
    near: NearMoves,
    { majority, exceptions, history, share }: DenseState,
    words: number,
    kernel: TakeAPrimeKernel | null,
  ) {
    this.#moves = moves;
    this.#near = near;
    this.#majority = majority;
    this.#exceptions = exceptions;
    this.#share = share;
    this.#historyWords = history.length;
    this.#start = this.#historyWords;
    // Twice as long, and a word more to be read, so that the history is seldom moved to the front.
    this.#row = new Int32Array(2 * this.#historyWords + words + 1);
    this.#row.set(history);
    this.#vectors = kernel && new DenseVectors(kernel, near, majority, share);
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
    const others = open[1 - this.#majority]!;
    const left = this.#vectors ? this.#vectors.strike(others) : others;
    if (left !== null && !this.#strikesAll(left)) return null;
    takeOut(majority, open[this.#majority]);
    return this.#majority === 0 ? [majority, NONE] : [NONE, majority];
  }

  #placeMajority(from: number, open: Int32Array): Int32Array {
    const start = this.#start;
    const cells = this.#row.subarray(start, start + this.#words);
    const { two } = this.#moves;
    const firsts = this.#exceptions.map(exception => (from + this.#majority - exception - 1) / 2);
    const before = two ? this.#row[start - 1]! >>> 31 : null;
    cells.set(open);
    if (this.#vectors) {
      const nearWords = this.#near.below / HEAPS_IN_WORD;
      const row = this.#row.subarray(start - nearWords, start + this.#words);
      cells.set(this.#vectors.place(row, this.#moves, firsts, before));
    } else {
      for (const first of firsts) strike(cells, this.#moves, first);
      if (before !== null) alternate(cells, before);
    }
    return cells;
  }

  /** Whether some odd move within the history leads to the majority, from each of these heaps of the other parity. */
  #strikesAll(open: Int32Array): boolean {
    const row = this.#row;
    const { odd } = this.#near;
    for (let w = 0; w < open.length; w++) {
      let cells = open[w]!;
      for (let j = 0; cells !== 0 && j < odd.length; j++) {
        const bit = 32 * (this.#start + w) - this.#distance(odd[j]!);
        const low = bit >>> 5;
        cells &= ~((row[low]! >>> bit) | ((row[low + 1]! << ~bit) << 1)); // Shifts are modulo 32.
      }
      for (; cells !== 0; cells &= cells - 1) {
        if (!this.#strikes(32 * (this.#start + w) + lowestBit(cells))) return false;
      }
    }
    return true;
  }

  /** Whether an odd move leads from the heap of the other parity at this bit to one of the majority in the row. */
  #strikes(bit: number): boolean {
    const top = bit - this.#distance(1);
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

  /** Of an odd move in bits: 1 leads from heap 2 i of the even class to bit i − 1 of the odd one, and from 2 i + 1 to bit i. */
  #distance(s: number): number {
    return (s - 1) / 2 + this.#majority;
  }
}

function takeOut(members: Int32Array, open: Int32Array): void {
  for (let w = 0; w < members.length; w++) open[w]! &= ~members[w]!;
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
