import { movesUpTo, type SetOfMoves } from './moves.ts';

/**
 * The P-positions of a set of moves below a heap, under the normal ending, in increasing order. They are few where moves
 * are sparse, and no more than they need be known: each marks the heaps that a move leads from to it, and a heap that is
 * not marked when it is come to is the next one.
 *
 * Cost: a step for each P-position and move, for squares some heaps^1.2. Memory: a bit a heap.
 *
 * @example
 * [...pPositions({ kind: 'infinite', base: 'squares', plus: [], minus: [] }, 13)] // [0, 2, 5, 7, 10, 12]
 */
export function* pPositions(game: SetOfMoves, heaps: number): Generator<number> {
  const moves = Float64Array.from(movesUpTo(game, Math.max(0, heaps - 1)));
  const marked = new Uint32Array(Math.ceil(heaps / 32));
  for (let word = 0; word < marked.length; word++) {
    // A move within the word marks bits of it while it is looked at.
    for (let bit = 0; bit < 32; bit++) {
      const heap = 32 * word + bit;
      if (heap >= heaps) return;
      if ((marked[word]! >>> bit) & 1) continue;
      yield heap;
      for (let j = 0; j < moves.length; j++) {
        const to = heap + moves[j]!;
        if (to >= heaps) break;
        // Below 2^37 a shift cuts off what is behind the point, and by 1 << to only the last five bits of a number count.
        const at = (to / 32) >>> 0;
        marked[at] = marked[at]! | (1 << to);
      }
    }
  }
}
