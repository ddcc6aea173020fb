import { lowestBit } from '../bits.ts';
import { HEAPS_IN_WORD, type Level, type Members, NONE, type ParityClasses } from './take-a-prime-level.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';
import type { NearMoves } from './take-a-prime-near-moves.ts';
import type { DenseState } from './take-a-prime-state.ts';
import { DenseVectors } from './take-a-prime-vectors.ts';

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
 * {@link Level} by words, where P_v has many members of one parity, the majority, and few of the other,
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
 * Cost: one step per four words and move or exception, by {@link DenseVectors}. Memory: one bit per heap of history.
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
  readonly #vectors: DenseVectors;

  /** @param words the most of one class that a segment has */
  constructor(
    moves: PrimeMoves,
    near: NearMoves,
    { majority, exceptions, history, share }: DenseState,
    words: number,
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
    this.#vectors = new DenseVectors(near, majority, share);
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
    const left = this.#vectors.strike(others);
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
    const nearWords = this.#near.below / HEAPS_IN_WORD;
    const row = this.#row.subarray(start - nearWords, start + this.#words);
    cells.set(this.#vectors.place(row, this.#moves, firsts, before));
    return cells;
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
