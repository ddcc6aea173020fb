import type { Triple } from './triple.ts';

/** Cells of one round in one row: tiles A, begun two cells apart, then at most one cell covered from the row before, tiles B so too. */
export interface Zones {
  readonly ofA: Cells;
  readonly ofB: Cells;
}

/** The cells from `from` up to but not including `to`: an even number of them. */
interface Cells {
  readonly from: bigint;
  readonly to: bigint;
}

/**
 * The tiling formed by the values of N - {a, b, a + b}, in closed form, for coprime a and b ≥ 3a. Heap ib + at is the
 * cell t of row i; (i + a, t) and (i, t + b) are the same heap. The heaps of a value form a tile A = {n, n + a, n + a +
 * b} or a tile B = {n, n + b, n + a + b}. Each row is a sequence of rounds, and the tiles that begin in round r of a row
 * lie in round r of that row and of the next one. With b = 2qa + σd, σ = ±1, 0 ≤ d ≤ a, one round of all a rows has b + d
 * tiles.
 *
 * Proof and names: docs/conjecture-12.md.
 */
export class Rounds {
  /** b + d: tiles in a round of all rows. */
  readonly tiles: bigint;
  readonly #a: bigint;
  readonly #b: bigint;
  readonly #q: bigint;
  readonly #d: bigint;
  readonly #sign: 1n | -1n;

  constructor({ a, b }: Triple) {
    const beyond = b % (2n * a);
    this.#a = a;
    this.#b = b;
    this.#sign = beyond < a ? 1n : -1n;
    this.#d = beyond < a ? beyond : 2n * a - beyond;
    this.#q = (b - this.#sign * this.#d) / (2n * a);
    this.tiles = b + this.#d;
  }

  /** Returns the round of a cell. Round 0 begins with the heaps ≥ 0. */
  of(row: bigint, cell: bigint): bigint {
    // The estimate is off by at most one.
    let round = floorDivide(row * this.#b + cell * this.#a, 3n * this.tiles) - 1n;
    while (this.begin(round + 1n, row) <= cell) round++;
    return round;
  }

  /** The first cell of a round of a row. */
  begin(round: bigint, row: bigint): bigint {
    const [third, second] = [row - 3n * round, row - 2n * round];
    return -2n * this.#q * third - (this.#sign + 3n) * this.#oddRows(third) + 3n * this.#oddRows(second);
  }

  zones(round: bigint, row: bigint): Zones {
    const odd = this.#odd(round, row);
    const endOfA = this.begin(round, row - 1n) + odd;
    const endOfB = this.begin(round, row - 2n) + 3n * this.#odd(round, row - 1n);
    return { ofA: { from: this.begin(round, row), to: endOfA }, ofB: { from: endOfA + odd, to: endOfB } };
  }

  /** Returns 1 if the free cells before the first tile of the row before are odd in number, else 0. */
  #odd(round: bigint, row: bigint): bigint {
    return this.#oddRows(row - 2n * round) - this.#oddRows(row - 2n * round - 1n);
  }

  /** Returns how many of the rows 1, …, i of round 0 are odd; for i < 0, minus the number of odd rows i + 1, …, 0. */
  #oddRows(i: bigint): bigint {
    return this.#sign * floorDivide(this.#sign * i * this.#d, this.#a);
  }
}

/** ⌊x / y⌋ for y > 0. */
export function floorDivide(x: bigint, y: bigint): bigint {
  const quotient = x / y;
  return x < 0n && quotient * y !== x ? quotient - 1n : quotient;
}
