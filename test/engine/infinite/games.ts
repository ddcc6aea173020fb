import fc from 'fast-check';
import type { NimSegment } from '../../../src/engine/infinite/segment.ts';
import type { Game } from '../../../src/game/index.ts';

type InfiniteSet = Extract<Game, { kind: 'infinite' }>;

/** A fixed seed: a failing property prints the path to replay. */
export const SEED = 20141111;

export const PRIMES: InfiniteSet = { kind: 'infinite', base: 'primes', plus: [], minus: [] };
export const SQUARES: InfiniteSet = { kind: 'infinite', base: 'squares', plus: [], minus: [] };

/** Lists the primes up to `most` by the sieve of Eratosthenes in its plainest form. */
export function primesByEratosthenes(most: number): number[] {
  const composite = new Uint8Array(most + 1);
  const primes: number[] = [];
  for (let n = 2; n <= most; n++) {
    if (composite[n]) continue;
    primes.push(n);
    for (let multiple = n * n; multiple <= most; multiple += n) composite[multiple] = 1;
  }
  return primes;
}

/** Joins the values of all segments from a heap; throws if they leave a gap. */
export function valuesOf(segments: Iterable<NimSegment>, start = 0): number[] {
  const all: number[] = [];
  for (const { from, values } of segments) {
    if (from !== start + all.length)
      throw new Error(`a segment starts at ${from} after ${start + all.length} heaps`);
    for (const value of values) all.push(value);
  }
  return all;
}

/** Primes to remove, often including 2, and odd non-primes to add. */
export const oddChanges = fc.record({
  minus: fc.subarray([2, 3, 5, 7, 11, 13, 31, 101, 211]).filter(minus => minus.length < 6),
  plus: fc.subarray([1, 9, 15, 21, 25, 49, 63, 121, 143, 169, 209, 221, 1001], { maxLength: 5 }),
});
