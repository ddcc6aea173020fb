import { LISTED_SETS } from '../../game/index.ts';
import { bytesOfMarking, nimSegmentsByMarking } from './by-marking.ts';
import { movesUpTo, type SetOfMoves } from './moves-up-to.ts';
import { residueProof, residueSegments } from './residue-proof.ts';
import type { NimSegment, SequenceState } from './segment.ts';
import { bytesOfTakeAPrime, takeAPrimeSegments } from './take-a-prime-segments.ts';

/** A method for the nim-sequence of a set of moves. */
export interface Kernel {
  /** @param state from one of the kernel's own segments, to continue after it */
  segments(terms: number, state?: SequenceState): Generator<NimSegment>;
  /** Maximum memory that grows with the terms or the moves, in bytes. */
  bytes(terms: number): number;
  /** Maximum time in steps of a few nanoseconds: one for each heap, or each move of a heap. */
  steps(terms: number): number;
}

/** The kernels, each null for sets that it does not fit, in order of steps per heap. The last one fits every set. */
const KERNELS: readonly ((game: SetOfMoves) => Kernel | null)[] = [byResidue, byTakeAPrime, byMarking];

/** Returns the kernel that suits the set. */
export function kernelOf(game: SetOfMoves): Kernel {
  return KERNELS.map(kernelFor => kernelFor(game)).find(kernel => kernel !== null)!;
}

/** Returns the kernel for a proved sequence G(n) = n mod m: one step per heap. */
function byResidue(game: SetOfMoves): Kernel | null {
  const proof = residueProof(game);
  return proof && { segments: terms => residueSegments(proof, terms), bytes: () => 0, steps: oneAHeap };
}

/** Returns the kernel for primes with odd numbers added or removed, and 2: a few steps per 32 heaps. */
function byTakeAPrime(game: SetOfMoves): Kernel | null {
  if (game.kind === 'finite' || game.base !== 'primes' || game.plus.some(s => s % 2 === 0)) return null;
  return {
    segments: (terms, state) => takeAPrimeSegments(game, terms, state),
    bytes: bytesOfTakeAPrime,
    steps: oneAHeap,
  };
}

function oneAHeap(terms: number): number {
  return terms;
}

/** |S ∩ [1, n]| steps at heap n. */
function byMarking(game: SetOfMoves): Kernel {
  const segments = (terms: number) => nimSegmentsByMarking(movesUpTo(game, terms), terms);
  if (game.kind === 'finite') {
    const below = (terms: number) => game.moves.filter(s => s < terms);
    return {
      segments,
      bytes: terms => bytesOfMarking(below(terms).length, below(terms).at(-1) ?? 1),
      steps: terms => below(terms).reduce((steps, s) => steps + terms - s, 0),
    };
  }
  // Below x there are at most 1.26 x / ln x primes (Rosser and Schoenfeld, 1962); the members of other sets are counted.
  const most = (terms: number) =>
    (game.base === 'primes'
      ? (1.26 * terms) / Math.log(terms + 2)
      : LISTED_SETS[game.base].upTo(terms).length) + game.plus.length;
  return {
    segments,
    bytes: terms => bytesOfMarking(most(terms), terms),
    steps: terms => most(terms) * terms,
  };
}
