import { type Ending, formatGame, type Game } from '../../game/index.ts';
import { nimSequence } from '../all-but/algorithm-1.ts';
import type { Undecided } from '../undecided.ts';
import type { HeapGame } from './heap-game.ts';
import { type MoveSet, optionsOf } from './move-set.ts';
import { nimValuesByMex } from './nim-values-by-mex.ts';
import { PERIOD_LIMIT, periodicHeapGame } from './periodic-heap-game.ts';
import { residueHeapGame } from './residue-heap-game.ts';

/** The largest heap whose nim-values are tabled: 16,777,216 stones, at most 128 MB. */
const LARGEST_HEAP = 2 ** 24;
/** Look-ups, one a heap and move, that values by mex may take: some 4 s. */
const MOST_LOOKUPS = 2 ** 31;

/**
 * The game for heaps up to `largest`. Up to 2^24 stones its values are tabled, or, for a set whose values are computed
 * by mex, as far as 2^31 look-ups go (for primes, some 220,000 stones). Beyond that they are those of a proved period,
 * and where there is none the game is null. Nim itself needs no values and has no limit.
 *
 * Cost: all-but games some 10 ns a heap, by Algorithm 1; others some 2 ns a heap and move; 4 or 8 bytes a heap; or
 * that of {@link periodicHeapGame} or {@link residueHeapGame}.
 */
export function heapGame(game: Game, set: MoveSet, ending: Ending, largest: number): HeapGame | null {
  if (game.kind === 'all-but' && game.excluded.length === 0) return NIM;
  const tabled = tabledHeapGame(game, set, ending, largest);
  return tabled ?? (game.kind === 'infinite' ? residueHeapGame(game) : periodicHeapGame(game, set, ending));
}

/** Why {@link heapGame} is null. */
export function tooLarge(game: Game, largest: number): Undecided {
  const name = formatGame(game);
  const noPeriod =
    game.kind === 'finite' || game.kind === 'all-but'
      ? `no period that is short enough was proved within ${PERIOD_LIMIT} heaps`
      : 'no period is known';
  const why = `the nim-values of ${name} up to heap ${largest} would take too long, and ${noPeriod}`;
  return { status: 'undecided', limit: PERIOD_LIMIT, why };
}

/** Null where the values would take too long. */
function tabledHeapGame(game: Game, set: MoveSet, ending: Ending, largest: number): HeapGame | null {
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
    typicalUpTo: Number.POSITIVE_INFINITY,
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
  typicalUpTo: Number.POSITIVE_INFINITY,
  value: heap => heap,
  *options(heap) {
    for (let to = heap - 1; to >= 0; to--) yield to;
  },
  optionsOfValue: (heap, value) => (value < heap ? [value] : []),
};
