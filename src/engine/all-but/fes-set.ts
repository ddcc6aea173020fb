/** A finite excluded subtraction set X with what Algorithm 1 needs to know of it, computed once. */
export interface FesSet {
  /** X in increasing order. */
  readonly excluded: readonly number[];
  /** M = max X, in heaps; 0 for N itself. */
  readonly largest: number;
  /** The least distance between neighbours of {0} ∪ X, in heaps: so many heaps can be stepped at once. */
  readonly gap: number;
  /** For each x_j, the i < j with x_j − x_i not in X: heads that keep head j from labelling. */
  readonly conflicts: readonly (readonly number[])[];
  /** a and b, where X = {a, b, a + b} with a < b ≠ 2a: the sets of Lemma 6 of Sleator and Slusky. */
  readonly lemma6: { readonly a: number; readonly b: number } | null;
}

export function fesSet(excluded: readonly number[]): FesSet {
  const x = [...excluded].sort((p, q) => p - q);
  const members = new Set(x);
  const gaps = x.map((value, j) => value - (x[j - 1] ?? 0));
  const conflicts = x.map((value, j) => [...Array(j).keys()].filter(i => !members.has(value - x[i]!)));
  const [a = 0, b = 0, c = 0] = x;
  return {
    excluded: x,
    largest: x.at(-1) ?? 0,
    gap: x.length === 0 ? 0 : Math.min(...gaps),
    conflicts,
    lemma6: x.length === 3 && c === a + b && b !== 2 * a ? { a, b } : null,
  };
}

/** All that the heaps below `heaps` depend on: a number x that is excluded is first missed at heap x. */
export function fesSetBelow(excluded: readonly number[], heaps: number): FesSet {
  return fesSet(excluded.filter(x => x < heaps));
}
