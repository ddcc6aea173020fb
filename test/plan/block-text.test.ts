import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BlockText, type CaseRow, digestOf, rowOfLine } from '../../src/plan/index.ts';
import { SEED } from '../engine/finite/games.ts';

const edges = fc.constantFrom(0, 9, 10, 99, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -1, -(2 ** 31));
const undecided = fc.record({
  status: fc.constant('undecided' as const),
  limit: fc.nat(),
  why: fc.string({ unit: 'grapheme' }),
});
const value = fc.oneof(fc.nat(1000), fc.maxSafeInteger(), edges, fc.string({ unit: 'grapheme' }), undecided);
const terms = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 });
const rows = fc.array(
  fc.record({
    values: fc.array(value, { maxLength: 5 }),
    series: fc.oneof(fc.constant({}), fc.record({ terms: fc.option(terms) })),
  }),
  { maxLength: 20 },
);

/** Returns the text of rows, which is kept. */
function blockTextOf(rows: readonly CaseRow[]): BlockText {
  const text = new BlockText(true);
  for (const row of rows) text.add(row);
  return text;
}

/** The expected line of a row, written by `JSON.stringify`. */
const lineOf = ({ values, series }: CaseRow) =>
  `${JSON.stringify(Object.keys(series).length > 0 ? [...values, series] : values)}\n`;

test('rows are lines of JSON with one digest, whatever their values', () => {
  fc.assert(
    fc.property(rows, rows => {
      const [kept, hashed] = [blockTextOf(rows), new BlockText(false)];
      for (const row of rows) hashed.add(row);
      const text = rows.map(lineOf).join('');
      expect(Buffer.from(kept.bytes()).toString()).toBe(text);
      expect([kept.digest, hashed.digest]).toEqual([digestOf(text), digestOf(text)]);
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('texts and rows longer than a page are complete', () => {
  const row = (i: number) => ({ values: [i, 7 * i, 'é'.repeat(i % 9)], series: {} });
  const long = { values: [1, 'ab\n'.repeat(50_000), 2], series: { terms: [[3, 4]] } };
  const rows = [...Array.from({ length: 20_000 }, (_, i) => row(i)), long, row(3)];
  const [kept, hashed] = [blockTextOf(rows), new BlockText(false)];
  for (const row of rows) hashed.add(row);
  const text = rows.map(lineOf).join('');
  expect(Buffer.from(kept.bytes()).toString() === text).toBe(true);
  expect([kept.digest, hashed.digest]).toEqual([digestOf(text), digestOf(text)]);
});

test('no digit is lost at the end of a page', () => {
  for (let place = 0; place < 12; place++) {
    const numbers = Array.from({ length: 10_000 }, (_, i) => ({ values: [1e9 + i], series: {} }));
    const rows = [{ values: ['x'.repeat(place)], series: {} }, ...numbers];
    expect(blockTextOf(rows).digest).toBe(digestOf(rows.map(lineOf).join('')));
  }
});

test('rowOfLine reads a line as its row', () => {
  const plan = { series: [{ table: true }] } as unknown as Parameters<typeof rowOfLine>[0];
  const row = { values: [1, 2 ** 40, 'x,]'], series: { terms: [[0, 1]] } };
  expect(rowOfLine(plan, lineOf(row).trimEnd())).toEqual(row);
  expect(Buffer.from(blockTextOf([row]).bytes()).toString()).toBe(lineOf(row));
});
