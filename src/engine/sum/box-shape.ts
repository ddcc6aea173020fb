import type { MoveSet } from './move-set.ts';

/** Positions that a box may hold: one byte each, 1 GB. */
export const LARGEST_BOX = 2 ** 30;

/**
 * A box of positions [0 .. a1] × … × [0 .. aN], one for every way to have at most a_i stones in heap i, in
 * row-major order: position (n1, …, nN) has index Σ n_i · stride_i, where stride_N = 1 and stride_i =
 * stride_(i+1) · (a_(i+1) + 1), so that the last heap varies fastest.
 */
export interface BoxShape {
  readonly positions: number;
  readonly strides: readonly number[];
}

/**
 * The shape of the box with these largest heaps; no heaps at all make a box of one position.
 *
 * @throws RangeError unless there is a set for every heap, the heaps are whole numbers from 0 on, and the
 * positions are at most 2^30
 */
export function boxShape(sets: readonly MoveSet[], sizes: readonly number[]): BoxShape {
  if (sets.length !== sizes.length) throw new RangeError(`${sets.length} sets for ${sizes.length} heaps`);
  const strides: number[] = [];
  let positions = 1;
  for (const size of sizes.toReversed()) {
    if (!Number.isSafeInteger(size) || size < 0) throw new RangeError(`${size} stones in a heap`);
    strides.unshift(positions);
    positions *= size + 1;
  }
  if (positions > LARGEST_BOX) throw new RangeError(`${positions} positions in a box, above 2^30`);
  return { positions, strides };
}
