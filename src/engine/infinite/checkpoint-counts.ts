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
  const stops = checkpoints(terms);
  for (const { from, values } of segments) {
    for (let i = 0; i < values.length; ) {
      const stop = stops[0]!;
      for (const end = Math.min(values.length, stop - from); i < end; i++) {
        const cell = 2 * values[i]! + ((from + i) % 2);
        while (counts.length <= cell) counts.push(0);
        if (counts[cell]!++ === 0) firsts[cell] = from + i;
        lasts[cell] = from + i;
      }
      if (from + i < stop) continue;
      stops.shift();
      for (const [cell, count] of counts.entries())
        if (count > 0) rows.push([stop, cell >>> 1, cell % 2, count, firsts[cell]!, lasts[cell]!]);
    }
  }
  return rows;
}

/** The same for all heaps together: rows of terms, value, count, first heap. */
export function checkpointCounts(segments: Iterable<NimSegment>, terms: number): number[][] {
  const rows: number[][] = [];
  for (const [stop, value, , count, first] of parityCounts(segments, terms)) {
    const even = rows.at(-1);
    if (even?.[0] === stop && even[1] === value) {
      even[2]! += count!;
      even[3] = Math.min(even[3]!, first!);
    } else rows.push([stop!, value!, count!, first!]);
  }
  return rows;
}

/** 1, 2, 5, 10, 20, 50, … below `terms`, and `terms`. */
export function checkpoints(terms: number): number[] {
  const stops: number[] = [];
  for (let power = 1; power < terms; power *= 10) {
    stops.push(...[power, 2 * power, 5 * power].filter(stop => stop < terms));
  }
  return [...stops, terms];
}
