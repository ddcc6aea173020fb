import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nimSequence, periodicityOfAllBut } from '../../src/engine/index.ts';
import { afterKey, columnsOf, levelOf, stripRows } from '../../src/explorer/strip-rows.ts';

const strips = fc.record({
  from: fc.nat(200),
  count: fc.integer({ min: 1, max: 300 }),
  columns: fc.integer({ min: 1, max: 40 }),
  preperiod: fc.nat(120),
  period: fc.integer({ min: 1, max: 90 }),
});

describe('the rows of a strip', () => {
  test('contain every heap once, and mark each by its place in the sequence', () => {
    fc.assert(
      fc.property(strips, ({ from, count, columns, preperiod, period }) => {
        const end = from + count;
        const rows = stripRows({ from, end, columns }, { preperiod, period });
        const heaps = rows.flatMap(row => Array.from({ length: row.to - row.from }, (_, i) => row.from + i));
        expect(heaps).toEqual(Array.from({ length: count }, (_, i) => from + i));
        expect(rows.every(row => row.to - row.from <= columns)).toBe(true);
        for (const heap of heaps) {
          const row = rows.find(other => other.from <= heap && heap < other.to)!;
          const marks = row.brackets
            .filter(other => other.from <= heap && heap < other.to)
            .map(({ of }) => of);
          const expected = heap < preperiod ? ['preperiod'] : heap < preperiod + period ? ['period'] : [];
          expect(marks).toEqual(expected);
        }
        for (const row of rows) {
          const ends = Array.from({ length: row.to - row.from }, (_, i) => row.from + i + 1);
          const isTick = (end: number) => end >= preperiod + 2 * period && (end - preperiod) % period === 0;
          expect(row.ticks).toEqual(ends.filter(isTick));
        }
      }),
      { seed: 20260707 },
    );
  });

  test('start and end a bracket exactly where the period does', () => {
    const rows = stripRows({ from: 0, end: 30, columns: 10 }, { preperiod: 5, period: 20 });
    const brackets = rows.flatMap(row => row.brackets);
    expect(brackets.map(({ of, from, to, starts, ends }) => [of, from, to, starts, ends])).toEqual([
      ['preperiod', 0, 5, true, true],
      ['period', 5, 10, true, false],
      ['period', 10, 20, false, false],
      ['period', 20, 25, false, true],
    ]);
  });

  test('end a bracket at the end of a row', () => {
    const [row] = stripRows({ from: 0, end: 20, columns: 10 }, { preperiod: 0, period: 10 });
    expect(row!.brackets).toEqual([{ of: 'period', from: 0, to: 10, starts: true, ends: true }]);
  });

  test('show no marks if no period is known', () => {
    expect(stripRows({ from: 0, end: 3, columns: 2 }, undefined)).toEqual([
      { from: 0, to: 2, brackets: [], ticks: [] },
      { from: 2, to: 3, brackets: [], ticks: [] },
    ]);
  });
});

test('columns are as many as fit, in whole periods if one fits', () => {
  expect(columnsOf(42, [9])).toBe(36);
  expect(columnsOf(42, [42])).toBe(42);
  expect(columnsOf(42, [43])).toBe(42);
  expect(columnsOf(42, [undefined])).toBe(42);
  expect(columnsOf(42, [108, 10])).toBe(40);
});

test('reduced levels repeat with the period, whatever the saltus', () => {
  for (const excluded of [
    [2, 3, 6, 8],
    [1, 3, 4],
    [4, 7, 11],
  ]) {
    const known = periodicityOfAllBut(excluded, 1e6);
    if (known.status !== 'proved') throw new Error('undecided');
    const { preperiod, period } = known;
    const values = nimSequence(excluded, preperiod + 3 * period);
    for (let n = preperiod; n < preperiod + 2 * period; n++) {
      expect(levelOf(n + period, values[n + period]!, known)).toBe(levelOf(n, values[n]!, known));
    }
    expect(Math.abs(levelOf(preperiod, values[preperiod]!, known))).toBeLessThan(period);
    expect(levelOf(0, 0, known)).toBe(0);
  }
  expect(levelOf(100, 7, undefined)).toBe(7);
});

test('keys move the cursor, but never beyond the ends', () => {
  const place = { cursor: 50, columns: 10, page: 40, last: 99 };
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
  expect(keys.map(key => afterKey(key, place))).toEqual([51, 49, 60, 40, 90, 10, 0, 99]);
  expect(afterKey('ArrowUp', { ...place, cursor: 3 })).toBe(0);
  expect(afterKey('PageDown', { ...place, cursor: 80 })).toBe(99);
  expect(afterKey('Tab', place)).toBeUndefined();
  expect(afterKey('constructor', place)).toBeUndefined();
});
