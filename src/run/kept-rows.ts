import {
  type CaseRow,
  type Group,
  lettersOf,
  orderedBlocksOf,
  type Plan,
  recordRows,
  rowsOfLines,
} from '../plan/index.ts';
import type { Basis } from './basis.ts';
import { namesOf, type RowsKept } from './held-block.ts';
import { mergedRows } from './merged-rows.ts';
import { BlockStore } from './store.ts';

/** A finished plan, by what its files in the store are named. */
interface KeptPlan {
  readonly plan: Plan;
  readonly basis: Basis;
  readonly kept: RowsKept;
}

/**
 * Yields the stored rows of a finished plan, in the order of the cases; if only records were kept, those that hold a
 * final record and the undecided ones. Reads lazily, in constant memory.
 */
export function* keptRows(
  { plan, basis, kept }: KeptPlan,
  summaries: readonly (readonly Group[])[],
  folder: string,
): Generator<CaseRow> {
  if (kept === 'none') return;
  const store = new BlockStore(folder);
  const letters = lettersOf(plan).length;
  const parts = orderedBlocksOf(plan).map(block => ({
    corner: block.corner,
    rows() {
      const names = namesOf({ plan, block, basis });
      return rowsOfLines(plan, store.lines(kept === 'all' ? names.rows : names.records));
    },
  }));
  const rows = mergedRows(parts, ({ values }) => values.slice(0, letters) as number[]);
  yield* kept === 'all' ? rows : recordRows(plan, rows, summaries);
}

/** Returns the paths of all files that the store has of a finished plan. */
export function blockPaths({ plan, basis, kept }: KeptPlan, folder: string): string[] {
  const store = new BlockStore(folder);
  return orderedBlocksOf(plan).flatMap(block => {
    const { rows, records, judged } = namesOf({ plan, block, basis });
    const names = { all: [rows, judged], records: [records, judged], none: [judged] }[kept];
    return names.map(name => store.path(name));
  });
}
