import { type Column, UNDECIDED } from '../../run/index.ts';
import type { TablePart } from '../data-folder.ts';

/**
 * A cell with its type: integers are exact, and a value not known within the limit is null, since the row gives the
 * reason.
 */
export type TypedCell = bigint | string | null;

/** The cells of a column of a table as it was written. */
export function typedColumn({ columns, cells }: TablePart, at: number): TypedCell[] {
  const column = columns[at]!;
  return cells.map(row => typed(row[at]!, column));
}

/** The rows of a table, by column name. */
export function* typedRows({ columns, cells }: TablePart): Generator<Readonly<Record<string, TypedCell>>> {
  for (const row of cells)
    yield Object.fromEntries(columns.map((column, i) => [column.name, typed(row[i]!, column)]));
}

function typed(text: string, { type, mayBeUndecided }: Column): TypedCell {
  if (mayBeUndecided && text === UNDECIDED) return null;
  return type === 'integer' ? BigInt(text) : text;
}
