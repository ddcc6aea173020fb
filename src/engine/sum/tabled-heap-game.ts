import { nimSequence } from '../all-but/algorithm-1.ts';
import { type HeapGame, listedHeapGame, type RuledGame, takesAll } from './heap-game.ts';
import type { MoveSet } from './move-set.ts';
import { nimValuesByMex } from './nim-values-by-mex.ts';

/** The largest heap whose nim-values are tabled: 16,777,216 stones, at most 128 MB. */
const LARGEST_HEAP = 2 ** 24;
/** Look-ups, one a heap and move, that values by mex may take: for primes, some 220,000 stones. */
const MOST_LOOKUPS = 2 ** 31;

/**
 * The game with a table of its values up to `largest`, or null where that would take too long.
 *
 * Cost: all-but games by Algorithm 1; others one look-up a heap and move. Memory: 4 or 8 bytes a heap.
 */
export function tabledHeapGame(ruled: RuledGame, largest: number): HeapGame | null {
  const { game, set, ending } = ruled;
  if (largest > LARGEST_HEAP) return null;
  const byAlgorithm1 = game.kind === 'all-but' && !takesAll(ruled);
  if (!byAlgorithm1 && lookups(set, largest) > MOST_LOOKUPS) return null;
  const values = byAlgorithm1
    ? nimSequence(game.excluded, largest + 1)
    : nimValuesByMex(set, ending, largest + 1);
  return listedHeapGame(ruled, heap => values[heap]!);
}

function lookups(set: MoveSet, largest: number): number {
  let sum = 0;
  for (const move of set.upTo(largest)) sum += largest - move + 1;
  return sum;
}
