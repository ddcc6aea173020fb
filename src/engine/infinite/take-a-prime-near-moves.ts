import type { PrimeMoves } from './take-a-prime-moves.ts';

/** Bits of a block: those of a vector. */
const BLOCK = 128;

/** The odd moves below some length, as dense levels ask for them: these decide nearly all heaps. */
export class NearMoves {
  /** In heaps; a multiple of 64. */
  readonly below: number;
  /** In increasing order. */
  readonly odd: Int32Array;
  /** Bit 127 − j of block b, counted from 0, says whether 2 (128 b + j) + 1 is a move: farther moves at lower bits. */
  readonly reversed: Int32Array;

  /** @param moves known below that length, or as far as they will ever be */
  constructor(moves: PrimeMoves, below: number) {
    this.below = below;
    this.odd = Int32Array.from(moves.oddUpTo(below - 1));
    this.reversed = new Int32Array((Math.floor(below / 2 / BLOCK) * BLOCK) / 32);
    for (const s of this.odd) {
      const j = (s - 1) / 2;
      const bit = BLOCK * Math.floor(j / BLOCK) + (BLOCK - 1 - (j % BLOCK));
      if (bit < 32 * this.reversed.length) this.reversed[bit >>> 5]! |= 1 << (bit & 31);
    }
  }
}
