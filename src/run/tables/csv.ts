import { type Cell, type Column, cellTexts, type Table } from './table.ts';

/** Rows that are put into text at once: enough that the calls cost nothing, few enough that memory stays flat. */
const BATCH = 1024;

/**
 * The table as CSV by RFC 4180, but with LF: a header of column names, quotes only where they are needed,
 * a final LF. Formulas are not defused (`=1+1` stays): the bytes are data, not a spreadsheet.
 *
 * @throws {DefinitionError} for a table that `cellTexts` refuses
 */
export function toCsv({ columns, rows }: Table): string {
  return [...csvPieces(columns, rows)].join('');
}

/** {@link toCsv} piece by piece, for rows that are too many to be held at once. */
export function* csvPieces(
  columns: readonly Column[],
  rows: Iterable<readonly Cell[]>,
): Generator<string, void, undefined> {
  yield text(
    [columns.map(column => column.name)],
    columns.map(() => true),
  );
  // Digits are never put in quotes.
  const mayBeQuoted = columns.map(({ type }) => type === 'string');
  let batch: (readonly Cell[])[] = [];
  let before = 0;
  for (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield text(cellTexts({ columns, rows: batch }, before), mayBeQuoted);
    before += batch.length;
    batch = [];
  }
  // A header without rows is still looked at.
  const last = cellTexts({ columns, rows: batch }, before);
  if (last.length > 0) yield text(last, mayBeQuoted);
}

function text(rows: readonly string[][], mayBeQuoted: readonly boolean[]): string {
  for (const row of rows) for (let i = 0; i < row.length; i++) if (mayBeQuoted[i]) row[i] = quoted(row[i]!);
  return rows.map(row => `${row.join()}\n`).join('');
}

/** In quotes where they are needed; a lone CR ends a record for many readers, though it is not the delimiter here. */
function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
