import type { Ending, Start } from '../../game/index.ts';
import type { RuleOrStart } from './beginning.ts';
import { nimValueTape, outcomesOf } from './choose-finite-tape.ts';

/**
 * Returns f(0), …, f(count − 1) of the finite set. Memory: one byte per heap.
 *
 * @example
 * const rule = { ending: 'take-all', objective: 'last-player-wins' };
 * Array.from(outcomesOfFinite([3, 5, 6], rule, 9)) // [0, 1, 1, 1, 0, 1, 1, 1, 0]
 */
export function outcomesOfFinite(moves: readonly number[], rule: RuleOrStart, count: number): Uint8Array {
  return count > 0 ? outcomesOf(shortened(moves, count), rule, count) : new Uint8Array(0);
}

/**
 * Returns G(0), …, G(count − 1) of the finite set, for last-player-wins. Memory: 4 bytes per heap.
 *
 * @example
 * Array.from(nimValuesOfFinite([1, 3, 4], 'normal', 7)) // [0, 1, 0, 1, 2, 3, 2]
 */
export function nimValuesOfFinite(
  moves: readonly number[],
  ending: Ending | Start,
  count: number,
): Int32Array {
  const values = new Int32Array(count);
  if (count === 0) return values;
  const short = shortened(moves, count);
  if (typeof ending === 'string') {
    nimValueTape(short, ending).read(0, values);
    return values;
  }
  const start = ending.slice(0, count);
  const within = start.map(value => Math.min(value, short.length));
  nimValueTape(short, within).read(0, values);
  values.set(start);
  return values;
}

/**
 * Returns the moves, with those above `count` replaced by `count`. Any move larger than every requested heap leads below
 * heap 0, so the terms stay the same, and they bound the memory of a tape however large the moves are.
 */
function shortened(moves: readonly number[], count: number): number[] {
  return [...new Set(moves.map(move => Math.min(move, count)))];
}
