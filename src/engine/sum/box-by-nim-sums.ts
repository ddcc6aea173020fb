import type { Ending } from '../../game/index.ts';
import { boxShape } from './box-by-product.ts';
import { type MoveSet, nimValuesOfSet } from './move-set.ts';

/**
 * Returns the outcomes of `outcomesOfBox`, in the same order, from nim-sums: a position is a P-position iff G1(n1) + … +
 * GN(nN) = 0. Parts of the box whose earlier heaps have the same nim-sum are equal, and are computed once and copied.
 *
 * Cost: one look-up a heap and move for the values, then the copying of a byte a position. Memory: the same.
 *
 * @throws RangeError as {@link boxShape}
 *
 * @example
 * Array.from(outcomesOfBoxByNimSums([listedMoves([1]), listedMoves([2])], [1, 2], 'normal')) // [0, 0, 1, 1, 1, 0]
 */
export function outcomesOfBoxByNimSums(
  sets: readonly MoveSet[],
  sizes: readonly number[],
  ending: Ending,
): Uint8Array {
  const { positions, strides } = boxShape(sets, sizes);
  const values = sets.map((set, i) => nimValuesOfSet(set, sizes[i]!, ending));
  const outcomes = new Uint8Array(positions);
  /** By i and the nim-sum of the heaps before i, the place where the part for heaps i, i + 1, … has been written. */
  const written = sets.map(() => new Map<number, number>());

  write(0, 0, 0);
  return outcomes;

  /** Writes the part for heaps i, i + 1, … at `at`, if the heaps before have this nim-sum. */
  function write(i: number, nimSum: number, at: number): void {
    if (i === sets.length) {
      outcomes[at] = nimSum === 0 ? 0 : 1;
      return;
    }
    const stride = strides[i]!;
    const from = written[i]!.get(nimSum);
    if (from === undefined) {
      for (let heap = 0; heap <= sizes[i]!; heap++)
        write(i + 1, nimSum ^ values[i]![heap]!, at + heap * stride);
      written[i]!.set(nimSum, at);
    } else {
      outcomes.copyWithin(at, from, from + (sizes[i]! + 1) * stride);
    }
  }
}
