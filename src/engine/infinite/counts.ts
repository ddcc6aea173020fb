import { type Cells, countValues } from './count-values.ts';
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
 * Returns every value of a nim-sequence with its count, in increasing order. Segments are read once and not kept. Exact, and
 * about these terms alone: a value that is missing may come later.
 *
 * @example
 * countsOf(allButSegments([1], 4)) // [{ value: 0, count: 2, first: 0 }, { value: 1, count: 2, first: 2 }]
 */
export function countsOf(segments: Iterable<NimSegment>): ValueCount[] {
  let cells: Cells = new Map();
  for (const { from, values } of segments) cells = countValues(cells, values, from);
  const values = new Set(Array.from(cells.keys(), cell => cell >>> 1));
  return [...values]
    .sort((v, w) => v - w)
    .map(value => {
      const parities = [0, 1].flatMap(parity => cells.get(2 * value + parity) ?? []);
      return {
        value,
        count: parities.reduce((sum, { count }) => sum + count, 0),
        first: Math.min(...parities.map(({ first }) => first)),
      };
    });
}
