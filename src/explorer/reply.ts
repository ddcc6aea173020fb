import type { GameHeap } from '../engine/index.ts';
import type { SumPosition } from './sum-position.ts';

/** A move to be made: the heap, counted from 1, and what is left of it. */
export interface Move {
  readonly heap: number;
  readonly to: number;
}

/**
 * The engine's move: of the winning ones that which takes most, so that the end is near; where none wins, or none is
 * known, the one that takes fewest, so that there is time for a mistake. Ties go to the first heap. Undefined where
 * there is no move.
 */
export function reply(heaps: readonly GameHeap[], { advice, options }: SumPosition): Move | undefined {
  const taken = ({ heap, to }: Move) => heaps[heap - 1]!.heap - to;
  const [winning] = advice.moves.toSorted((p, q) => taken(q) - taken(p));
  if (winning) return { heap: winning.heap, to: winning.to };
  const fewest = options.flatMap((left, i) => (left.length === 0 ? [] : [{ heap: i + 1, to: left[0]! }]));
  return fewest.toSorted((p, q) => taken(p) - taken(q))[0];
}
