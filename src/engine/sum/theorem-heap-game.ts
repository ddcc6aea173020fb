import { heapsByTheorem, nimValueByTheorem } from '../all-but/theorem/nim-value.ts';
import { copiesOf, MOST_ROWS, tripleOf } from '../all-but/theorem/triple.ts';
import { type HeapGame, listedHeapGame, type RuledGame, takesAll } from './heap-game.ts';

/**
 * The game on heaps of any size up to 2^53 − 1, for N - {a, b, a + b} with b ≥ 3a; null for others, and for too many rows of
 * tiles. Cost: none before a value is asked for.
 */
export function theoremHeapGame(ruled: RuledGame): HeapGame | null {
  const { game } = ruled;
  const triple = game.kind === 'all-but' && !takesAll(ruled) ? tripleOf(game.excluded) : null;
  if (game.kind !== 'all-but' || triple === null || copiesOf(triple).triple.a > MOST_ROWS) return null;
  return {
    ...listedHeapGame(ruled, heap => Number(nimValueByTheorem(triple, BigInt(heap)))),
    optionsOfValue: (heap, wanted) =>
      heapsByTheorem(triple, BigInt(wanted))
        .filter(to => to < heap)
        .map(Number)
        .filter(to => !game.excluded.includes(heap - to))
        .reverse(),
  };
}
