import { Tiling } from './tiling.ts';
import { copiesOf, type Triple } from './triple.ts';

/**
 * G(heap) of N - {a, b, a + b}, b ≥ 3a, for a heap of any size from 0 on: by how many tiles begin before the one that the
 * heap is on, and no heap is played.
 *
 * Cost: of order a / gcd(a, b) operations on whole numbers as long as a, b and the heap.
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
 * The three heaps of a value, the least first. Cost: that of a value for each binary digit of b.
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
