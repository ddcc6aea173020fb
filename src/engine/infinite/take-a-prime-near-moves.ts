import { reversed } from '../bits.ts';
import type { PrimeMoves } from './take-a-prime-moves.ts';

/** Bits of a block: those of a vector. */
const BLOCK = 128;

/** The odd moves below some length, as dense levels ask for them: these decide nearly all heaps. */
export class NearMoves {
  readonly #moves: PrimeMoves;
  /** In heaps; a multiple of 64. */
  readonly below: number;
  /** Bit 127 − j of block b, counted from 0, says whether 2 (128 b + j) + 1 is a move: farther moves at lower bits. */
  readonly reversed: Int32Array;

  /** @param moves known below that length, or as far as they will ever be */
  constructor(moves: PrimeMoves, below: number) {
    this.below = below;
    this.#moves = moves;
    this.reversed = new Int32Array((Math.floor(below / 2 / BLOCK) * BLOCK) / 32);
    moves.wordsFrom(0, this.reversed.length).forEach((word, w) => {
      this.reversed[w ^ 3] = reversed(word);
    });
  }

  /** Those up to `most`, in increasing order. */
  upTo(most: number): number[] {
    return this.#moves.oddUpTo(Math.min(most, this.below - 1));
  }
}
