import { nimSegmentsByMarking } from './by-marking.ts';
import { movesUpTo, type SetOfMoves } from './moves.ts';
import { residueProof, residueSegments } from './residue-proof.ts';
import type { NimSegment } from './segment.ts';
import { takeAPrimeSegments } from './take-a-prime.ts';

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
  if (game.kind === 'infinite' && game.base === 'primes' && game.plus.every(s => s % 2 === 1)) {
    return takeAPrimeSegments(game, terms);
  }
  return nimSegmentsByMarking(movesUpTo(game, terms), terms);
}
