import { floorDivide, Rounds } from './rounds.ts';
import { copiesOf, type Triple } from './triple.ts';

/** The tiling that the values of N - {a, b, a + b} are, for coprime a and b ≥ 3a. */
export class Tiling {
  readonly #a: bigint;
  readonly #b: bigint;
  readonly #rounds: Rounds;

  constructor(coprime: Triple) {
    this.#a = coprime.a;
    this.#b = coprime.b;
    this.#rounds = new Rounds(coprime);
  }

  /** Returns the least heap of the tile that a heap is on. */
  beginningOf(heap: bigint): bigint {
    const kind = this.#kind(heap);
    if (kind === 'first of A' || kind === 'first of B') return heap;
    if (kind === 'second of A') return heap - this.#a;
    // It is the second heap of a tile B, or the third of either tile.
    const isSecond = this.#kind(heap - this.#b) === 'first of B';
    return heap - this.#b - (isSecond ? 0n : this.#a);
  }

  /** Returns the least heap of the tile with `before` tiles before it. */
  beginningOfTile(before: bigint): bigint {
    // Before heap 3tk, all tiles of k − 1 rounds of t tiles begin, and no tiles of rounds after the first k + 3.
    const { tiles } = this.#rounds;
    let from = 3n * tiles * max(0n, before / tiles - 4n);
    let to = 3n * tiles * (before / tiles + 3n);
    while (to - from > 1n) {
      const middle = (from + to) / 2n;
      if (this.beginningBefore(middle) <= before) from = middle;
      else to = middle;
    }
    return from;
  }

  /** Whether a heap is the least of a tile A. */
  isA(heap: bigint): boolean {
    return this.#kind(heap) === 'first of A';
  }

  /** Returns how many tiles begin before a heap. */
  beginningBefore(heap: bigint): bigint {
    const { tiles } = this.#rounds;
    // All tiles of these rounds begin before the heap, in every row.
    const rounds = max(0n, heap / (3n * tiles) - 1n);
    let count = rounds * tiles;
    for (let row = 0n; row < this.#a; row++) {
      const end = -floorDivide(row * this.#b - heap, this.#a);
      for (let round = rounds; this.#rounds.begin(round, row) < end; round++) {
        const { ofA, ofB } = this.#rounds.zones(round, row);
        for (const { from, to } of [ofA, ofB]) count += max(0n, min(end, to) - from + 1n) / 2n;
      }
    }
    return count;
  }

  #kind(heap: bigint) {
    let row = 0n;
    while ((heap - row * this.#b) % this.#a !== 0n) row++;
    const cell = (heap - row * this.#b) / this.#a;
    const { ofA, ofB } = this.#rounds.zones(this.#rounds.of(row, cell), row);
    if (cell < ofA.to) return (cell - ofA.from) % 2n === 0n ? 'first of A' : 'second of A';
    if (cell < ofB.from || cell >= ofB.to) return 'other';
    return (cell - ofB.from) % 2n === 0n ? 'first of B' : 'other';
  }
}

function min(x: bigint, y: bigint): bigint {
  return x < y ? x : y;
}

function max(x: bigint, y: bigint): bigint {
  return x > y ? x : y;
}

/**
 * Returns G(heap) of N - {a, b, a + b}, b ≥ 3a, for a non-negative heap of any size. It counts the tiles that begin
 * before the tile of the heap, and plays no heaps.
 *
 * Cost: O(a / gcd(a, b)) operations on integers of the size of a, b and the heap.
 *
 * @example
 * nimValueByTheorem({ a: 1n, b: 3n }, 12n) // 4n
 */
export function nimValueByTheorem(triple: Triple, heap: bigint): bigint {
  const { copies, triple: coprime } = copiesOf(triple);
  const tiling = new Tiling(coprime);
  return copies * tiling.beginningBefore(tiling.beginningOf(heap / copies)) + (heap % copies);
}

/**
 * Returns the three heaps of a value, the least first. Cost: as one value, for each binary digit of b.
 *
 * @example
 * heapsByTheorem({ a: 1n, b: 3n }, 2n) // [5n, 8n, 9n]
 */
export function heapsByTheorem(triple: Triple, value: bigint): readonly [bigint, bigint, bigint] {
  const { copies, triple: coprime } = copiesOf(triple);
  const tiling = new Tiling(coprime);
  const beginning = tiling.beginningOfTile(value / copies);
  const first = beginning * copies + (value % copies);
  const step = tiling.isA(beginning) ? triple.a : triple.b;
  return [first, first + step, first + triple.a + triple.b];
}
