import type { NimSegment } from '../infinite/segment.ts';
import { LABELLED_BEFORE, nimSequenceFrom } from './algorithm-1.ts';
import { blankBoundary } from './boundary-pattern.ts';
import { fesSetBelow } from './fes-set.ts';

/** Heaps a segment has at the least: long enough that starting one costs nothing. */
const HEAPS = 2 ** 16;

/**
 * G(0), …, G(terms − 1) of the all-but game N \ X in segments, by Algorithm 1.
 *
 * Each segment is computed with the M heaps after it, whose labels are the boundary of the next; values that were
 * placed before a segment began are carried over from the one before it.
 *
 * Cost: some 15 ns a heap. Memory: {@link bytesOfAllButSegments}.
 *
 * @throws RangeError beyond 2^32 terms, whose values do not fit a segment
 *
 * @example
 * [...allButSegments([2, 3, 6, 8], 6)].flatMap(segment => [...segment.values]) // [0, 1, 0, 1, 2, 3]
 */
export function* allButSegments(excluded: readonly number[], terms: number): Generator<NimSegment> {
  if (terms > 2 ** 32) throw new RangeError(`${terms} terms: values of all-but games fit up to 2^32`);
  const set = fesSetBelow(excluded, terms);
  const m = set.largest;
  let boundary = blankBoundary(m);
  let known = new Float64Array(m);
  for (let from = 0; from < terms; ) {
    const length = Math.min(Math.max(HEAPS, m), terms - from);
    // The values of the M heaps beyond are final where they are labelled by a heap of this segment.
    const cells = nimSequenceFrom(set, boundary, length, m);
    for (let i = 0; i < m; i++) if (cells[i] === LABELLED_BEFORE) cells[i] = known[i]!;
    yield { from, values: Uint32Array.from(cells.subarray(0, length)) };
    known = cells.slice(length, length + m);
    let value = boundary.value;
    for (let i = 0; i < length; i++) value = Math.max(value, cells[i]! + 1);
    from += length;
    boundary = { heap: from, value, runs: runsOf(known) };
  }
}

/** Memory of {@link allButSegments} at the most, in bytes: a segment, and what is known of the M heaps beyond. */
export function bytesOfAllButSegments(excluded: readonly number[], terms: number): number {
  const m = fesSetBelow(excluded, terms).largest;
  return 12 * Math.min(Math.max(HEAPS, m), terms) + 48 * m;
}

function runsOf(cells: Float64Array): number[] {
  const runs = [0];
  for (const cell of cells) {
    if (cell >= 0 !== (runs.length % 2 === 0)) runs.push(0);
    runs[runs.length - 1]!++;
  }
  return cells.length === 0 ? [] : runs;
}
