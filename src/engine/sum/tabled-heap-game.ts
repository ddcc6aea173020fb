import { nimSequence } from '../all-but/algorithm-1.ts';
import { kernelOf } from '../infinite/choose.ts';
import { nimValues } from '../sequence.ts';
import { type HeapGame, listedHeapGame, type RuledGame, takesAll } from './heap-game.ts';
import { nimValuesOfSet } from './values-of-set.ts';

/** The largest heap whose nim-values are tabled: 16,777,216 stones, at most 128 MB. */
export const LARGEST_TABLED = 2 ** 24;
/** Steps, one a heap and move, that a table may take: where primes are marked one by one, some 220,000 stones. */
const MOST_STEPS = 2 ** 31;

/**
 * The game with a table of its values up to `largest`, or null where that would take too long.
 *
 * Cost: all-but games by Algorithm 1, infinite sets by their kernel; others one look-up a heap and move. Memory: 4 or 8 bytes a heap.
 */
export function tabledHeapGame(ruled: RuledGame, largest: number): HeapGame | null {
  const { game, set, ending } = ruled;
  if (largest > LARGEST_TABLED) return null;
  if (game.kind === 'all-but' && !takesAll(ruled)) {
    const values = nimSequence(game.excluded, largest + 1);
    return listedHeapGame(ruled, heap => values[heap]!);
  }
  if (game.kind === 'infinite' && ending === 'normal' && kernelOf(game).steps(largest + 1) <= MOST_STEPS) {
    const values = nimValues(game, ending, largest + 1);
    return listedHeapGame(ruled, heap => values[heap]!);
  }
  let steps = 0;
  for (const move of set.upTo(largest)) steps += largest - move + 1;
  if (steps > MOST_STEPS) return null;
  const values = nimValuesOfSet(set, largest, ending);
  return listedHeapGame(ruled, heap => values[heap]!);
}
