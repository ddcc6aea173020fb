import { piecesToCheckpoints } from './checkpoints.ts';
import type { NimSegment } from './segment.ts';

/**
 * How often each value was met on even and on odd heaps among the first 1, 2, 5, 10, 20, 50, … terms and among all: rows
 * of terms, value, heap mod 2, count, first heap, last heap, for those that were met. Segments are read once and let go.
 */
export function parityCounts(segments: Iterable<NimSegment>, terms: number): number[][] {
  const rows: number[][] = [];
  // By twice the value, plus the heap mod 2.
  const counts: number[] = [];
  const firsts: number[] = [];
  const lasts: number[] = [];
  for (const { piece, stop } of piecesToCheckpoints(segments, terms)) {
    const { from, values } = piece;
    for (let i = 0; i < values.length; i++) {
      const cell = 2 * values[i]! + ((from + i) % 2);
      while (counts.length <= cell) counts.push(0);
      if (counts[cell]!++ === 0) firsts[cell] = from + i;
      lasts[cell] = from + i;
    }
    if (stop === null) continue;
    for (const [cell, count] of counts.entries()) {
      if (count > 0) rows.push([stop, cell >>> 1, cell % 2, count, firsts[cell]!, lasts[cell]!]);
    }
  }
  return rows;
}
