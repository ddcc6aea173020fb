/** A finite excluded subtraction set X with what Algorithm 1 needs to know of it. */
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
  return new ExcludedSet(excluded);
}

/** A set whose data for single kernels are computed on first use: for small sets they take as long as the search. */
class ExcludedSet implements FesSet {
  readonly excluded: readonly number[];
  readonly largest: number;
  readonly lemma6: { readonly a: number; readonly b: number } | null;
  #conflicts: readonly (readonly number[])[] | undefined;

  constructor(excluded: readonly number[]) {
    const isSorted = excluded.every((value, j) => j === 0 || excluded[j - 1]! < value);
    const x = isSorted ? excluded : excluded.slice().sort((p, q) => p - q);
    const [a = 0, b = 0, c = 0] = x;
    this.excluded = x;
    this.largest = x.at(-1) ?? 0;
    this.lemma6 = x.length === 3 && c === a + b && b !== 2 * a ? { a, b } : null;
  }

  get gap(): number {
    const x = this.excluded;
    return x.reduce((least, value, j) => Math.min(least, value - (x[j - 1] ?? 0)), this.largest);
  }

  get conflicts(): readonly (readonly number[])[] {
    this.#conflicts ??= conflictsOf(this.excluded);
    return this.#conflicts;
  }
}

function conflictsOf(x: readonly number[]): readonly (readonly number[])[] {
  const members = new Set(x);
  return x.map((value, j) => [...Array(j).keys()].filter(i => !members.has(value - x[i]!)));
}

/** All that the heaps below `heaps` depend on: a number x that is excluded is first missed at heap x. */
export function fesSetBelow(excluded: readonly number[], heaps: number): FesSet {
  return fesSet(excluded.filter(x => x < heaps));
}
