/**
 * Returns the indices of the columns that are not empty in all rows; empty ones are in the file, not on the page.
 *
 * @example
 * filledColumns(3, [['{1}', '', '2'], ['{2}', '', '4']]) // [0, 2]
 */
export function filledColumns(count: number, rows: readonly (readonly string[])[]): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  return rows.length === 0 ? all : all.filter(at => rows.some(row => row[at] !== ''));
}
