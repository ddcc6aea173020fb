import { refuse } from '../../errors.ts';
import { nimSequence } from './algorithm-1.ts';
import { fesSet } from './fes-set.ts';

/** M up to which a boundary pattern, whose first bit is 0, is a number below 2^53. */
const LARGEST = 53;

/**
 * The boundary patterns of H_0, …, H_(count − 1), by Definition 4 of Sleator and Slusky: rows of k, n and pattern,
 * where n is the first heap with G(n) ≥ k, and bit i of the pattern says whether G(n + i) < k, for 0 ≤ i < max X.
 *
 * Read off the nim-sequence. Cost: up to |X| + 1 heaps of it, and M bits, a pattern; 8 bytes a heap.
 *
 * @throws DefinitionError for M = max X above 53, where a pattern is not an exact number
 */
export function boundaryPatterns(excluded: readonly number[], count: number): number[][] {
  const { largest } = fesSet(excluded);
  refuseLarger(largest, LARGEST, 'patterns');
  const values = nimSequence(excluded, count * (excluded.length + 1) + largest);
  const rows: number[][] = [];
  for (let heap = 0; rows.length < count; heap++) {
    const k = rows.length;
    if (values[heap]! < k) continue;
    let pattern = 0;
    for (let i = largest - 1; i >= 0; i--) pattern = 2 * pattern + (values[heap + i]! < k ? 1 : 0);
    rows.push([k, heap, pattern]);
  }
  return rows;
}

/** A measure of patterns is for small sets alone, and a sweep finds that out game by game. */
export function refuseLarger(largest: number, most: number, measure: string): void {
  if (largest <= most) return;
  const hint = 'use a smaller range, or limit max X with `where`';
  refuse(`measure ${measure}`, `max X of at most ${most}`, `${largest}`, hint);
}
