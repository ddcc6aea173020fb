import { type FiniteRule, moveAdvice, moveSetOf, optionsOf } from '../engine/index.ts';
import type { WrittenGame } from '../game/index.ts';

/** A heap as a vertex of the graph of positions. */
export interface Position {
  readonly heap: number;
  /** Whether the previous player wins; null if a search reached its limit. */
  readonly isPPosition: boolean | null;
  /** The value G(heap); null if the last player loses, since there are no nim-values then. */
  readonly value: number | null;
  /** The heaps that one move leads to, fewest stones taken first. */
  readonly options: readonly number[];
  /** The winning options. */
  readonly winning: readonly number[];
}

/** Returns the heaps 0, …, `largest` with the moves between them. Cost: of order largest² moves. */
export function positionGraph(game: WrittenGame, rule: FiniteRule, largest: number): Position[] {
  const set = moveSetOf(game);
  return Array.from({ length: largest + 1 }, (_, heap) => {
    const { winner, nimSum, moves } = moveAdvice([{ game, heap }], rule);
    return {
      heap,
      isPPosition: winner === 'undecided' ? null : winner === 'previous',
      value: rule.objective === 'last-player-wins' ? nimSum : null,
      options: [...optionsOf(set, rule.ending, heap)],
      winning: moves.map(({ to }) => to),
    };
  });
}
