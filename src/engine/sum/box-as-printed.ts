import { boxShape } from './box-shape.ts';
import { listedMoves } from './move-set.ts';

/**
 * F(n1, …, nN) for every position of the box [0 .. a1] × … × [0 .. aN] by equation (8) of the stone-picking paper
 * as it is printed, with a factor for every x in S_i, and one value wherever a heap is negative. In row-major order,
 * as `outcomesOfBox`. No game is looked at: whether these are the outcomes is the question.
 *
 * Cost: one look-up a position and move. Memory: a byte a position.
 *
 * @param sets S_1, …, S_N
 * @param below F where a heap is negative
 * @throws RangeError as {@link boxShape}
 *
 * @example
 * Array.from(outcomesOfBoxAsPrinted([[1], [2]], [1, 2], 1)) // [0, 0, 1, 1, 1, 0]
 */
export function outcomesOfBoxAsPrinted(
  sets: readonly (readonly number[])[],
  sizes: readonly number[],
  below: 0 | 1,
): Uint8Array {
  const { positions, strides } = boxShape(sets.map(listedMoves), sizes);
  const outcomes = new Uint8Array(positions);
  for (let position = 0; position < positions; position++) {
    let product = 1;
    for (const [i, moves] of sets.entries()) {
      const stride = strides[i]!;
      const heap = Math.floor(position / stride) % (sizes[i]! + 1);
      for (const x of moves) product *= x > heap ? below : outcomes[position - x * stride]!;
    }
    outcomes[position] = 1 - product;
  }
  return outcomes;
}
