import type { Result } from '../run/index.ts';
import type { DataFolder } from './data-folder.ts';
import type { Block } from './document/model.ts';
import { textTable } from './text-table.ts';

/** Maximum number of rows of a summary that a page shows; `data/` has all of them. */
const MAX_ROWS = 40;

/** Returns the summaries of a result as tables with their titles, the first of them open. */
export function summaryTables(result: Result, data: DataFolder): readonly Block[] {
  return result.tables
    .filter(({ of }) => of === 'summary')
    .flatMap((summary, i): Block[] => {
      const read = data.table(result, summary);
      if (typeof read === 'string' || read.cells.length > MAX_ROWS) return [];
      const isShown = (at: number) =>
        read.columns[at]!.name !== 'undecided' || read.cells.some(row => row[at] !== '0');
      const shown = (row: readonly string[]) => row.filter((_, at) => isShown(at));
      const titles = shown(read.columns.map(({ title }) => title));
      return [
        {
          kind: 'section',
          heading: summary.title,
          level: 3,
          closed: i > 0,
          blocks: [
            { kind: 'table', caption: summary.title, table: textTable(titles, read.cells.map(shown)) },
          ],
        },
      ];
    });
}
