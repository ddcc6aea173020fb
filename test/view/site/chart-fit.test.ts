import { describe, expect, test } from 'vitest';
import { fitted } from '../../../src/view/site/browser/chart/fit.ts';
import { rowFacts, rowKey } from '../../../src/view/site/browser/chart/row.ts';

describe('a chart', () => {
  test('fills its column, but is no wider than the text', () => {
    const spec = { mark: 'point', width: 440, height: 200 };
    expect(fitted(spec, 356)).toMatchObject({ width: 356, autosize: { type: 'fit-x' } });
    expect(fitted(spec, 1200)).toMatchObject({ width: 720 });
    expect(fitted(spec, 356)).not.toHaveProperty('height', 356);
    expect(fitted({ mark: 'line', width: 360, height: 240 }, 1200)).toMatchObject({
      width: 720,
      height: 240,
    });
  });

  test('keeps its shape in a narrow column if it is about as high as wide', () => {
    const { width, height } = fitted({ mark: 'rect', width: 400, height: 400 }, 300);
    expect([width, height]).toEqual([300, 300]);
  });

  test('shows as many small multiples side by side as fit, at least one', () => {
    const spec = { facet: {}, columns: 4, spec: { width: 150, height: 150 } };
    const columnsAt = (space: number) => fitted(spec, space).columns;
    expect([columnsAt(720), columnsAt(360), columnsAt(100)]).toEqual([4, 2, 1]);
    const { columns, spec: inner } = fitted(spec, 360) as { columns: number; spec: { width: number } };
    expect(columns * inner.width).toBeLessThan(360);
  });

  test('puts its legend on top in a narrow column', () => {
    const orient = (space: number) =>
      (fitted({ mark: 'point', width: 400 }, space).config as { legend: { orient?: string } }).legend.orient;
    expect([orient(360), orient(700)]).toEqual(['top', undefined]);
  });
});

describe('a row', () => {
  test('gets the same key from the numbers of the chart and the digits of the table', () => {
    expect(rowKey(['{1, 3}', 3, 12])).toBe(rowKey(['{1, 3}', '3', '12']));
    expect(rowKey([1, 23])).not.toBe(rowKey([12, 3]));
  });

  test('must have all columns, so other marks of a chart have no facts', () => {
    const columns = [{ name: 'T', title: 'T(S)' }];
    expect(rowFacts({ T: 3, folded: 0.5 }, columns)).toEqual([['T(S)', '3']]);
    expect(rowFacts({ limit: 0.25 }, columns)).toBeUndefined();
    expect(rowFacts(undefined, columns)).toBeUndefined();
    expect(rowFacts({ T: 3 }, [])).toBeUndefined();
  });
});
