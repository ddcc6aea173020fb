import { nimSequence } from '../all-but/algorithm-1.ts';
import { periodicityOfAllBut } from '../all-but/periodicity.ts';
import { periodicityOfNimValues } from '../finite/periodicity.ts';
import { nimValuesOfFinite } from '../finite/terms.ts';
import type { ProvedPeriodicity } from '../periodicity.ts';
import type { Undecided } from '../undecided.ts';
import { type HeapGame, listedHeapGame, type RuledGame, takesAll } from './heap-game.ts';

/** Heaps that are searched for a proof of periodicity. */
export const PERIOD_LIMIT = 2 ** 25;
/** The longest preperiod and period together, in heaps, whose values are tabled: at most 128 MB. */
const LONGEST_TABLE = 2 ** 24;

/**
 * The game on heaps of any size up to 2^53 − 1, by a proved period: G(n0 + r + q p) = G(n0 + r) + q s for r < p.
 * Null where no period of so few heaps is proved within {@link PERIOD_LIMIT}, and for sets of other kinds. A list from
 * a file may be the beginning of a longer one, so that it has none.
 *
 * Exact: a nim-value is at most its heap, so q s is below 2^53, and r, q are found without rounding.
 *
 * Cost: the search for the period, and n0 + p values, 4 or 8 bytes each.
 */
export function periodicHeapGame(ruled: RuledGame): HeapGame | null {
  const { game, ending } = ruled;
  if (game.kind === 'finite') {
    const found = periodicityOfNimValues(game.moves, ending, PERIOD_LIMIT);
    if (!isShort(found)) return null;
    const heaps = found.preperiod + found.period;
    const values = nimValuesOfFinite(game.moves, ending, heaps);
    return listedHeapGame(ruled, valueBy(found, values), heaps + game.moves.at(-1)!);
  }
  if (game.kind !== 'all-but' || takesAll(ruled)) return null;
  const found = periodicityOfAllBut(game.excluded, PERIOD_LIMIT);
  if (!isShort(found)) return null;
  const values = nimSequence(game.excluded, found.preperiod + found.period);
  const isExcluded = new Set(game.excluded);
  return {
    ...listedHeapGame(ruled, valueBy(found, values)),
    optionsOfValue: (heap, wanted) =>
      heapsOfValue(found, values, wanted).filter(to => to < heap && !isExcluded.has(heap - to)),
  };
}

export function isShort(found: ProvedPeriodicity | Undecided): found is ProvedPeriodicity {
  return found.status === 'proved' && found.preperiod + found.period <= LONGEST_TABLE;
}

/** @param values those of the heaps below n0 + p */
function valueBy(
  { preperiod, period, saltus }: ProvedPeriodicity,
  values: ArrayLike<number>,
): (heap: number) => number {
  return heap => {
    if (heap < values.length) return values[heap]!;
    const r = (heap - preperiod) % period;
    const q = (heap - preperiod - r) / period;
    return values[preperiod + r]! + q * saltus;
  };
}

/** All heaps with a value, the largest first: one look at each heap below n0 + p, where the saltus is not 0. */
function heapsOfValue(
  { preperiod, period, saltus }: ProvedPeriodicity,
  values: ArrayLike<number>,
  wanted: number,
): number[] {
  const heaps: number[] = [];
  for (let n = 0; n < values.length; n++) {
    const rise = wanted - values[n]!;
    if (rise === 0) heaps.push(n);
    else if (n >= preperiod && rise > 0 && rise % saltus === 0) heaps.push(n + (rise / saltus) * period);
  }
  return heaps.sort((p, q) => q - p);
}
