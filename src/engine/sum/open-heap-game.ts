import { formatGame } from '../../game/index.ts';
import { nimSequence } from '../all-but/algorithm-1.ts';
import { periodicityOfAllBut } from '../all-but/periodicity-of-all-but.ts';
import { copiesOf, MAX_ROWS, tripleOf } from '../all-but/theorem/triple.ts';
import { heapsByTheorem, nimValueByTheorem } from '../all-but/theorem/value-by-theorem.ts';
import { periodicityOfNimValues } from '../finite/periodicity-of-finite.ts';
import { nimValuesOfFinite } from '../finite/terms-of-finite.ts';
import { kernelOf } from '../infinite/choose-infinite-kernel.ts';
import { residueProof } from '../infinite/residue-proof.ts';
import { nimValues } from '../nim-segments.ts';
import type { ProvedPeriodicity, Undecided } from '../proved-periodicity.ts';
import { type HeapGame, listedHeapGame, type RuledGame, takesAll } from './heap-game.ts';
import { nimValuesOfSet, optionsOf } from './move-set.ts';

/** The largest heap whose nim-values are tabled: 16,777,216 stones, at most 128 MB. */
export const MAX_TABLED = 2 ** 24;
/** Maximum number of steps, one per heap and move, for a table: about 220,000 stones if primes are marked one by one. */
const MAX_STEPS = 2 ** 31;
/** Heaps that are searched for a proof of periodicity. */
const PERIOD_LIMIT = 2 ** 25;
/** Maximum preperiod and period together, in heaps, for a table of their values: at most 128 MB. */
const MAX_TABLE = 2 ** 24;

/** The ways to know nim-values of heaps of any size. Each is null for a game that it does not fit. */
const OF_ANY_SIZE = [byTheorem, byPeriod];
/** The ways to know nim-values up to a heap below 2^53. The first that fits is the cheapest. */
const UP_TO_A_HEAP = [nim, byTable, byResidue, ...OF_ANY_SIZE];

/**
 * Opens a game for heaps up to `largest`, or for heaps of any size; null if no method fits.
 *
 * Cost: none for Nim. For a table a few steps per heap and move up to `largest`. For a residue the proof. For the theorem
 * none until a value is requested. For a period the search for it, and one value for each heap of the period.
 */
export function openHeapGame(ruled: RuledGame, largest?: number): HeapGame | null {
  for (const open of largest === undefined ? OF_ANY_SIZE : UP_TO_A_HEAP) {
    const opened = open(ruled, largest ?? Number.POSITIVE_INFINITY);
    if (opened) return opened;
  }
  return null;
}

/** Says why {@link openHeapGame} is null for heaps up to `largest`. */
export function tooLarge({ game }: RuledGame, largest: number): Undecided {
  const noPeriod =
    game.kind === 'finite' || game.kind === 'all-but'
      ? `no period that is short enough was proved within ${PERIOD_LIMIT} heaps`
      : 'no period is known';
  return undecided(`${formatGame(game)} up to heap ${largest} would take too long, and ${noPeriod}`);
}

/** Says why {@link openHeapGame} is null for heaps of any size. */
export function unknownForAnySize(ruled: RuledGame): Undecided {
  return undecided(`${formatGame(ruled.game)} are not known for heaps of any size: ${reasonOf(ruled)}`);
}

function reasonOf(ruled: RuledGame): string {
  if (ruled.game.kind === 'infinite') return 'it has too many moves';
  if (ruled.game.kind === 'finite') return 'no short period is proved';
  if (takesAll(ruled)) return `no period is proved under ${ruled.ending}`;
  return 'no short period is proved, and the theorem does not cover it';
}

function undecided(why: string): Undecided {
  return { status: 'undecided', limit: PERIOD_LIMIT, why: `the nim-values of ${why}` };
}

/** Any number of stones may be taken, so that G(n) = n, and all endings are one. */
function nim(ruled: RuledGame): HeapGame | null {
  if (ruled.game.kind !== 'all-but' || ruled.game.excluded.length > 0) return null;
  const listed = listedHeapGame(ruled, heap => heap);
  return { ...listed, takesAll: false, optionsOfValue: (heap, value) => (value < heap ? [value] : []) };
}

/**
 * Opens a game by a table of the values up to `largest`; null if that would take too long.
 *
 * Cost: all-but games by Algorithm 1, infinite sets by their kernel, others one look-up per heap and move. Memory: 4 or 8
 * bytes per heap.
 */
export function byTable(ruled: RuledGame, largest: number): HeapGame | null {
  const values = largest > MAX_TABLED ? null : tableOf(ruled, largest);
  if (values === null) return null;
  return {
    ...listedHeapGame(ruled, heap => BigInt(values[Number(heap)]!)),
    optionsOfValue(heap, target) {
      const found: bigint[] = [];
      for (const to of optionsOf(ruled.set, ruled.ending, Number(heap)))
        if (values[to] === Number(target)) found.push(BigInt(to));
      return found;
    },
  };
}

function tableOf(ruled: RuledGame, largest: number): ArrayLike<number> | null {
  const { game, set, ending } = ruled;
  if (game.kind === 'all-but' && !takesAll(ruled)) return nimSequence(game.excluded, largest + 1);
  if (game.kind === 'infinite' && ending === 'normal' && kernelOf(game).steps(largest + 1) <= MAX_STEPS) {
    return nimValues(game, ending, largest + 1);
  }
  let steps = 0;
  for (const move of set.upTo(largest)) steps += largest - move + 1;
  return steps > MAX_STEPS ? null : nimValuesOfSet(set, largest, ending);
}

/**
 * Opens a game by a proof of G(n) = n mod m, for an infinite set. Such a set contains 1, so take-all equals normal; a
 * sink differs. The moves are not listed: a heap of n stones has about n / ln n of them.
 */
export function byResidue({ game, ending }: RuledGame): HeapGame | null {
  const proof = game.kind === 'infinite' && ending !== 'sink' ? residueProof(game) : null;
  if (proof === null) return null;
  return {
    name: formatGame(game),
    takesAll: false,
    typicalUpTo: proof.modulus,
    unlisted: `a move wins iff it leaves the right remainder mod ${proof.modulus}; there are too many to list`,
    value: heap => heap % BigInt(proof.modulus),
    options: () => [],
    optionsOfValue: () => [],
  };
}

/** Opens a game by the theorem on N - {a, b, a + b} with b ≥ 3a; null for other games, and for too many rows of tiles. */
export function byTheorem(ruled: RuledGame): HeapGame | null {
  const { game } = ruled;
  if (takesAll(ruled)) return null;
  const triple =
    game.kind === 'large-triple' ? game : game.kind === 'all-but' ? tripleOf(game.excluded) : null;
  if (triple === null || copiesOf(triple).triple.a > MAX_ROWS) return null;
  const excluded = [triple.a, triple.b, triple.a + triple.b];
  return {
    ...listedHeapGame(ruled, heap => nimValueByTheorem(triple, heap)),
    optionsOfValue: (heap, target) =>
      heapsByTheorem(triple, target)
        .filter(to => to < heap && !excluded.includes(heap - to))
        .reverse(),
  };
}

/**
 * Opens a game by a proved period: G(n0 + r + q p) = G(n0 + r) + q s for r < p. Null for infinite sets and lists from a
 * file, which may be the beginning of a longer one, and if no period of at most {@link MAX_TABLE} heaps is proved.
 */
export function byPeriod(ruled: RuledGame): HeapGame | null {
  const { game, ending } = ruled;
  if (game.kind === 'finite') {
    const found = periodicityOfNimValues(game.moves, ending, PERIOD_LIMIT);
    if (!isShort(found)) return null;
    const heaps = found.preperiod + found.period;
    const values = nimValuesOfFinite(game.moves, ending, heaps);
    const value = (heap: bigint) => found.valueAt(heap, n => values[n]!);
    return listedHeapGame(ruled, value, heaps + game.moves.at(-1)!);
  }
  if (game.kind !== 'all-but' || takesAll(ruled)) return null;
  const found = periodicityOfAllBut(game.excluded, PERIOD_LIMIT);
  if (!isShort(found)) return null;
  const values = nimSequence(game.excluded, found.preperiod + found.period);
  const isExcluded = new Set(game.excluded.map(BigInt));
  return {
    ...listedHeapGame(ruled, heap => found.valueAt(heap, n => values[n]!)),
    optionsOfValue: (heap, target) =>
      heapsOfValue(found, values, target).filter(to => to < heap && !isExcluded.has(heap - to)),
  };
}

function isShort(found: ProvedPeriodicity | Undecided): found is ProvedPeriodicity {
  return found.status === 'proved' && found.preperiod + found.period <= MAX_TABLE;
}

/**
 * Returns all heaps with a value, the largest first. Cost: one look-up for each heap below n0 + p, if the saltus is not
 * 0.
 */
function heapsOfValue(
  { preperiod, period, saltus }: ProvedPeriodicity,
  values: ArrayLike<number>,
  target: bigint,
): bigint[] {
  const heaps: bigint[] = [];
  for (let n = 0; n < values.length; n++) {
    const rise = target - BigInt(values[n]!);
    if (rise === 0n) heaps.push(BigInt(n));
    else if (n >= preperiod && rise > 0n && rise % BigInt(saltus) === 0n)
      heaps.push(BigInt(n) + (rise / BigInt(saltus)) * BigInt(period));
  }
  return heaps.sort((p, q) => (p > q ? -1 : 1));
}
