import { type Boundary, blankBoundary } from './boundary-pattern.ts';
import { type FesSet, fesSetBelow } from './fes-set.ts';

/** What a cell holds before its value is known. */
export const UNLABELLED = -1;
/** What a cell holds whose value is known to be below the first one placed, and no more. */
export const LABELLED_BEFORE = -2;

/**
 * G(0), …, G(count − 1) of the all-but game N \ X, by Algorithm 1 of Sleator and Slusky.
 *
 * Cost: |X| label attempts a value, some 10 ns a heap; memory 8 bytes a heap, and as much again for x close to `count`.
 *
 * @example
 * Array.from(nimSequence([2, 3, 6, 8], 8)) // [0, 1, 0, 1, 2, 3, 2, 3]
 */
export function nimSequence(excluded: readonly number[], count: number): Float64Array {
  const set = fesSetBelow(excluded, count);
  return nimSequenceFrom(set, blankBoundary(set.largest), count);
}

/**
 * The G-values of `count` heaps from the boundary on. Heaps that were labelled before are
 * {@link LABELLED_BEFORE}; none are from M heaps on.
 *
 * @param beyond cells to be returned after those, at most M: their values where a heap of the `count` labelled
 * them, else {@link UNLABELLED}
 */
export function nimSequenceFrom(set: FesSet, from: Boundary, count: number, beyond = 0): Float64Array {
  const cells = new Float64Array(count + set.largest + 1).fill(UNLABELLED);
  let cell = 0;
  from.runs.forEach((length, i) => {
    if (i % 2 === 1) cells.fill(LABELLED_BEFORE, cell, cell + length);
    cell += length;
  });
  let value = from.value;
  for (let heap = 0; heap < count; heap++) {
    if (cells[heap] === UNLABELLED) label(set, cells, heap, value++);
  }
  return cells.subarray(0, count + beyond);
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
function label({ excluded, conflicts }: FesSet, cells: Float64Array, heap: number, value: number): void {
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
