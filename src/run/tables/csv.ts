import { stringify } from 'csv-stringify/sync';
import { csvParseRows } from 'd3-dsv';
import { type Cell, type Column, cellTexts } from './table.ts';

/** Rows that are put into text at once: enough that the calls cost nothing, few enough that memory stays flat. */
const BATCH = 1024;

/**
 * A table as CSV by RFC 4180, but with LF: a header of column names, quotes only where they are needed,
 * a final LF. Formulas are not defused (`=1+1` stays): the bytes are data, not a spreadsheet. It comes piece by piece, for
 * rows that are too many to be held at once.
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
  // A header without rows is still looked at.
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

/** Returns the first of some names that an earlier one equals. Cost: one read of each, however many there are. */
export function repeatedName(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
