import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../../src/view/csv.ts';

test('a header, plain cells, quoted cells with commas, quotes and line ends', () => {
  const text = 'game,says\n"{1, 3}","a ""b""\nc"\nN,\n';
  const { header, rows } = readCsv(text);
  expect(header).toEqual(['game', 'says']);
  expect(rows).toEqual([
    ['{1, 3}', 'a "b"\nc'],
    ['N', ''],
  ]);
});

test('what was written is read back, and each record is found in the text to the byte', () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^[a",\n]{0,5}$/));
  // A record of one empty cell is an empty line, which no reader can tell from none.
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain(columns =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 6 }),
    );
  fc.assert(
    fc.property(table, records => {
      const text = stringify(records, { record_delimiter: '\n', quoted_match: /\r/ });
      const read = readCsv(text);
      expect([read.header, ...read.rows]).toEqual(records);
      expect(records.map((_, i) => read.raw(i - 1)).join('')).toBe(text);
    }),
  );
});

test('a quote that is not closed is refused', () => {
  expect(() => readCsv('a,b\n"1,2\n')).toThrow('record 2: a quote is not closed');
});

test('nothing is no record, and a last line without its end is one', () => {
  expect(readCsv('').rows).toEqual([]);
  expect(readCsv('a,b\n1,').rows).toEqual([['1', '']]);
  expect(readCsv('a\n1').rows).toEqual([['1']]);
});
