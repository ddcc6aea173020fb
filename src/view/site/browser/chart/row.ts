/** A column that a chart and its table share. */
export interface ChartColumn {
  readonly name: string;
  readonly title: string;
}

/** Returns the key of a row of a chart or of its table; rows with the same texts have the same key. */
export function rowKey(cells: readonly unknown[]): string {
  return cells.map(cell => (isInteger(cell) ? `${Number(cell)}` : `${cell}`)).join('\u0000');
}

/** Charts hold integers as numbers, as exact as those are; tables their digits. */
function isInteger(cell: unknown): boolean {
  return typeof cell === 'string' && /^-?\d+$/.test(cell);
}

/**
 * Returns the row as names and values; undefined for anything else, such as a rule that a chart draws in addition to
 * its rows.
 */
export function rowFacts(
  datum: unknown,
  columns: readonly ChartColumn[],
): readonly (readonly [name: string, value: string])[] | undefined {
  const row = Object(datum) as Readonly<Record<string, unknown>>;
  if (columns.length === 0 || columns.some(({ name }) => row[name] === undefined)) return undefined;
  return columns.map(({ name, title }) => [title, `${row[name]}`]);
}
