import type { SortableColumn } from './column.ts';
import type { RowTest } from './filter.ts';

/** The column by which rows are sorted, and the direction. */
export interface Order {
  readonly column: SortableColumn;
  readonly descending: boolean;
}

/**
 * Returns the indices of the rows to show, in order. Rows that compare equal keep the order of the file, so that sorting
 * by one column after another does what a reader expects.
 *
 * Cost: for 1e5 rows, about 20 ms to filter and 100 ms to sort.
 */
export function selectRows(
  count: number,
  tests: readonly RowTest[],
  order: Order | undefined,
): Uint32Array<ArrayBuffer> {
  const found = new Uint32Array(count);
  let size = 0;
  for (let row = 0; row < count; row++) if (tests.every(test => test(row))) found[size++] = row;
  const rows = found.subarray(0, size);
  if (!order) return rows;
  const { column, descending } = order;
  const sign = descending ? -1 : 1;
  const isBlank = (row: number) => column.isNumeric && Number.isNaN(Number(column.keys[row] ?? Number.NaN));
  return rows.sort((p, q) => {
    const compared = column.compare(p, q);
    const directed = isBlank(p) || isBlank(q) ? compared : sign * compared;
    return directed || p - q;
  });
}
