import { refuse } from '../../errors.ts';
import { formatGame } from '../../game/index.ts';
import type { Undecided } from '../proved-periodicity.ts';
import { periodicityOfNimValues } from './periodicity-of-finite.ts';
import { nimValuesOfFinite } from './terms-of-finite.ts';

/** A move of a ternary set, with the period of the moves up to it. */
export interface TernaryMove {
  readonly move: number;
  /** The period of the nim-sequence, which is purely periodic, in heaps. */
  readonly period: number;
  /** Number of candidates that were tried before and rejected. */
  readonly passed: number;
}

/**
 * Extends a set as N. Fox did in A242079 of OEIS: the next move is the least number above 2 max S that changes the
 * nim-sequence to another one that is purely periodic and has no value above 2. The first rows are the given moves.
 *
 * Most numbers c are rejected without a search for a period:
 *
 * - Heaps below c keep their values. If those of one period starting at c do too, all values stay.
 * - A value above 2 usually appears soon.
 * - If the last c heaps before heap 3 c recur after one of a few likely periods, that is the period, and the first heaps show
 *   whether it starts at heap 0.
 *
 * Cost: for each number tried about |S| steps per heap, up to a value above 2, else for 3 c heaps. Memory: 3 c bytes.
 *
 * @param moves S, such as [1]
 * @param largest the largest move to be found
 * @throws DefinitionError if a beginning of S has a nim-sequence that the rule excludes
 *
 * @example
 * ternaryMoves([1], 30).map(({ move }) => move) // [1, 4, 12, 28]
 */
export function ternaryMoves(moves: readonly number[], largest: number): TernaryMove[] | Undecided {
  const found: TernaryMove[] = [];
  for (let n = 1; n <= moves.length; n++) {
    const period = purePeriod(moves.slice(0, n));
    if (typeof period !== 'number') return period;
    if (period === 0) {
      const expected = 'a set whose beginnings have purely periodic nim-sequences without a value above 2';
      refuse('measure ternaryMoves', expected, formatGame({ kind: 'finite', moves }));
    }
    found.push({ move: moves[n - 1]!, period, passed: 0 });
  }
  const room = (before: Uint8Array) => new Uint8Array(largest + Math.max(2 * largest, before.length));
  let before = onePeriod(found);
  let values = room(before);
  for (let next = 2 * moves.at(-1)! + 1, passed = 0; next <= largest; next++, passed++) {
    const set = [...found.map(({ move }) => move), next];
    if (!mayBeNext(values.subarray(0, next + Math.max(2 * next, before.length)), set, before)) continue;
    const period = purePeriod(set);
    if (typeof period !== 'number') return period;
    if (period === 0) continue;
    found.push({ move: next, period, passed });
    before = onePeriod(found);
    values = room(before);
    [next, passed] = [2 * next, -1];
  }
  return found;
}

/** Returns one period of the nim-values of the set found so far. */
function onePeriod(found: readonly TernaryMove[]): Uint8Array {
  const moves = found.map(({ move }) => move);
  return Uint8Array.from(nimValuesOfFinite(moves, 'normal', found.at(-1)!.period));
}

/** Heaps that a sequence is followed for its period, for each of the largest move. */
const HEAPS_PER_MOVE = 256;

/** Returns the period of the nim-sequence, 0 if there is a preperiod, or a value above 2. */
function purePeriod(moves: readonly number[]): number | Undecided {
  const found = periodicityOfNimValues(moves, 'normal', HEAPS_PER_MOVE * (moves.at(-1)! + 1));
  if (found.status !== 'proved') return found;
  if (found.preperiod > 0) return 0;
  const values = nimValuesOfFinite(moves, 'normal', found.period);
  return values.every(value => value <= 2) ? found.period : 0;
}

/**
 * Whether nothing speaks against the last move of the set.
 *
 * @param values room for three times that move, and for a period beyond it
 * @param before one period of the nim-sequence without it
 */
function mayBeNext(values: Uint8Array, set: readonly number[], before: Uint8Array): boolean {
  const c = set.at(-1)!;
  const period = before.length;
  for (let n = 0; n < c; n += period) values.set(before.subarray(0, c - n), n);
  let isOther = false;
  for (let n = c, at = c % period; n < values.length; n++) {
    let options = 0;
    for (let j = 0; j < set.length; j++) options |= 1 << values[n - set[j]!]!;
    const value = 31 - Math.clz32(~options & (options + 1));
    if (value > 2) return false;
    values[n] = value;
    isOther ||= value !== before[at];
    if (!isOther && n === c + period - 1) return false;
    at = at + 1 === period ? 0 : at + 1;
  }
  const likely = [c + 1, period, ...set.map(s => c + s)];
  const repeat = likely.find(p => p <= 2 * c && agrees(values, values.length - c, p));
  return repeat === undefined || agrees(values, repeat, repeat);
}

/** Whether every value, starting at a heap, equals the value p heaps before. */
function agrees(values: Uint8Array, from: number, p: number): boolean {
  for (let n = from; n < values.length; n++) if (values[n] !== values[n - p]) return false;
  return true;
}
