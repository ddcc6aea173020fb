import { formatGame, type Game } from '../../game/index.ts';
import type { Undecided } from '../undecided.ts';
import { type HeapGame, listedHeapGame, type RuledGame } from './heap-game.ts';
import { PERIOD_LIMIT, periodicHeapGame } from './periodic-heap-game.ts';
import { residueHeapGame } from './residue-heap-game.ts';
import { tabledHeapGame } from './tabled-heap-game.ts';
import { theoremHeapGame } from './theorem-heap-game.ts';

/**
 * The kernels, the first that fits is taken; null where a game does not fit, or its heaps up to `largest` are too large.
 * Nim needs no values; a table a few steps a heap and move, up to `largest`; a remainder those of the proof; the
 * theorem steps for each value; and a period the search for it.
 */
const KERNELS: readonly ((ruled: RuledGame, largest: number) => HeapGame | null)[] = [
  nimHeapGame,
  tabledHeapGame,
  residueHeapGame,
  theoremHeapGame,
  periodicHeapGame,
];

/** The game for heaps up to `largest`; null where no kernel has its values. */
export function heapGame(ruled: RuledGame, largest: number): HeapGame | null {
  for (const kernel of KERNELS) {
    const opened = kernel(ruled, largest);
    if (opened) return opened;
  }
  return null;
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

/** Any number of stones may be taken, so that G(n) = n for heaps of any size, and all endings are one. */
function nimHeapGame(ruled: RuledGame): HeapGame | null {
  if (ruled.game.kind !== 'all-but' || ruled.game.excluded.length > 0) return null;
  const nim = listedHeapGame(ruled, heap => heap);
  return { ...nim, takesAll: false, optionsOfValue: (heap, value) => (value < heap ? [value] : []) };
}
