import {
  type FiniteRule,
  type GameHeap,
  type MoveAdvice,
  moveAdvice,
  moveSetOf,
  optionsOf,
} from '../engine/index.ts';

/** A sum of heaps with its moves, and who wins it. */
export interface SumPosition {
  readonly advice: MoveAdvice;
  /** The numbers of stones that one move can leave, for each heap, fewest taken first. */
  readonly options: readonly (readonly number[])[];
  /** The value G of each heap; null if the last player loses, since there are no nim-values then. */
  readonly values: readonly (number | null)[];
}

/** Maximum number of moves in an exact search in misère play: a second or two, and about 100 MB. */
const SEARCH_LIMIT = 2e5;

export function sumPosition(heaps: readonly GameHeap[], rule: FiniteRule): SumPosition {
  return {
    advice: moveAdvice(heaps, rule, { limit: SEARCH_LIMIT }),
    values: heaps.map(heap =>
      rule.objective === 'last-player-wins' ? moveAdvice([heap], rule).nimSum : null,
    ),
    options: heaps.map(({ game, heap }) => [...optionsOf(moveSetOf(game), rule.ending, heap)]),
  };
}
