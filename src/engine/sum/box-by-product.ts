import type { Ending } from '../../game/index.ts';
import { type MoveSet, optionsOf } from './move-set.ts';

/**
 * Returns F(n1, …, nN) for every position of the box [0 .. a1] × … × [0 .. aN], where heap i has the moves S_i and the
 * last player wins: 1 for an N-position, 0 for a P-position, in row-major order ({@link boxShape}: the last heap varies
 * fastest). It uses the recurrence (8) of the stone-picking paper, with the product over legal moves:
 *
 *     F(n1, …, nN) = 1 − Π_i Π_(m an option of n_i) F(n1, …, m, …, nN)
 *
 * The paper left open which beginning values make (8) work. The empty product is 1, so F = 0 if no heap can move, and no
 * other beginning value is needed. Endings differ only in the options:
 *
 * - Normal ending: the options of n_i are n_i − x, x in S_i, x ≤ n_i. As printed, (8) has a factor for larger x
 *   too, and is right with F = 1 wherever a coordinate is negative: those factors have no effect, and
 *   F(0, …, 0) = 1 − 1 = 0 follows.
 * - Take-all ending: a heap of 1 to min S_i − 1 stones has the one option 0, a factor F(n1, …, 0, …, nN) that is
 *   not printed. For finite sets the beginning values can replace it: with a coordinate k < 0 in place i,
 *   F(n1, …, k, …, nN) = F(n1, …, 0, …, nN) if −max S_i < k < min S_i − max S_i, else 1. Below min S_i the
 *   factor for max S_i is then the missing one, and for n_i ≥ min S_i no factor has such a k. This holds with
 *   the product over the heaps that are not empty. Over all heaps no values at all are right: for two heaps of
 *   {3, 5}, F(0, 10) = 0 needs F(−3, 10) = 1, F(4, 10) = 0 needs F(−1, 10) = 1, and F(2, 10) = 1 needs one of
 *   the two to be 0, since its legal moves lead to F(2, 5) = F(2, 7) = 1.
 *
 * Cost: one look-up per position and option, up to the first option that is 0: at most positions × Σ |S_i|. Memory: one
 * byte per position.
 *
 * @throws RangeError as {@link boxShape}
 * @example
 * Array.from(outcomesOfBox([listedMoves([1]), listedMoves([2])], [1, 2], 'normal')) // [0, 0, 1, 1, 1, 0]
 */
export function outcomesOfBox(
  sets: readonly MoveSet[],
  sizes: readonly number[],
  ending: Ending,
): Uint8Array {
  const { positions, strides } = boxShape(sets, sizes);
  const outcomes = new Uint8Array(positions);
  /** The distances in the box to the options of each heap with each number of stones. */
  const steps = sets.map((set, i) =>
    Array.from({ length: sizes[i]! + 1 }, (_, heap) =>
      [...optionsOf(set, ending, heap)].map(to => (heap - to) * strides[i]!),
    ),
  );
  const heaps = sizes.map(() => 0);
  for (let position = 0; position < positions; position++) {
    let product = 1;
    for (let i = 0; i < heaps.length && product === 1; i++) {
      for (const step of steps[i]![heaps[i]!]!) {
        product = outcomes[position - step]!;
        if (product === 0) break;
      }
    }
    outcomes[position] = 1 - product;
    for (let i = heaps.length - 1; i >= 0 && ++heaps[i]! > sizes[i]!; i--) heaps[i] = 0;
  }
  return outcomes;
}

/** Positions that a box may hold: one byte each, 1 GB. */
export const MAX_BOX = 2 ** 30;

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
 * Returns the shape of the box with these largest heaps; without heaps the box has one position.
 *
 * @throws RangeError unless there is a set for every heap, the heaps are non-negative integers, and the positions are at
 * most 2^30
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
  if (positions > MAX_BOX) throw new RangeError(`${positions} positions in a box, above 2^30`);
  return { positions, strides };
}
