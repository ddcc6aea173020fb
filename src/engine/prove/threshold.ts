import type { Affine } from '../../game/index.ts';
import { Unclosed } from './unclosed.ts';

export const ZERO: Affine = [0, 0];
export const ONE: Affine = [0, 1];

export function plus(x: Affine, y: Affine): Affine {
  return exact(x[0] + y[0], x[1] + y[1]);
}

export function minus(x: Affine, y: Affine): Affine {
  return exact(x[0] - y[0], x[1] - y[1]);
}

export function times(factor: number, x: Affine): Affine {
  return exact(factor * x[0], factor * x[1]);
}

export function valueAt(k: number, [slope, constant]: Affine): number {
  const value = slope * k + constant;
  if (!Number.isSafeInteger(value)) throw new Unclosed('numbers grow beyond 2^53');
  return value;
}

export function same(x: Affine, y: Affine): boolean {
  return x[0] === y[0] && x[1] === y[1];
}

function exact(slope: number, constant: number): Affine {
  if (Number.isSafeInteger(slope) && Number.isSafeInteger(constant)) return [slope, constant];
  throw new Unclosed('numbers grow beyond 2^53');
}

/** The least k beyond which all signs requested so far are constant. It only rises, so every sign returned stays right. */
export class Threshold {
  #k: number;
  readonly #most: number;

  constructor(k: number, most: number) {
    this.#k = k;
    this.#most = most;
  }

  get k(): number {
    return this.#k;
  }

  /** Returns the sign that a number has for every k at or above the threshold, which may rise. */
  sign(x: Affine): -1 | 0 | 1 {
    this.raise(this.settled(x));
    return Math.sign(x[0] === 0 ? x[1] : x[0]) as -1 | 0 | 1;
  }

  /** Returns the least k, not below the threshold, from which on a number has one sign. */
  settled([slope, constant]: Affine): number {
    return slope === 0 ? this.#k : Math.max(this.#k, Math.floor(-constant / slope) + 1);
  }

  isLess(x: Affine, y: Affine): boolean {
    return this.sign(minus(x, y)) < 0;
  }

  raise(k: number): void {
    this.#k = Math.max(this.#k, k);
    if (this.#k > this.#most) throw new Unclosed(`found no law that begins at or before k = ${this.#most}`);
  }
}
