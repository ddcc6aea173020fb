import { bytesOfMarking, nimSegmentsByMarking } from './by-marking.ts';
import { movesUpTo, type SetOfMoves } from './moves.ts';
import { residueProof, residueSegments } from './residue-proof.ts';
import type { NimSegment } from './segment.ts';
import { bytesOfTakeAPrime, takeAPrimeSegments } from './take-a-prime.ts';

/**
 * G(0), …, G(terms − 1) of a set of moves, normal ending, in segments: read and let go, they take constant memory
 * besides what the kernel keeps. The kernel is the fastest that there is for the set: `n mod m` where that is proved,
 * take-a-prime for primes that differ by odd numbers and 2 at most, and marking for all others. No period is claimed.
 *
 * @throws RangeError if `terms` is no whole number from 0 to 2^53 − 1, or the moves do not fit into memory
 *
 * @example
 * const squares = { kind: 'infinite', base: 'squares', plus: [], minus: [] };
 * [...nimSegments(squares, 6)].flatMap(segment => [...segment.values]) // [0, 1, 0, 1, 2, 0]
 */
export function nimSegments(game: SetOfMoves, terms: number): Generator<NimSegment> {
  if (!Number.isSafeInteger(terms) || terms < 0) throw new RangeError(`${terms} is no number of terms`);
  const proof = residueProof(game);
  if (proof !== null) return residueSegments(proof, terms);
  if (game.kind === 'infinite' && isTakeAPrime(game)) return takeAPrimeSegments(game, terms);
  return nimSegmentsByMarking(movesUpTo(game, terms), terms);
}

/** Memory of {@link nimSegments} at the most, in bytes: what grows with the terms or the moves. */
export function bytesOfNimSegments(game: SetOfMoves, terms: number): number {
  if (residueProof(game) !== null) return 0;
  if (game.kind === 'finite') {
    const moves = game.moves.filter(s => s < terms);
    return bytesOfMarking(moves.length, moves.at(-1) ?? 1);
  }
  if (isTakeAPrime(game)) return bytesOfTakeAPrime(terms);
  // Below x there are at most 1.26 x / ln x primes (Rosser and Schoenfeld, 1962) and x^(1/2) squares.
  const named = game.base === 'primes' ? (1.26 * terms) / Math.log(terms + 2) : Math.sqrt(terms);
  return bytesOfMarking(named + game.plus.length, terms);
}

function isTakeAPrime({ base, plus }: Extract<SetOfMoves, { kind: 'infinite' }>): boolean {
  return base === 'primes' && plus.every(s => s % 2 === 1);
}
