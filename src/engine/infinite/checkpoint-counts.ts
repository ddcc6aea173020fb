import { type Cells, countValues } from './count-values.ts';
import type { NimSegment, SequenceState } from './segment.ts';

/** Checkpoints of a count that takes hours, stored by code with access to files and a clock. */
export interface Restart<State> {
  /** Returns the last stored checkpoint. */
  last(): State | undefined;
  /**
   * Called at each point from which the count could resume. `state` makes the checkpoint; it must be called before this
   * returns.
   */
  at(state: () => State): void;
}

/** The counts of the first heaps of a nim-sequence: plain data. */
export interface CountsSoFar {
  /** The final number of terms. */
  readonly terms: number;
  /** The state of the sequence after the counted terms. */
  readonly sequence: SequenceState;
  readonly rows: readonly number[][];
  readonly cells: Cells;
}

/**
 * Counts how often each value occurs on even and on odd heaps, among the first 1, 2, 5, 10, 20, 50, … terms and among
 * all. Returns rows of terms, value, heap mod 2, count, first heap, last heap, for values that occur. Segments are read
 * once and not retained.
 *
 * @param segments the segments after `before`, or all
 */
export function parityCounts(
  segments: Iterable<NimSegment>,
  terms: number,
  before?: CountsSoFar,
  at?: Restart<CountsSoFar>['at'],
): number[][] {
  const rows = [...(before?.rows ?? [])];
  let cells: Cells = before?.cells ?? new Map();
  const lastStop = rows.at(-1)?.[0] ?? 0;
  const stops = checkpoints(terms).filter(stop => stop > lastStop);
  for (const { from, values, state } of segments) {
    for (let i = 0; i < values.length; ) {
      const end = Math.min(values.length, stops[0]! - from);
      cells = countValues(cells, values.subarray(i, end), from + i);
      i = end;
      if (from + i < stops[0]!) continue;
      const stop = stops.shift()!;
      for (const [cell, { count, first, last }] of [...cells].sort(([a], [b]) => a - b))
        rows.push([stop, cell >>> 1, cell % 2, count, first, last]);
    }
    if (state) at?.(() => ({ terms, sequence: state(), rows: [...rows], cells }));
  }
  return rows;
}

/** Counts how often each value occurs, without parity: rows of terms, value, count, first heap. */
export function checkpointCounts(
  segments: Iterable<NimSegment>,
  terms: number,
  before?: CountsSoFar,
  at?: Restart<CountsSoFar>['at'],
): number[][] {
  const rows: number[][] = [];
  for (const [stop, value, , count, first] of parityCounts(segments, terms, before, at)) {
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
