import type { FiniteTape, StartingTerms } from './tape.ts';

/**
 * Fills the array with the first terms of the finite set. A move that is larger than every heap asked for is no move
 * there, so that a tape is made of the others alone and its memory is bounded by the terms, however large the moves.
 *
 * @param tapeOf the tape of some of the moves; min S is among them
 */
export function readFirst<T extends Uint8Array | Int32Array>(
  moves: readonly number[],
  { atZero, belowLeast }: StartingTerms,
  terms: T,
  tapeOf: (moves: readonly number[]) => FiniteTape,
): T {
  const within = moves.filter(move => move < terms.length);
  if (within.length > 0) tapeOf(within).read(0, terms);
  else terms.fill(belowLeast).fill(atZero, 0, 1);
  return terms;
}
