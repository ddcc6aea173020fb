import { describe, expect, test } from 'vitest';
import { fitted } from '../../../src/view/site/browser/chart/fit.ts';
import { rowFacts, rowKey } from '../../../src/view/site/browser/chart/row.ts';

describe('a chart', () => {
  test('is as wide as its column, but no wider than the text', () => {
    const spec = { mark: 'point', width: 440, height: 200 };
    expect(fitted(spec, 356)).toMatchObject({ width: 356, autosize: { type: 'fit-x' } });
    expect(fitted(spec, 1200)).toMatchObject({ width: 720 });
    expect(fitted(spec, 356)).not.toHaveProperty('height', 356);
    expect(fitted({ mark: 'line', width: 360, height: 240 }, 1200)).toMatchObject({
      width: 720,
      height: 240,
    });
  });

  test('that is about as high as wide keeps its shape where there is less room', () => {
    const { width, height } = fitted({ mark: 'rect', width: 400, height: 400 }, 300);
    expect([width, height]).toEqual([300, 300]);
  });

  test('of several has as many beside each other as fit, one at the least', () => {
    const spec = { facet: {}, columns: 4, spec: { width: 150, height: 150 } };
    const columnsAt = (room: number) => fitted(spec, room).columns;
    expect([columnsAt(720), columnsAt(360), columnsAt(100)]).toEqual([4, 2, 1]);
    const { columns, spec: inner } = fitted(spec, 360) as { columns: number; spec: { width: number } };
    expect(columns * inner.width).toBeLessThan(360);
  });

  test('has its legend above where the column is narrow', () => {
    const orient = (room: number) =>
      (fitted({ mark: 'point', width: 400 }, room).config as { legend: { orient?: string } }).legend.orient;
    expect([orient(360), orient(700)]).toEqual(['top', undefined]);
  });
});

describe('a row', () => {
  test('has one key in the chart, where it holds numbers, and in the table, where it holds digits', () => {
    expect(rowKey(['{1, 3}', 3, 12])).toBe(rowKey(['{1, 3}', '3', '12']));
    expect(rowKey([1, 23])).not.toBe(rowKey([12, 3]));
  });

  test('is what has all columns; what a chart draws beside its rows is none', () => {
    const columns = [{ name: 'T', title: 'T(S)' }];
    expect(rowFacts({ T: 3, folded: 0.5 }, columns)).toEqual([['T(S)', '3']]);
    expect(rowFacts({ limit: 0.25 }, columns)).toBeUndefined();
    expect(rowFacts(undefined, columns)).toBeUndefined();
    expect(rowFacts({ T: 3 }, [])).toBeUndefined();
  });
});
