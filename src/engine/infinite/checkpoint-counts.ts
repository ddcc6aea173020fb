import { countsOf } from './counts.ts';
import type { NimSegment } from './segment.ts';

/**
 * How often each value was met among the first 1, 2, 5, 10, 20, 50, … terms and among all: rows of terms, value,
 * count, first heap. Segments are read once and let go.
 */
export function checkpointCounts(segments: Iterable<NimSegment>, terms: number): number[][] {
  const rows: number[][] = [];
  const counts = new Map<number, { count: number; first: number }>();
  const record = (at: number) => {
    for (const [value, { count, first }] of [...counts].sort(([p], [q]) => p - q)) {
      rows.push([at, value, count, first]);
    }
  };
  const stops = checkpoints(terms);
  for (const { from, values } of segments) {
    for (let start = 0; start < values.length; ) {
      const stop = stops[0]!;
      const end = Math.min(values.length, stop - from);
      const piece = { from: from + start, values: values.subarray(start, end) };
      for (const { value, count, first } of countsOf([piece])) {
        const known = counts.get(value);
        counts.set(value, { count: count + (known?.count ?? 0), first: known?.first ?? first });
      }
      start = end;
      if (from + end === stop) {
        record(stop);
        stops.shift();
      }
    }
  }
  return rows;
}

/** 1, 2, 5, 10, 20, 50, … below `terms`, and `terms`. */
function checkpoints(terms: number): number[] {
  const stops: number[] = [];
  for (let power = 1; power < terms; power *= 10) {
    stops.push(...[power, 2 * power, 5 * power].filter(stop => stop < terms));
  }
  return [...stops, terms];
}
