import type { Table } from '../run/index.ts';

/** Returns a table of texts with these column titles, which need not be unique. */
export function textTable(titles: readonly string[], rows: Table['rows']): Table {
  const columns = titles.map((title, i) => ({
    name: `column_${i}`,
    type: 'string' as const,
    title,
    description: title,
  }));
  return { columns, rows };
}
