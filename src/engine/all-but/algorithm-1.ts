import type { NimSegment } from '../infinite/segment.ts';
import { type Boundary, blankBoundary, forEachLabelled } from './boundary-pattern.ts';
import { type FesSet, fesSetBelow } from './fes-set.ts';

/** Marks of cells without a known value: unlabelled, or labelled with an unknown value below the first one placed here. */
const [UNLABELLED, LABELLED_BEFORE] = [-(2 ** 31), 1 - 2 ** 31];

/**
 * Returns G(0), …, G(count − 1) of the all-but game N \ X, by Algorithm 1 of Sleator and Slusky.
 *
 * Cost: |X| label attempts per value. Memory: 4 bytes per heap, and as much again if x is close to `count`.
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
   * G-values minus `base`. Among the first M heaps after the boundary, the values of those labelled before it are
   * unknown. The next stretch overwrites the array.
   */
  readonly values: Int32Array;
  readonly base: number;
}

/**
 * Yields the G-values after a boundary, stretch by stretch, without end. Each stretch is computed with the M heaps after
 * it, whose labels are the boundary of the next stretch.
 *
 * Cost: as {@link nimSequence}, and M steps per stretch. Memory: 4 bytes for each heap of a stretch and of M.
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

/** The cells of some heaps, and of the M heaps after them; values are counted relative to the boundary's. */
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
    const place = this.#set.lemma6 ? labelTile : label;
    for (let heap = 0; heap < this.#count; heap++)
      if (cells[heap] === UNLABELLED) place(this.#set, cells, heap, this.#placed++);
    return cells.subarray(0, this.#count);
  }

  /**
   * Moves the M heaps after the stretch to the front, and counts values relative to the next one. Returns the number of
   * values placed.
   */
  moveOn(): number {
    const [cells, placed, m] = [this.#cells, this.#placed, this.#set.largest];
    cells.copyWithin(0, this.#count).fill(UNLABELLED, m + 1);
    for (let i = 0; i < m; i++) if (cells[i]! > LABELLED_BEFORE) cells[i]! -= placed;
    this.#placed = 0;
    return placed;
  }
}

/** An iteration of Algorithm 1: the heaps that get the value. */
export interface Placement {
  readonly value: number;
  /** The heaps in increasing order; the first is the least heap without a value. */
  readonly heaps: readonly number[];
}

/**
 * Returns the iterations of Algorithm 1 for k = 0, 1, …, values − 1.
 *
 * Cost: |X|² steps per value. Memory: |X| + 1 heaps per value, however large X is.
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

/** As {@link label} for the sets {a, b, a + b} of Lemma 6, where only the label at a keeps the head at b from labelling. */
function labelTile({ excluded }: FesSet, cells: Int32Array, heap: number, value: number): void {
  const [a, b, c] = [heap + excluded[0]!, heap + excluded[1]!, heap + excluded[2]!];
  cells[heap] = value;
  if (cells[a] === UNLABELLED) cells[a] = value;
  else if (cells[b] === UNLABELLED) cells[b] = value;
  if (cells[c] === UNLABELLED) cells[c] = value;
}

/** Minimum number of heaps of a segment: enough that the start of one costs nothing in comparison. */
const HEAPS = 2 ** 16;

/**
 * Yields G(0), …, G(terms − 1) of the all-but game N \ X in segments, by Algorithm 1.
 *
 * Cost: as {@link nimSequence}. Memory: {@link bytesOfAllButSegments}.
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

/**
 * Returns the maximum memory of {@link allButSegments}, in bytes: cells and values of a segment, and cells of the M heaps
 * after it.
 */
export function bytesOfAllButSegments(excluded: readonly number[], terms: number): number {
  const m = fesSetBelow(excluded, terms).largest;
  return 8 * heapsOfSegment(m, terms) + 4 * m;
}
