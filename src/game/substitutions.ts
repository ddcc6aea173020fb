import type { AffineForm } from './affine-sets.ts';

/** A letter in terms of the numbers of another set, once it is known. */
interface Row {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Maximum numbers in a set: every order of them may have to be tried. */
const MAX_NUMBERS = 8;

/**
 * Yields the affine forms for the letters of a set that make it equal to another one, in any order of the numbers.
 *
 * @param count number of letters of the set, without those that are fixed
 * @example
 * // {a, 2a + 1} is {3, 7} for a = 3.
 * [...substitutions([[0, 1], [1, 2]], 1, [[7], [3]])] // [[[3]]]
 */
export function* substitutions(
  set: readonly AffineForm[],
  count: number,
  wanted: readonly AffineForm[],
): Generator<readonly AffineForm[]> {
  if (set.length !== wanted.length || set.length > MAX_NUMBERS) return;
  // Constants first: they rule out most sets at once.
  const sorted = set.toSorted((p, q) => lettersIn(p) - lettersIn(q));
  yield* assigned(sorted, wanted, new Set(), [], count);
}

function lettersIn(form: AffineForm): number {
  return form.slice(1).filter(slope => slope !== 0).length;
}

function* assigned(
  set: readonly AffineForm[],
  wanted: readonly AffineForm[],
  used: ReadonlySet<number>,
  rows: readonly Row[],
  count: number,
): Generator<readonly AffineForm[]> {
  const form = set[used.size];
  if (!form) {
    if (rows.length === count) yield solved(rows, set[0]!.length - 1);
    return;
  }
  for (const [i, right] of wanted.entries()) {
    if (used.has(i)) continue;
    const own = { left: form.slice(1), right: right.map((value, j) => (j === 0 ? value - form[0]! : value)) };
    const next = withRow(rows, own);
    if (next) yield* assigned(set, wanted, new Set([...used, i]), next, count);
  }
}

/** Returns reduced equations with one more; undefined if they contradict it. */
function withRow(rows: readonly Row[], own: Row): readonly Row[] | undefined {
  const reduced = rows.reduce((row, known) => less(row, known, row.left[pivotOf(known)]!), own);
  const pivot = pivotOf(reduced);
  if (pivot < 0) return reduced.right.every(isZero) ? rows : undefined;
  const by = reduced.left[pivot]!;
  const row = { left: reduced.left.map(x => x / by), right: reduced.right.map(x => x / by) };
  return [...rows.map(known => less(known, row, known.left[pivot]!)), row];
}

function less(row: Row, other: Row, times: number): Row {
  if (isZero(times)) return row;
  const subtract = (own: readonly number[], its: readonly number[]) => own.map((x, i) => x - times * its[i]!);
  return { left: subtract(row.left, other.left), right: subtract(row.right, other.right) };
}

function pivotOf({ left }: Row): number {
  return left.findIndex(x => !isZero(x));
}

function isZero(x: number): boolean {
  return Math.abs(x) < 1e-9;
}

/** Returns the form of each letter; zero for those that are fixed. */
function solved(rows: readonly Row[], letters: number): readonly AffineForm[] {
  const width = rows[0]?.right.length ?? 1;
  const forms: AffineForm[] = Array.from({ length: letters }, () => new Array<number>(width).fill(0));
  for (const row of rows) forms[pivotOf(row)] = row.right;
  return forms;
}
