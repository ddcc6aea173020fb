import type { NimSegment } from '../infinite/segment.ts';
import { valueStretches } from './algorithm-1.ts';
import { blankBoundary } from './boundary-pattern.ts';
import { fesSetBelow } from './fes-set.ts';

/** Heaps that a segment has at the least: enough that starting one costs nothing. */
const HEAPS = 2 ** 16;

/**
 * G(0), …, G(terms − 1) of the all-but game N \ X in segments, by Algorithm 1.
 *
 * Cost: that of `nimSequence`. Memory: {@link bytesOfAllButSegments}.
 *
 * @throws RangeError beyond 2^32 terms, whose values do not fit a segment
 *
 * @example
 * [...allButSegments([2, 3, 6, 8], 6)].flatMap(segment => [...segment.values]) // [0, 1, 0, 1, 2, 3]
 */
export function* allButSegments(excluded: readonly number[], terms: number): Generator<NimSegment> {
  if (terms > 2 ** 32) throw new RangeError(`${terms} terms: all-but games have at most 2^32`);
  const set = fesSetBelow(excluded, terms);
  const start = blankBoundary(set.largest);
  for (const { from, values, base } of valueStretches(set, start, heapsOfSegment(set.largest, terms))) {
    if (from >= terms) return;
    const some = values.subarray(0, Math.min(values.length, terms - from));
    yield { from, values: Uint32Array.from(some, value => value + base) };
  }
}

function heapsOfSegment(largest: number, terms: number): number {
  return Math.min(Math.max(HEAPS, largest), terms);
}

/** Memory of {@link allButSegments} at the most, in bytes: cells and values of a segment, and cells of the M heaps beyond. */
export function bytesOfAllButSegments(excluded: readonly number[], terms: number): number {
  const m = fesSetBelow(excluded, terms).largest;
  return 8 * heapsOfSegment(m, terms) + 4 * m;
}
