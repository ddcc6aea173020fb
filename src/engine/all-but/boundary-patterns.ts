import { refuse } from '../../errors.ts';
import { nimSequence } from './algorithm-1.ts';
import { type FesSet, fesSet } from './fes-set.ts';

/** M up to which a boundary pattern, whose first bit is 0, is a number below 2^53. */
const MAX_LARGEST_EXCLUDED = 53;

/**
 * Returns the boundary patterns of H_0, …, H_(count − 1), by Definition 4 of Sleator and Slusky: rows of k, n and
 * pattern, where n is the first heap with G(n) ≥ k, and bit i of the pattern says whether G(n + i) < k, for 0 ≤ i < max
 * X.
 *
 * The patterns are read from the nim-sequence. Cost: up to |X| + 1 heaps of it, and M bits, per pattern. Memory: 8 bytes
 * per heap.
 *
 * @throws DefinitionError for M = max X above 53, for which a pattern is not an exact number
 */
export function boundaryPatterns(excluded: readonly number[], count: number): number[][] {
  const { largest } = fesSet(excluded);
  rejectLarger(largest, MAX_LARGEST_EXCLUDED, 'patterns');
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

/** Rejects a set that is too large for a measure of patterns; in a sweep this is known only game by game. */
function rejectLarger(largest: number, max: number, measure: string): void {
  if (largest <= max) return;
  const hint = 'use a smaller range, or limit max X with `where`';
  refuse(`measure ${measure}`, `max X of at most ${max}`, `${largest}`, hint);
}

/** M up to which all patterns are listed: 2^20 of them. */
const MAX_LISTED = 21;

/**
 * Returns the pattern after a pattern: Algorithm 1 places a value on the first heap and further ones, and the first head
 * moves past the labelled heaps at the front. Bits as in `boundaryPatterns`; for M ≤ 30.
 */
export function nextPattern({ excluded, conflicts }: FesSet, pattern: number): number {
  let labelled = pattern | 1;
  let placed = 0;
  for (let j = 0; j < excluded.length; j++) {
    const bit = 1 << excluded[j]!;
    if (labelled & bit || conflicts[j]!.some(i => placed & (1 << i))) continue;
    labelled |= bit;
    placed |= 1 << j;
  }
  while (labelled & 1) labelled >>>= 1;
  return labelled;
}

/**
 * Returns the in-degrees of the graph of Theorem 5 of Sleator and Slusky, which has an edge from each of the 2^(M − 1)
 * patterns to the next: rows of an in-degree d = 0, 1, …; how many patterns have it; how many of the patterns that the
 * game reaches from the blank one have it; and how many of those have it if only edges from reached patterns count.
 *
 * Cost: 2^(M − 1) steps and 8 · 2^(M − 1) bytes.
 *
 * @throws DefinitionError for M = max X above 21
 */
export function inDegrees(excluded: readonly number[]): number[][] {
  const set = fesSet(excluded);
  rejectLarger(set.largest, MAX_LISTED, 'inDegrees');
  // A pattern's first bit is 0: it is kept without it.
  const patterns = 2 ** Math.max(0, set.largest - 1);
  const edges = new Uint32Array(patterns);
  for (let i = 0; i < patterns; i++) edges[nextPattern(set, 2 * i) / 2]!++;
  const fromReached = new Uint32Array(patterns);
  const reached = new Set<number>();
  for (let at = 0; !reached.has(at); ) {
    reached.add(at);
    at = nextPattern(set, 2 * at) / 2;
    fromReached[at]!++;
  }
  const rows = Array.from({ length: edges.reduce((p, q) => Math.max(p, q), 0) + 1 }, (_, d) => [d, 0, 0, 0]);
  edges.forEach(degree => {
    rows[degree]![1]!++;
  });
  for (const at of reached) {
    rows[edges[at]!]![2]!++;
    rows[fromReached[at]!]![3]!++;
  }
  return rows;
}
