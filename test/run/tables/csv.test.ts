import { parse } from 'csv-parse/sync';
import { csvFormatRows, csvParseRows } from 'd3-dsv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvPieces, fromCsv, repeatedName } from '../../../src/run/tables/csv.ts';
import type { Cell, Column } from '../../../src/run/tables/table.ts';
import { unicodeCharacter } from '../../unicode-character.ts';

const column = (name: string, type: Column['type']): Column => ({ name, type, title: name, description: '' });

/** Text of any characters, often those with a meaning in CSV. */
const text = fc.oneof(
  fc.string({ unit: unicodeCharacter }),
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', 'é', '🪙', '=') }),
);

const csv = (columns: readonly Column[], rows: Iterable<readonly Cell[]>) =>
  [...csvPieces(columns, rows)].join('');

describe('csvPieces', () => {
  test('writes a header, LF and a final LF, and quotes only if necessary', () => {
    const columns = [column('game', 'string'), column('saltus', 'integer')];
    const rows = [
      ['N - {1, 3, 4}', 4],
      ['a "b"\nc', 2n ** 70n],
      ['plain', -1],
    ];
    expect(csv(columns, rows)).toBe(
      'game,saltus\n"N - {1, 3, 4}",4\n"a ""b""\nc",1180591620717411303424\nplain,-1\n',
    );
  });

  test('writes the header of a table without rows', () => {
    expect(csv([column('a', 'integer')], [])).toBe('a\n');
  });

  test('rejects a number that would be rounded', () => {
    expect(() => csv([column('a', 'integer')], [[2 ** 53]])).toThrow(/row 1, column a/);
  });

  test('writes any cells so that csv-parse reads them back, through UTF-8', () => {
    const columns = [column('n', 'integer'), column('says', 'string'), column('also, "this"', 'string')];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.bigInt(), text, text), { maxLength: 8 }), rows => {
        const bytes = Buffer.from(csv(columns, rows), 'utf8');
        const read: unknown = parse(bytes, { record_delimiter: '\n' });
        expect(read).toEqual([columns.map(({ name }) => name), ...rows.map(row => row.map(String))]);
        expect(fromCsv(bytes.toString())).toEqual(parse(bytes, { columns: true, record_delimiter: '\n' }));
        // The site's pages read and write these tables with d3-dsv.
        expect(`${csvFormatRows(csvParseRows(bytes.toString()))}\n`).toBe(bytes.toString());
      }),
      { seed: 12, numRuns: 500 },
    );
  });

  test('quotes a lone CR, which some readers take for the end of a line', () => {
    expect(csv([column('x', 'string')], [['a\rb']])).toBe('x\n"a\rb"\n');
  });
});

describe('fromCsv', () => {
  test.each([
    ['a,b\r\n1,"2, or\n""3"""\r\n', [{ a: '1', b: '2, or\n"3"' }]],
    ['a,b\n1,2', [{ a: '1', b: '2' }]],
    ['a,b\r\n1,2\r\n\r\n\n', [{ a: '1', b: '2' }]],
    ['\uFEFFa,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['\uFEFF"a",b\n1,2\n', [{ a: '1', b: '2' }]],
    ['a,b\n', []],
    ['', []],
  ])('reads %j', (text, records) => {
    expect(fromCsv(text)).toEqual(records);
  });

  test.each([
    ['a,b\n1,2\n3\n', 'record 2 has 1 cell, the header 2'],
    ['a,b\n1,2,3\n', 'record 1 has 3 cells, the header 2'],
    ['a,b\n\n1,2\n', 'record 1 has 1 cell, the header 2'],
    ['a,b\n1,"2\n3,4\n', 'an unclosed quote'],
    ['a,b\n1,"2"x\n', 'record 1 has 3 cells, the header 2'],
    ['c,period,period\n2,9,3\n', 'the column period twice'],
  ])('rejects %j', (text, why) => {
    expect(() => fromCsv(text)).toThrow(why);
  });
});

describe('repeatedName', () => {
  test('returns the first name that occurs twice, or nothing', () => {
    expect(repeatedName(['a', 'b', 'c', 'b', 'a'])).toBe('b');
    expect(repeatedName(['a', 'b'])).toBeUndefined();
  });

  test('reads each of 20,000 names once', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `column ${i}`);
    let reads = 0;
    const counted = new Proxy(names, {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
        return Reflect.get(target, key);
      },
    });
    expect(repeatedName(counted)).toBeUndefined();
    expect(reads).toBe(names.length);
  });
});
