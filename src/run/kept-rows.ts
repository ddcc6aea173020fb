import { type CaseRow, lettersOf, orderedBlocksOf, type Plan, rowsOfLines } from '../plan/index.ts';
import type { Basis } from './basis.ts';
import { namesOf, type RowsKept, wantedNames } from './held-block.ts';
import { mergedRows } from './merged-rows.ts';
import { BlockStore } from './store.ts';

/** A finished plan, by what its files in the store are named. */
interface KeptPlan {
  readonly plan: Plan;
  readonly basis: Basis;
  readonly kept: RowsKept;
}

/** Yields the stored rows of a finished plan, in the order of the cases. Reads lazily, in constant memory. */
export function* keptRows({ plan, basis, kept }: KeptPlan, folder: string): Generator<CaseRow> {
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
export function blockPaths({ plan, basis, kept }: KeptPlan, folder: string): string[] {
  const store = new BlockStore(folder);
  return orderedBlocksOf(plan).flatMap(block =>
    wantedNames(namesOf({ plan, block, basis }), kept).map(name => store.path(name)),
  );
}
