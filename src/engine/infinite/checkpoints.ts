import type { NimSegment } from './segment.ts';

/** A part of a segment, and the checkpoint that it ends at, in terms; null where it ends at none. */
export interface Piece {
  readonly piece: NimSegment;
  readonly stop: number | null;
}

/** Cuts segments at 1, 2, 5, 10, 20, 50, … terms and at the last. They are read once and let go. */
export function* piecesToCheckpoints(segments: Iterable<NimSegment>, terms: number): Generator<Piece> {
  const stops = checkpoints(terms);
  for (const { from, values } of segments) {
    for (let start = 0; start < values.length; ) {
      const stop = stops[0]!;
      const end = Math.min(values.length, stop - from);
      const isStop = from + end === stop;
      if (isStop) stops.shift();
      yield {
        piece: { from: from + start, values: values.subarray(start, end) },
        stop: isStop ? stop : null,
      };
      start = end;
    }
  }
}

/** 1, 2, 5, 10, 20, 50, … below `terms`, and `terms`. */
function checkpoints(terms: number): number[] {
  const stops: number[] = [];
  for (let power = 1; power < terms; power *= 10) {
    stops.push(...[power, 2 * power, 5 * power].filter(stop => stop < terms));
  }
  return [...stops, terms];
}
