import { createRequire } from 'node:module';
import { type Cell, type Column, cellTexts, type Table } from './table.ts';

/** The package is loaded when a table is written: many a command writes none. */
const require = createRequire(import.meta.url);
let stringifier: typeof import('csv-stringify/sync') | undefined;

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
  yield text([columns.map(column => column.name)]);
  let batch: (readonly Cell[])[] = [];
  let before = 0;
  for (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield text(cellTexts({ columns, rows: batch }, before));
    before += batch.length;
    batch = [];
  }
  // A header without rows is still looked at.
  const last = cellTexts({ columns, rows: batch }, before);
  if (last.length > 0) yield text(last);
}

function text(rows: readonly (readonly string[])[]): string {
  stringifier ??= require('csv-stringify/sync') as typeof import('csv-stringify/sync');
  return stringifier.stringify(rows as string[][], {
    record_delimiter: '\n',
    // A lone CR ends a record for many readers, though it is not the delimiter here.
    quoted_match: /\r/,
  });
}
