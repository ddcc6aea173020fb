import { nimSequence } from '../all-but/algorithm-1.ts';
import { type HeapGame, listedHeapGame, type RuledGame, takesAll } from './heap-game.ts';
import { nimValuesOfSet } from './values-of-set.ts';

/** The largest heap whose nim-values are tabled: 16,777,216 stones, at most 128 MB. */
const LARGEST_HEAP = 2 ** 24;
/** Look-ups, one a heap and move, that values by marking may take: for primes, some 220,000 stones. */
const MOST_LOOKUPS = 2 ** 31;

/**
 * The game with a table of its values up to `largest`, or null where that would take too long.
 *
 * Cost: all-but games by Algorithm 1; others one look-up a heap and move. Memory: 4 or 8 bytes a heap.
 */
export function tabledHeapGame(ruled: RuledGame, largest: number): HeapGame | null {
  const { game, set, ending } = ruled;
  if (largest > LARGEST_HEAP) return null;
  if (game.kind === 'all-but' && !takesAll(ruled)) {
    const values = nimSequence(game.excluded, largest + 1);
    return listedHeapGame(ruled, heap => values[heap]!);
  }
  let lookups = 0;
  for (const move of set.upTo(largest)) lookups += largest - move + 1;
  if (lookups > MOST_LOOKUPS) return null;
  const values = nimValuesOfSet(set, largest, ending);
  return listedHeapGame(ruled, heap => values[heap]!);
}
