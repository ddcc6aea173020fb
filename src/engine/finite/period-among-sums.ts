import type { FiniteTape } from './tape.ts';

/** Moves up to which sums of two are tried; of more moves there are more sums than it takes to look at every heap. */
const MOST_MOVES = 12;

/**
 * A sum s + t of two moves (s = t counts) after which the last window recurs, as for most sets of few moves: a period of
 * all later terms, and so a multiple of the least one. 0 where there is none, or where too few terms are kept to see it.
 *
 * Cost: a comparison of some words for each sum, most of which end at the first, where {@link FiniteTape.recurrence}
 * compares at every heap.
 */
export function periodAmongSums(tape: FiniteTape): number {
  const { moves } = tape;
  if (moves.length > MOST_MOVES) return 0;
  for (let i = 0; i < moves.length; i++) {
    for (let j = i; j < moves.length; j++) {
      const sum = moves[i]! + moves[j]!;
      if (tape.recurs(sum)) return sum;
    }
  }
  return 0;
}
