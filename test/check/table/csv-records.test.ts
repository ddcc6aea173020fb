import { expect, test } from 'vitest';
import { csvRecords } from '../../../src/check/table/csv-records.ts';

/** Parses CSV into records whose fields are separated by bars. */
const records = (text: string) => Array.from(csvRecords(text, 't.csv'), record => record.join('|'));

test.each([
  ['plain fields', 'a,b\n1,2\n', ['a|b', '1|2']],
  ['a last line without a line feed', 'a,b\n1,2', ['a|b', '1|2']],
  ['CRLF', 'a,b\r\n1,2\r\n', ['a|b', '1|2']],
  [
    'quotes, commas and lines in quotes',
    'a,b\n"{1, 3}","say ""x""\nand y"\n',
    ['a|b', '{1, 3}|say "x"\nand y'],
  ],
  ['empty fields', 'a,b\n,\n"",x\n', ['a|b', '|', '|x']],
  ['an empty text', '', []],
])('csvRecords reads %s', (_, text, expected) => {
  expect(records(text)).toEqual(expected);
});

test.each([
  ['an unclosed quote', 'a,b\n"1,2\n', 't.csv, record 2: expected a field of RFC 4180'],
  ['a quote in a bare field', 'a,b\n1"x",2\n', 't.csv, record 2: expected a field of RFC 4180'],
  ['text after a quote', 'a,b\n"1"x,2\n', 't.csv, record 2: expected a field of RFC 4180'],
  ['too few fields', 'a,b\n1,2\n3\n', 't.csv, record 3: expected 2 fields, received 1'],
  ['too many fields', 'a,b\n1,2,3\n', 't.csv, record 2: expected 2 fields, received 3'],
])('csvRecords rejects %s', (_, text, message) => {
  expect(() => records(text)).toThrow(message);
});
