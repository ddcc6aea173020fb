import { type CaseRow, type Group, orderedBlocksOf, type Plan, rowOfLine } from '../pipeline/index.ts';
import { mergedRows } from './merged-rows.ts';
import { BlockStore } from './store.ts';
import { isDecided, namesOf, type RowsKept } from './task.ts';

/**
 * The rows of a finished plan that are in the store, in the order of the cases; where records were kept, those that
 * hold one in the end, and the undecided ones. Read as they are asked for; memory is flat.
 */
export function* keptRows(
  { plan, judgement, kept }: { plan: Plan; judgement: string; kept: RowsKept },
  summaries: readonly (readonly Group[])[],
  folder: string,
): Generator<CaseRow> {
  if (kept === 'none') return;
  const store = new BlockStore(folder);
  const letters = Object.keys(plan.sweep.over ?? {}).length;
  const settingOf = ({ values }: CaseRow) => values.slice(0, letters) as number[];
  const holders = new Set(summaries.flat().map(({ at }) => at?.join()));
  const parts = orderedBlocksOf(plan).map(block => ({
    corner: block.corner,
    *rows() {
      const names = namesOf({ plan, block, judgement });
      for (const line of store.lines(kept === 'all' ? names.rows : names.records))
        yield rowOfLine(plan, line);
    },
  }));
  for (const row of mergedRows(parts, settingOf)) {
    if (kept === 'all' || !isDecided(row) || holders.has(settingOf(row).join())) yield row;
  }
}
