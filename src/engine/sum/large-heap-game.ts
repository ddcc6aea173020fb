import { type Ending, formatGame, type LargeTriple, type WrittenGame } from '../../game/index.ts';
import { nimSequence } from '../all-but/algorithm-1.ts';
import { periodicityOfAllBut } from '../all-but/periodicity.ts';
import { heapsByTheorem, nimValueByTheorem } from '../all-but/theorem/nim-value.ts';
import { copiesOf, MOST_ROWS, type Triple, tripleOf } from '../all-but/theorem/triple.ts';
import { periodicityOfNimValues } from '../finite/periodicity.ts';
import { nimValuesOfFinite } from '../finite/terms.ts';
import type { ProvedPeriodicity } from '../periodicity.ts';
import type { Undecided } from '../undecided.ts';
import { isShort, PERIOD_LIMIT } from './periodic-heap-game.ts';

/** The game on one heap of any size, with its nim-values and the moves to each. */
export interface LargeHeapGame {
  value(heap: bigint): bigint;
  /** The heaps of this nim-value that one move leads to, fewest stones taken first. */
  optionsOfValue(heap: bigint, value: bigint): readonly bigint[];
}

/**
 * By the theorem, or by a period that is short enough for a table; undecided where there is neither, and for infinite sets,
 * whose moves are too many.
 *
 * Cost: the search for the period, and a look at each value of the table for the options.
 */
export function largeHeapGame(game: WrittenGame | LargeTriple, ending: Ending): LargeHeapGame | Undecided {
  if (game.kind === 'infinite') return undecided(game, 'it has too many moves');
  if (game.kind === 'started') return undecided(game, 'it cannot be part of a sum');
  if (game.kind === 'finite')
    return finite(game.moves, ending) ?? undecided(game, 'no short period is proved');
  if (takesAll(game, ending)) return undecided(game, `no period is proved under ${ending}`);
  const triple = game.kind === 'large-triple' ? game : tripleOf(game.excluded);
  const known = (triple && byTheorem(triple)) ?? (game.kind === 'all-but' ? allBut(game.excluded) : null);
  return known ?? undecided(game, 'no short period is proved, and the theorem does not cover it');
}

/** Whether some heap may be taken whole that could not be under the normal ending; told of any sink. */
export function takesAll(game: WrittenGame | LargeTriple, ending: Ending): boolean {
  if (ending === 'normal' || game.kind === 'infinite' || game.kind === 'started') return false;
  if (ending === 'sink') return true;
  if (game.kind === 'finite') return !game.moves.includes(1);
  return game.kind === 'all-but' ? game.excluded.includes(1) : game.a === 1n;
}

function undecided(game: WrittenGame | LargeTriple, reason: string): Undecided {
  const why = `the nim-values of ${formatGame(game)} are not known for heaps of any size: ${reason}`;
  return { status: 'undecided', limit: PERIOD_LIMIT, why };
}

function byTheorem(triple: Triple): LargeHeapGame | null {
  if (copiesOf(triple).triple.a > MOST_ROWS) return null;
  const { a, b } = triple;
  return {
    value: heap => nimValueByTheorem(triple, heap),
    optionsOfValue: (heap, value) => optionsAmong(heapsByTheorem(triple, value), heap, [a, b, a + b]),
  };
}

function allBut(excluded: readonly number[]): LargeHeapGame | null {
  const found = periodicityOfAllBut(excluded, PERIOD_LIMIT);
  if (!isShort(found)) return null;
  const { preperiod, period, saltus } = found;
  const values = nimSequence(excluded, preperiod + period);
  const heapsOfValue = (value: bigint) =>
    Array.from(values).flatMap((least, n) => {
      const rise = value - BigInt(least);
      if (rise === 0n) return BigInt(n);
      const isLater = n >= preperiod && rise > 0n && rise % BigInt(saltus) === 0n;
      return isLater ? BigInt(n) + (rise / BigInt(saltus)) * BigInt(period) : [];
    });
  return {
    value: valueBy(found, values),
    optionsOfValue: (heap, value) => optionsAmong(heapsOfValue(value), heap, excluded.map(BigInt)),
  };
}

function finite(moves: readonly number[], ending: Ending): LargeHeapGame | null {
  const found = periodicityOfNimValues(moves, ending, PERIOD_LIMIT);
  if (!isShort(found)) return null;
  const value = valueBy(found, nimValuesOfFinite(moves, ending, found.preperiod + found.period));
  const optionsOf = (heap: bigint) => {
    const left = moves.map(move => heap - BigInt(move)).filter(to => to >= 0n);
    if (ending === 'normal' || heap === 0n || left.at(-1) === 0n) return left;
    const isWhole = ending === 'sink' ? left.length < moves.length : left.length === 0;
    return isWhole ? [...left, 0n] : left;
  };
  return {
    value,
    optionsOfValue: (heap, wanted) => optionsOf(heap).filter(to => value(to) === wanted),
  };
}

/** @param values those of the heaps below n0 + p */
function valueBy({ preperiod, period, saltus }: ProvedPeriodicity, values: ArrayLike<number>) {
  const [start, step] = [BigInt(preperiod), BigInt(period)];
  return (heap: bigint): bigint => {
    const periods = heap < start ? 0n : (heap - start) / step;
    return BigInt(values[Number(heap - periods * step)]!) + periods * BigInt(saltus);
  };
}

function optionsAmong(heaps: readonly bigint[], from: bigint, excluded: readonly bigint[]): bigint[] {
  return heaps.filter(to => to < from && !excluded.includes(from - to)).sort((x, y) => (x > y ? -1 : 1));
}
