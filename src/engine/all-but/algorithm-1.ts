import type { NimSegment } from '../infinite/segment.ts';
import { type Boundary, blankBoundary, forEachLabelled } from './boundary-pattern.ts';
import { type FesSet, fesSetBelow } from './fes-set.ts';

/** What a cell holds before its value is known; and if that is known to be below the first one placed, and no more. */
const [UNLABELLED, LABELLED_BEFORE] = [-(2 ** 31), 1 - 2 ** 31];

/**
 * G(0), …, G(count − 1) of the all-but game N \ X, by Algorithm 1 of Sleator and Slusky.
 *
 * Cost: |X| label attempts a value; memory 4 bytes a heap, and as much again for x close to `count`.
 *
 * @example
 * Array.from(nimSequence([2, 3, 6, 8], 8)) // [0, 1, 0, 1, 2, 3, 2, 3]
 */
export function nimSequence(excluded: readonly number[], count: number): Int32Array {
  const set = fesSetBelow(excluded, count);
  return new Cells(set, blankBoundary(set.largest), count).values();
}

/** G-values of heaps in a row. */
export interface ValueStretch {
  /** The first heap. */
  readonly from: number;
  /**
   * G-values less `base`; of the first M heaps behind the boundary those that were labelled before are not known. Written
   * over by the next stretch.
   */
  readonly values: Int32Array;
  readonly base: number;
}

/**
 * The G-values from a boundary on, stretch by stretch, without end: each is computed with the M heaps behind it, whose
 * labels are the boundary of the next.
 *
 * Cost: as {@link nimSequence}, and M steps a stretch. Memory: 4 bytes for each heap of a stretch and of M.
 *
 * @param count heaps of a stretch
 */
export function* valueStretches(
  set: FesSet,
  boundary: Boundary,
  count: number,
): Generator<ValueStretch, never> {
  const cells = new Cells(set, boundary, count);
  for (let from = boundary.heap, base = boundary.value; ; from += count) {
    const values = cells.values();
    yield { from, values, base };
    base += cells.moveOn();
  }
}

/** The cells of some heaps, and of the M heaps behind them, with values that are counted from some value on. */
class Cells {
  readonly #set: FesSet;
  readonly #count: number;
  readonly #cells: Int32Array;
  #placed = 0;

  constructor(set: FesSet, from: Boundary, count: number) {
    this.#set = set;
    this.#count = count;
    this.#cells = new Int32Array(count + set.largest + 1).fill(UNLABELLED);
    forEachLabelled(from, (cell, end) => this.#cells.fill(LABELLED_BEFORE, cell, end));
  }

  values(): Int32Array {
    const cells = this.#cells;
    for (let heap = 0; heap < this.#count; heap++)
      if (cells[heap] === UNLABELLED) label(this.#set, cells, heap, this.#placed++);
    return cells.subarray(0, this.#count);
  }

  /** The heaps behind are the first ones now, and values are counted from the next one on. Returns how many there were. */
  moveOn(): number {
    const [cells, placed, m] = [this.#cells, this.#placed, this.#set.largest];
    cells.copyWithin(0, this.#count).fill(UNLABELLED, m + 1);
    for (let i = 0; i < m; i++) if (cells[i]! > LABELLED_BEFORE) cells[i]! -= placed;
    this.#placed = 0;
    return placed;
  }
}

/** One iteration of Algorithm 1: which heaps get the value. */
export interface Placement {
  readonly value: number;
  /** In increasing order; the first is the least heap without a value. */
  readonly heaps: readonly number[];
}

/**
 * The iterations of Algorithm 1 for k = 0, 1, …, values − 1.
 *
 * Cost: |X|² steps a value; memory |X| + 1 heaps a value, however large X is.
 *
 * @example
 * placements([2, 3, 6, 8], 2)[1] // { value: 1, heaps: [1, 3, 9] }
 */
export function placements(excluded: readonly number[], values: number): Placement[] {
  const increasing = [...excluded].sort((p, q) => p - q);
  const isExcluded = new Set(excluded);
  const labelled = new Set<number>();
  let first = 0;
  return Array.from({ length: values }, (_, value) => {
    while (labelled.has(first)) first++;
    const heaps = [first];
    for (const x of increasing) {
      const heap = first + x;
      if (!labelled.has(heap) && heaps.every(lower => isExcluded.has(heap - lower))) heaps.push(heap);
    }
    for (const heap of heaps) labelled.add(heap);
    return { value, heaps };
  });
}

/** Gives `value` to the heap and, after it, to the heaps of heap + X that cannot move to one with this value. */
function label({ excluded, conflicts }: FesSet, cells: Int32Array, heap: number, value: number): void {
  cells[heap] = value;
  for (let j = 0; j < excluded.length; j++) {
    const at = heap + excluded[j]!;
    if (cells[at] !== UNLABELLED) continue;
    const blockers = conflicts[j]!;
    let free = true;
    for (let i = 0; i < blockers.length && free; i++) free = cells[heap + excluded[blockers[i]!]!] !== value;
    if (free) cells[at] = value;
  }
}

/** Heaps that a segment has at the least: enough that starting one costs nothing. */
const HEAPS = 2 ** 16;

/**
 * G(0), …, G(terms − 1) of the all-but game N \ X in segments, by Algorithm 1.
 *
 * Cost: that of `nimSequence`. Memory: {@link bytesOfAllButSegments}.
 *
 * @throws RangeError beyond 2^32 terms, whose values do not fit a segment
 *
 * @example
 * [...allButSegments([2, 3, 6, 8], 6)].flatMap(segment => [...segment.values]) // [0, 1, 0, 1, 2, 3]
 */
export function* allButSegments(excluded: readonly number[], terms: number): Generator<NimSegment> {
  if (terms > 2 ** 32) throw new RangeError(`${terms} terms: all-but games have at most 2^32`);
  const set = fesSetBelow(excluded, terms);
  const start = blankBoundary(set.largest);
  for (const { from, values, base } of valueStretches(set, start, heapsOfSegment(set.largest, terms))) {
    if (from >= terms) return;
    const some = values.subarray(0, Math.min(values.length, terms - from));
    yield { from, values: Uint32Array.from(some, value => value + base) };
  }
}

function heapsOfSegment(largest: number, terms: number): number {
  return Math.min(Math.max(HEAPS, largest), terms);
}

/** Memory of {@link allButSegments} at the most, in bytes: cells and values of a segment, and cells of the M heaps beyond. */
export function bytesOfAllButSegments(excluded: readonly number[], terms: number): number {
  const m = fesSetBelow(excluded, terms).largest;
  return 8 * heapsOfSegment(m, terms) + 4 * m;
}
