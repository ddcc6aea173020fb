import type { Affine, RowNumber } from '../../game/index.ts';
import { insist, Refused } from '../refused.ts';
import { sum } from './affine-for-all-k.ts';

/** Thrown if a number does not have the same sign at all (k, i) of a region; in a part of the region it may have one. */
export class MixedSign extends Refused {
  constructor() {
    super('a comparison does not have the same result for all k');
  }
}

/** The pairs (k, i) with k ≥ k0 and first ≤ i ≤ last, where the two bounds are affine in k. For no k is `first` the larger one. */
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
   * Returns the sign that a number has at all (k, i). It is affine in i, so it lies between its values at the first i and
   * the last. Each of these is affine in k, so its value at k0 and its slope determine the sign.
   *
   * @throws Mixed
   */
  sign([alpha, beta, gamma]: RowNumber): -1 | 0 | 1 {
    const first = this.#signFrom(sum([alpha, gamma], beta, this.first));
    const last = this.#signFrom(sum([alpha, gamma], beta, this.last));
    if (first === undefined || first !== last) throw new MixedSign();
    return first;
  }

  /** Returns the sign of a number for every k ≥ k0, if it has one sign. */
  #signFrom([slope, constant]: Affine): -1 | 0 | 1 | undefined {
    const value = slope * this.#k0 + constant;
    insist(Number.isSafeInteger(value), 'numbers grow beyond 2^53');
    if (value > 0) return slope >= 0 ? 1 : undefined;
    if (value < 0) return slope <= 0 ? -1 : undefined;
    return slope === 0 ? 0 : undefined;
  }
}

/** x + c y */
export function total(x: RowNumber, c: number, y: RowNumber): RowNumber {
  const [alpha, beta, gamma] = [x[0] + c * y[0], x[1] + c * y[1], x[2] + c * y[2]];
  const areExact = Number.isSafeInteger(alpha) && Number.isSafeInteger(beta) && Number.isSafeInteger(gamma);
  insist(areExact, 'numbers grow beyond 2^53');
  return [alpha, beta, gamma];
}

/** Returns an affine number, at any i. */
export function atAny([slope, constant]: Affine): RowNumber {
  return [slope, 0, constant];
}
