import type { FiniteTape } from './tape.ts';

/** Moves up to which sums of two are tried; of more moves there are more sums than it takes to look at every heap. */
const MOST_MOVES = 12;

/**
 * The period that the last window shows, where it divides a sum s + t of two moves (s = t counts), as for most sets of
 * few moves; 0 where it does not, or where too few terms are kept to see it.
 *
 * A window that recurs P heaps before proves that all later terms have the period P, so the least one divides P; and a
 * divisor d of P is a period just where the window recurs d heaps before.
 *
 * Cost: a comparison of some words for each sum, most of which end at the first, where {@link FiniteTape.recurrence}
 * compares at every heap: for {1, b, c} with c ≤ 1000 that was 10 us a game, a third of the time.
 */
export function periodAmongSums(tape: FiniteTape): number {
  const { moves } = tape;
  if (moves.length > MOST_MOVES) return 0;
  for (let i = 0; i < moves.length; i++) {
    for (let j = i; j < moves.length; j++) {
      const sum = moves[i]! + moves[j]!;
      if (tape.recurs(sum)) return leastDivisor(sum, tape);
    }
  }
  return 0;
}

/** The least divisor of a period after which the window recurs. Periods are the multiples of it. */
function leastDivisor(period: number, tape: FiniteTape): number {
  let least = period;
  let left = period;
  for (let q = 2; left > 1; q++) {
    if (q * q > left) q = left;
    for (; left % q === 0; left /= q) {
      if (tape.recurs(least / q)) least /= q;
    }
  }
  return least;
}
