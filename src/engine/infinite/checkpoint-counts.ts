import { piecesToCheckpoints } from './checkpoints.ts';
import { countsOf } from './counts.ts';
import type { NimSegment } from './segment.ts';

/**
 * How often each value was met among the first 1, 2, 5, 10, 20, 50, … terms and among all: rows of terms, value,
 * count, first heap. Segments are read once and let go.
 */
export function checkpointCounts(segments: Iterable<NimSegment>, terms: number): number[][] {
  const rows: number[][] = [];
  const counts = new Map<number, { count: number; first: number }>();
  for (const { piece, stop } of piecesToCheckpoints(segments, terms)) {
    for (const { value, count, first } of countsOf([piece])) {
      const known = counts.get(value);
      counts.set(value, { count: count + (known?.count ?? 0), first: known?.first ?? first });
    }
    if (stop === null) continue;
    for (const [value, { count, first }] of [...counts].sort(([p], [q]) => p - q)) {
      rows.push([stop, value, count, first]);
    }
  }
  return rows;
}
