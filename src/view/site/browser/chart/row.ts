/** A column of the table behind a chart, which the chart's rows have too. */
export interface ChartColumn {
  readonly name: string;
  readonly title: string;
}

/** A row of a chart or of its table by what stands in some columns: equal where they show the same. */
export function rowKey(cells: readonly unknown[]): string {
  return cells.map(cell => (isInteger(cell) ? `${Number(cell)}` : `${cell}`)).join('\u0000');
}

/** Charts hold integers as numbers, as exact as those are; tables their digits. */
function isInteger(cell: unknown): boolean {
  return typeof cell === 'string' && /^-?\d+$/.test(cell);
}

/** The row as names and values; undefined for what is no row, such as a rule that a chart draws beside its rows. */
export function rowFacts(
  datum: unknown,
  columns: readonly ChartColumn[],
): readonly (readonly [name: string, value: string])[] | undefined {
  const row = Object(datum) as Readonly<Record<string, unknown>>;
  if (columns.length === 0 || columns.some(({ name }) => row[name] === undefined)) return undefined;
  return columns.map(({ name, title }) => [title, `${row[name]}`]);
}
