import type { GameHeap } from '../engine/index.ts';
import type { SumPosition } from './sum-position.ts';

/** A move: the heap, counted from 1, and the stones left in it. */
export interface Move {
  readonly heap: number;
  readonly to: number;
}

/**
 * Returns the engine's move: the winning move that takes most, to end the match soon. If no move wins or none is known
 * to, it takes as few as possible, to leave the opponent time for an error. Ties go to the first heap. Undefined if
 * there is no move.
 */
export function reply(heaps: readonly GameHeap[], { advice, options }: SumPosition): Move | undefined {
  const taken = ({ heap, to }: Move) => heaps[heap - 1]!.heap - to;
  const [winning] = advice.moves.toSorted((p, q) => taken(q) - taken(p));
  if (winning) return { heap: winning.heap, to: winning.to };
  const fewest = options.flatMap((left, i) => (left.length === 0 ? [] : [{ heap: i + 1, to: left[0]! }]));
  return fewest.toSorted((p, q) => taken(p) - taken(q))[0];
}
