import type { NimSegment } from './segment.ts';

/** Heaps of a segment: 64 KB of values. */
const HEAPS_OF_SEGMENT = 2 ** 16;

/** The largest value that a byte holds. */
const MAX_IN_BYTE = 255;

/**
 * G(0), …, G(terms − 1) of any set of moves under the normal ending: each heap marks the values of its options, and takes the
 * least that is not marked.
 *
 * @param moves S in increasing order, at least up to terms − 1
 *
 * Cost: |S ∩ [1, n]| steps at heap n.
 * Memory: 1 to 2 bytes for each heap that the longest move below `terms` reaches back, four times that once a value
 * is above 255.
 */
export function* nimSegmentsByMarking(moves: readonly number[], terms: number): Generator<NimSegment> {
  const list = Uint32Array.from(moves.filter(s => s < terms));
  let ring: NimSegment['values'] = new Uint8Array(2 ** Math.ceil(Math.log2(list.at(-1) ?? 1)));
  for (let from = 0; from < terms; from += HEAPS_OF_SEGMENT) {
    const values = new Uint32Array(Math.min(HEAPS_OF_SEGMENT, terms - from));
    for (let done = 0; done < values.length; ) {
      done = markOn(list, ring, values, from, done);
      if (done < values.length) ring = new Uint32Array(ring);
    }
    yield { from, values: ring instanceof Uint8Array ? new Uint8Array(values) : values };
  }
}

/** Returns the nim-values in one array. Memory: 4 bytes per heap in addition. */
export function nimValuesByMarking(moves: readonly number[], terms: number): Uint32Array {
  const values = new Uint32Array(terms);
  for (const segment of nimSegmentsByMarking(moves, terms)) values.set(segment.values, segment.from);
  return values;
}

/**
 * Returns the maximum memory of {@link nimSegmentsByMarking}, in bytes: the list of moves, as numbers and as words, and
 * the values of as many heaps as the longest move below `terms` spans, in words if they may be above 255.
 */
export function bytesOfMarking(moves: number, longest: number): number {
  const ring = 2 ** Math.ceil(Math.log2(longest));
  return 24 * moves + (moves > MAX_IN_BYTE ? 5 : 1) * ring;
}

/**
 * Decides the heaps from + start, from + start + 1, …, into `values` and the ring of the last values, up to the
 * end or a value that the ring cannot hold; returns where it stopped.
 */
function markOn(
  list: Uint32Array,
  ring: NimSegment['values'],
  values: Uint32Array,
  from: number,
  start: number,
): number {
  const mask = ring.length - 1;
  const most = ring instanceof Uint8Array ? MAX_IN_BYTE : Number.POSITIVE_INFINITY;
  /** The last heap that had an option of each value, counted from 1 at `from`. */
  const markedBy = new Int32Array(list.length + 1);
  let reach = 0;
  for (let i = start; i < values.length; i++) {
    const heap = from + i;
    while (reach < list.length && list[reach]! <= heap) reach++;
    for (let j = 0; j < reach; j++) markedBy[ring[(heap - list[j]!) & mask]!] = i + 1;
    let value = 0;
    while (markedBy[value] === i + 1) value++;
    if (value > most) return i;
    ring[heap & mask] = value;
    values[i] = value;
  }
  return values.length;
}
