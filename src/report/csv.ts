import { stringify } from 'csv-stringify/sync';
import { cellTexts, type Table } from './table.ts';

/**
 * The table as CSV by RFC 4180, but with LF: a header of column names, quotes only where they are needed,
 * a final LF. Formulas are not defused (`=1+1` stays): the bytes are data, not a spreadsheet.
 *
 * @throws {DefinitionError} for a table that `cellTexts` refuses
 */
export function toCsv(table: Table): string {
  const header = table.columns.map(column => column.name);
  return stringify([header, ...cellTexts(table)], {
    record_delimiter: '\n',
    // A lone CR ends a record for many readers, though it is not the delimiter here.
    quoted_match: /\r/,
  });
}
