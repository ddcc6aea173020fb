import type { Ending, Objective } from '../../game/index.ts';
import type { StartingTerms } from './tape.ts';

/** What decides the outcomes of a finite set besides the set. */
export interface FiniteRule {
  readonly ending: Ending;
  readonly objective: Objective;
}

/**
 * Outcomes below min S. The empty heap is won by who made the last move, or lost by him, and with the normal
 * ending so is every heap without a move; with take-all the others move to the empty heap.
 *
 * Under take-all these are the starting values (4) and (5) of the stone-picking paper. Both are printed for all
 * n < min S, negative ones too. In (5) that cannot be meant: f(n) = 0 there would turn every heap from min S to
 * max S − 1 into a win. A move that is larger than the heap is no move, under any rule.
 */
export function startingOutcomes({ ending, objective }: FiniteRule): StartingTerms {
  const atZero = objective === 'last-player-wins' ? 0 : 1;
  return { atZero, belowLeast: ending === 'take-all' ? 1 - atZero : atZero };
}

/** Nim-values below min S: 0 where there is no move, and mex {0} = 1 where the heap can only be taken whole. */
export function startingNimValues(ending: Ending): StartingTerms {
  return { atZero: 0, belowLeast: ending === 'take-all' ? 1 : 0 };
}
