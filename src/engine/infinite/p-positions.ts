import { movesUpTo, type SetOfMoves } from './moves-up-to.ts';

/**
 * Yields the P-positions of a set of moves below a heap, under the normal ending, in increasing order. If moves are
 * sparse, they are few, and nothing else need be known: each marks the heaps from which a move leads to it, and the next
 * heap without a mark is the next P-position.
 *
 * Cost: one step for each P-position and move, about heaps^1.2 for squares. Memory: one bit per heap.
 *
 * @example
 * [...pPositions({ kind: 'infinite', base: 'squares', plus: [], minus: [] }, 13)] // [0, 2, 5, 7, 10, 12]
 */
export function* pPositions(game: SetOfMoves, heaps: number): Generator<number> {
  const moves = Float64Array.from(movesUpTo(game, Math.max(0, heaps - 1)));
  const marked = new Uint32Array(Math.ceil(heaps / 32));
  for (let word = 0; word < marked.length; word++) {
    // A move within the word marks bits of it during this loop.
    for (let bit = 0; bit < 32; bit++) {
      const heap = 32 * word + bit;
      if (heap >= heaps) return;
      if ((marked[word]! >>> bit) & 1) continue;
      yield heap;
      for (let j = 0; j < moves.length; j++) {
        const to = heap + moves[j]!;
        if (to >= heaps) break;
        // Below 2^37, `>>> 0` removes the fraction, and `1 <<` uses only the last five bits of its operand.
        const at = (to / 32) >>> 0;
        marked[at] = marked[at]! | (1 << to);
      }
    }
  }
}
