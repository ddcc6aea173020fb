import { stringify } from 'csv-stringify/sync';
import { csvParseRows } from 'd3-dsv';
import { type Cell, type Column, cellTexts } from './table.ts';

/** Number of rows converted at once: enough to make the cost of calls negligible, few enough to keep memory flat. */
const BATCH = 1024;

/**
 * Yields a table as CSV by RFC 4180, but with LF: a header of column names, quotes only where they are needed, a final
 * LF. Formulas are not escaped (`=1+1` stays): the bytes are data, not a spreadsheet. The text comes in pieces, since
 * the rows may be too many for memory.
 *
 * @throws {DefinitionError} for a table that `cellTexts` refuses
 */
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
  // A header without rows is checked too.
  const last = cellTexts({ columns, rows: batch }, before);
  if (last.length > 0) yield text(last);
}

function text(rows: readonly (readonly string[])[]): string {
  return stringify(rows as string[][], {
    record_delimiter: '\n',
    // A lone CR ends a record for many readers, though it is not the delimiter here.
    quoted_match: /\r/,
  });
}

/**
 * Returns the records of a CSV table, by column name. It may begin with a byte order mark, and end with blank lines.
 *
 * @throws Error for an unclosed quote, a duplicate column, or a row with another number of cells than the header
 */
export function fromCsv(text: string): Record<string, string>[] {
  if (text.split('"').length % 2 === 0) throw new Error('an unclosed quote');
  const [header = [], ...rows] = csvParseRows(text.replace(/^\uFEFF/, '').replace(/(\r?\n)+$/, '\n'));
  const twice = repeatedName(header);
  if (twice !== undefined) throw new Error(`the column ${twice} twice`);
  return rows.map((cells, i) => {
    if (cells.length !== header.length) {
      throw new Error(
        `record ${i + 1} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header ${header.length}`,
      );
    }
    return Object.fromEntries(header.map((name, column) => [name, cells[column]!]));
  });
}

/** Returns the first name that equals an earlier one. Cost: O(n). */
export function repeatedName(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
