/** A CSV text and where its records are, so that any of them can be given back to the byte. */
export interface CsvRecords {
  readonly text: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The record at an index as it stands in the text, with its line end; the header for -1. */
  raw(index: number): string;
}

/**
 * Reads CSV as the data files are written: RFC 4180 with LF, a header, quotes doubled within quotes.
 *
 * Cost: one pass; 1e5 records of ten cells in some 0.1 s. The text is kept, and records are slices of it.
 */
export function readCsv(text: string): CsvRecords {
  const records: string[][] = [];
  const ends: number[] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      let end = at + 1;
      let quotes = false;
      for (;;) {
        end = text.indexOf('"', end);
        if (end < 0) throw new RangeError(`record ${records.length + 1}: a quote is not closed`);
        if (text[end + 1] !== '"') break;
        quotes = true;
        end += 2;
      }
      cell = text.slice(at + 1, end);
      if (quotes) cell = cell.replaceAll('""', '"');
      at = end + 1;
    } else {
      let end = at;
      while (end < text.length && text[end] !== ',' && text[end] !== '\n') end++;
      cell = text.slice(at, end);
      at = end;
    }
    record.push(cell);
    const more = text[at] === ',';
    at++;
    if (more && at < text.length) continue;
    if (more) record.push('');
    records.push(record);
    ends.push(Math.min(at, text.length));
    record = [];
  }
  const [header = [], ...rows] = records;
  return { text, header, rows, raw: index => text.slice(index < 0 ? 0 : ends[index]!, ends[index + 1]!) };
}
