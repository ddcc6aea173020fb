import { csvRecords } from '../check/index.ts';
import { refuse, tryCollect } from '../errors.ts';
import { dataLines } from './listed-numbers.ts';
import type { BadLines } from './text-file.ts';

/** A record of a CSV file, and the line in which it begins. */
export interface CsvLine {
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * Returns the records of a CSV file (RFC 4180) as other programs write it: with spaces around fields, blank lines and
 * comments. The first record is the header. Records with another number of fields are bad lines.
 *
 * @throws DefinitionError if there is no header, or it has a column twice
 */
export function csvLines(text: string, file: string, bad: BadLines): [header: CsvLine, ...rows: CsvLine[]] {
  const records: CsvLine[] = [];
  let [begun, first] = ['', 0];
  for (const { line, number } of dataLines(text)) {
    if (begun === '') first = number;
    begun = begun === '' ? line : `${begun}\n${line}`;
    // A line break inside quotes belongs to the field.
    if (begun.split('"').length % 2 === 0) continue;
    const record = begun;
    const fields: readonly string[] | undefined = tryCollect([], () => csvRecords(record, file).next().value);
    begun = '';
    if (!fields) bad.add(first, 'fields of a CSV file (RFC 4180)', 'a quote out of place');
    else records.push({ line: first, fields: fields.map(field => field.trim()) });
  }
  if (begun !== '') bad.add(first, 'a closing quote', 'the end of the file');
  const [header, ...rows] = records;
  if (!header) bad.throwIfAny();
  if (!header) refuse(file, 'a list of integers, or a CSV table with a header', 'nothing');
  const count = header.fields.length;
  return [
    header,
    ...rows.filter(({ line, fields }) => {
      if (fields.length !== count) bad.add(line, `${count} fields, as in the header`, `${fields.length}`);
      return fields.length === count;
    }),
  ];
}
