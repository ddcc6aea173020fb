import { compareCases } from '../claim/index.ts';
import { type CaseRow, lettersOf, orderedBlocksOf, type Plan, rowsOfLines } from '../plan/index.ts';
import type { Basis } from './basis.ts';
import { BlockStore } from './store.ts';
import { namesOf, type RowStorage, wantedNames } from './stored-block.ts';

/** A finished plan: everything that determines the names of its files in the store. */
interface StoredPlan {
  readonly plan: Plan;
  readonly basis: Basis;
  readonly kept: RowStorage;
}

/** Yields the stored rows of a finished plan, in the order of the cases. Reads lazily, in constant memory. */
export function* readStoredRows({ plan, basis, kept }: StoredPlan, folder: string): Generator<CaseRow> {
  if (kept === 'none') return;
  const store = new BlockStore(folder);
  const letters = lettersOf(plan).length;
  const parts = orderedBlocksOf(plan).map(block => ({
    corner: block.corner,
    rows: () => rowsOfLines(plan, store.lines(namesOf({ plan, block, basis }).rows)),
  }));
  yield* mergedRows(parts, ({ values }) => values.slice(0, letters) as number[]);
}

/** Returns the paths of all files that the store has of a finished plan. */
export function blockPaths({ plan, basis, kept }: StoredPlan, folder: string): string[] {
  const store = new BlockStore(folder);
  return orderedBlocksOf(plan).flatMap(block =>
    wantedNames(namesOf({ plan, block, basis }), kept).map(name => store.path(name)),
  );
}

/** Rows in the order of their cases, none of which comes before `corner`. */
interface SortedPart<T> {
  readonly corner: readonly number[];
  readonly rows: () => Iterator<T>;
}

interface Cursor<T> {
  readonly rows: Iterator<T>;
  readonly row: T;
  readonly at: readonly number[];
}

/**
 * Yields the rows of several parts in the order of their cases. A part is opened only when its corner is reached, so only
 * overlapping parts are read at the same time.
 *
 * @param parts in the order of their corners
 */
export function* mergedRows<T>(
  parts: readonly SortedPart<T>[],
  parametersOf: (row: T) => readonly number[],
): Generator<T> {
  // Sorted by case in decreasing order, so that the first case is at the end.
  const open: Cursor<T>[] = [];
  const push = (rows: Iterator<T>) => {
    const { done, value } = rows.next();
    if (done) return;
    const cursor = { rows, row: value, at: parametersOf(value) };
    let [low, high] = [0, open.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareCases(open[middle]!.at, cursor.at) > 0) low = middle + 1;
      else high = middle;
    }
    open.splice(low, 0, cursor);
  };
  let next = 0;
  for (;;) {
    const lowest = open.at(-1);
    const part = parts[next];
    if (part && (!lowest || compareCases(part.corner, lowest.at) <= 0)) {
      push(part.rows());
      next++;
      continue;
    }
    if (!lowest) return;
    yield lowest.row;
    open.pop();
    push(lowest.rows);
  }
}
