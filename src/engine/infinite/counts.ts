import type { NimSegment } from './segment.ts';

/** How often a value was met, and where first. */
export interface ValueCount {
  readonly value: number;
  /** In heaps. */
  readonly count: number;
  /** The first heap of this value. */
  readonly first: number;
}

/**
 * What a nim-sequence amounts to: every value that it takes, in increasing order. Segments are read once and let
 * go. Exact, and about these terms alone: a value that is missing may come later.
 *
 * Cost: some 1 ns a term.
 *
 * @example
 * countsOf(allButSegments([1], 4)) // [{ value: 0, count: 2, first: 0 }, { value: 1, count: 2, first: 2 }]
 */
export function countsOf(segments: Iterable<NimSegment>): ValueCount[] {
  const counts: number[] = [];
  const firsts: number[] = [];
  for (const { from, values } of segments) {
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      if (counts[value] === undefined) {
        counts[value] = 0;
        firsts[value] = from + i;
      }
      counts[value]!++;
    }
  }
  return counts.flatMap((count, value) =>
    count === undefined ? [] : [{ value, count, first: firsts[value]! }],
  );
}
