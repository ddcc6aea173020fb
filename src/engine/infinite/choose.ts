import { bytesOfMarking, nimSegmentsByMarking } from './by-marking.ts';
import { movesUpTo, type SetOfMoves } from './moves.ts';
import { residueProof, residueSegments } from './residue-proof.ts';
import type { NimSegment, SequenceState } from './segment.ts';
import { bytesOfTakeAPrime, takeAPrimeSegments } from './take-a-prime.ts';

/** How the nim-sequence of a set of moves is made. */
export interface Kernel {
  /** @param state that one of its own segments gave, to go on from */
  segments(terms: number, state?: SequenceState): Generator<NimSegment>;
  /** Memory at the most, in bytes: what grows with the terms or the moves. */
  bytes(terms: number): number;
}

/** For each kernel the sets that it fits, null for others. The one with the fewest steps a heap first; the last fits every set. */
const KERNELS: readonly ((game: SetOfMoves) => Kernel | null)[] = [byResidue, byTakeAPrime, byMarking];

/** The kernel that suits the set. */
export function kernelOf(game: SetOfMoves): Kernel {
  return KERNELS.map(of => of(game)).find(kernel => kernel !== null)!;
}

/** One step a heap, where G(n) = n mod m is proved. */
function byResidue(game: SetOfMoves): Kernel | null {
  const proof = residueProof(game);
  return proof && { segments: terms => residueSegments(proof, terms), bytes: () => 0 };
}

/** Some steps for 32 heaps, for primes that differ from each other by odd numbers and 2 at most. */
function byTakeAPrime(game: SetOfMoves): Kernel | null {
  if (game.kind === 'finite' || game.base !== 'primes' || game.plus.some(s => s % 2 === 0)) return null;
  return { segments: (terms, state) => takeAPrimeSegments(game, terms, state), bytes: bytesOfTakeAPrime };
}

/** |S ∩ [1, n]| steps at heap n. */
function byMarking(game: SetOfMoves): Kernel {
  return {
    segments: terms => nimSegmentsByMarking(movesUpTo(game, terms), terms),
    bytes(terms) {
      if (game.kind === 'finite') {
        const moves = game.moves.filter(s => s < terms);
        return bytesOfMarking(moves.length, moves.at(-1) ?? 1);
      }
      // Below x there are at most 1.26 x / ln x primes (Rosser and Schoenfeld, 1962) and x^(1/2) squares.
      const named = game.base === 'primes' ? (1.26 * terms) / Math.log(terms + 2) : Math.sqrt(terms);
      return bytesOfMarking(named + game.plus.length, terms);
    },
  };
}
