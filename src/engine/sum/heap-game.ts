import { type Ending, formatGame, type Game } from '../../game/index.ts';
import { nimSequence } from '../all-but/algorithm-1.ts';
import { type MoveSet, optionsOf } from './move-set.ts';
import { nimValuesByMex } from './nim-values-by-mex.ts';

/** The largest heap whose nim-values are tabled: 16,777,216 stones, at most 128 MB. */
const LARGEST_HEAP = 2 ** 24;
/** Look-ups, one a heap and move, that values by mex may take: some 4 s. */
const MOST_LOOKUPS = 2 ** 31;

/** The game on one heap of a sum: a subtraction set under an ending rule, with its nim-values. */
export interface HeapGame {
  /** The notation: equal games have equal names. */
  readonly name: string;
  /** Whether some heap may be taken whole that could not be under the normal ending. */
  readonly takesAll: boolean;
  /** G(heap). */
  value(heap: number): number;
  /** The heaps that one move leads to, fewest stones taken first. */
  options(heap: number): Iterable<number>;
  /** Those of them with this nim-value. */
  optionsOfValue(heap: number, value: number): readonly number[];
}

/**
 * The game for heaps up to `largest`; null where its values would take too long: above 2^24 stones, or above
 * 2^31 look-ups for a set whose values are computed by mex (for primes, above some 220,000 stones). Nim itself
 * needs no values and has no limit.
 *
 * Cost: all-but games some 10 ns a heap, by Algorithm 1; others some 2 ns a heap and move; 4 or 8 bytes a heap.
 */
export function heapGame(game: Game, set: MoveSet, ending: Ending, largest: number): HeapGame | null {
  if (game.kind === 'all-but' && game.excluded.length === 0) return NIM;
  if (largest > LARGEST_HEAP) return null;
  const takesAll = ending === 'take-all' && [...set.upTo(1)].length === 0;
  const byAlgorithm1 = game.kind === 'all-but' && !takesAll;
  if (!byAlgorithm1 && lookups(set, largest) > MOST_LOOKUPS) return null;
  const values = byAlgorithm1
    ? nimSequence(game.excluded, largest + 1)
    : nimValuesByMex(set, ending, largest + 1);
  return {
    name: formatGame(game),
    takesAll,
    value: heap => values[heap]!,
    options: heap => optionsOf(set, ending, heap),
    optionsOfValue: (heap, value) => [...optionsOf(set, ending, heap)].filter(to => values[to] === value),
  };
}

function lookups(set: MoveSet, largest: number): number {
  let sum = 0;
  for (const move of set.upTo(largest)) sum += largest - move + 1;
  return sum;
}

/** Any number of stones may be taken, so that G(n) = n. */
const NIM: HeapGame = {
  name: formatGame({ kind: 'all-but', excluded: [] }),
  takesAll: false,
  value: heap => heap,
  *options(heap) {
    for (let to = heap - 1; to >= 0; to--) yield to;
  },
  optionsOfValue: (heap, value) => (value < heap ? [value] : []),
};
