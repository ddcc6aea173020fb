import type { Affine, RowNumber } from '../../game/index.ts';
import { insist, Refused } from '../refused.ts';
import { sum } from './affine.ts';

/** A number has not one sign at all (k, i). */
export class Mixed extends Refused {
  constructor() {
    super('a comparison has not one answer for all k');
  }
}

/** All (k, i) with k ≥ k0 and i between two affine numbers, of which the first is nowhere the larger one. */
export class Region {
  readonly first: Affine;
  readonly last: Affine;
  readonly #k0: number;

  constructor(k0: number, first: Affine, last: Affine) {
    this.#k0 = k0;
    this.first = first;
    this.last = last;
  }

  /**
   * The sign that a number has at all (k, i). It is affine in i, so it lies between those at the first i and the last; each of
   * these is affine in k, and is told by its value at k0 and its slope.
   *
   * @throws Mixed
   */
  sign([alpha, beta, gamma]: RowNumber): -1 | 0 | 1 {
    const edges = [this.first, this.last].map(i => sum([alpha, gamma], beta, i));
    const values = edges.map(([slope, constant]) => slope * this.#k0 + constant);
    insist(values.every(Number.isSafeInteger), 'numbers grow beyond 2^53');
    const signs = edges.map(([slope], n) => ({ here: Math.sign(values[n]!), grows: Math.sign(slope) }));
    if (signs.every(({ here, grows }) => here > 0 && grows >= 0)) return 1;
    if (signs.every(({ here, grows }) => here < 0 && grows <= 0)) return -1;
    if (signs.every(({ here, grows }) => here === 0 && grows === 0)) return 0;
    throw new Mixed();
  }
}

/** x + c y */
export function total(x: RowNumber, c: number, y: RowNumber): RowNumber {
  const numbers = [x[0] + c * y[0], x[1] + c * y[1], x[2] + c * y[2]] as const;
  insist(numbers.every(Number.isSafeInteger), 'numbers grow beyond 2^53');
  return numbers;
}

/** An affine number, at any i. */
export function atAny([slope, constant]: Affine): RowNumber {
  return [slope, 0, constant];
}
