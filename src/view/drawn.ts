import type { ChartText } from '../plan/index.ts';
import type { Result, TableOfResult } from '../run/index.ts';

/** Rows up to which charts and paper tables of all rows are made; more can be neither seen nor printed. */
const MAX_DRAWN_ROWS = 50_000;

/** Returns the table that a chart is drawn from; undefined if there is none, it has no rows, or too many. */
export function tableBehind(
  { asked, tables, cases, kept }: Result,
  { of }: ChartText,
): TableOfResult | undefined {
  const table = tables.find(({ name }) => name === (of === undefined ? asked.id : `${asked.id}.${of}`));
  if (table === undefined || table.rows === 0) return undefined;
  if (table.of === 'summary') return table;
  return kept === 'all' && cases <= MAX_DRAWN_ROWS ? table : undefined;
}

/** Returns the table of all cases, if it becomes a table for papers. */
export function tableForPapers({ asked, tables, cases, kept }: Result): TableOfResult | undefined {
  if (!asked.tables || kept !== 'all' || cases > MAX_DRAWN_ROWS) return undefined;
  return tables.find(({ of }) => of === 'cases');
}
