import { describe, expect, test } from 'vitest';
import { renderFigure } from '../../../src/view/figure/figure.ts';

const scale = { type: 'log', nice: false };

/** What stands beside the axis of a chart from one number to another. */
async function labels(low: number, high: number, y: object = {}): Promise<string[]> {
  const spec = {
    height: 400,
    mark: 'point',
    encoding: { y: { field: 'n', type: 'quantitative', title: 'heaps', scale, ...y } },
  };
  const { svg } = await renderFigure(spec, [{ n: low }, { n: high }]);
  const texts = [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text!);
  return texts.filter(text => text !== 'heaps');
}

describe('a logarithmic axis', () => {
  test('names powers of ten from ten thousand on', async () => {
    const written = ['1000', '10⁴', '10⁵', '10⁶', '10⁷', '10⁸', '10⁹', '10¹⁰', '10¹¹', '10¹²'];
    expect(await labels(1000, 1e12)).toEqual(written);
  });

  test('says how many of a power where the powers are few', async () => {
    const written = await labels(9000, 90_000);
    expect(written).toEqual(expect.arrayContaining(['9000', '10⁴', '2·10⁴', '9·10⁴']));
    expect(await labels(12_000, 18_000)).toContain('1.5·10⁴');
  });

  test('keeps the labels of numbers that are small, and those that a chart writes itself', async () => {
    expect(await labels(1, 100)).toEqual(expect.arrayContaining(['1', '10', '100']));
    const named = await labels(1000, 1e6, { axis: { labelExpr: "'n = ' + datum.value", values: [1e5] } });
    expect(named).toEqual(['n = 100000']);
  });

  test('is not there where the chart leaves it out', async () => {
    expect(await labels(1000, 1e6, { axis: null })).toEqual([]);
  });
});

test('a logarithmic legend names powers of ten too', async () => {
  const color = { field: 'n', type: 'quantitative', title: 'heaps', scale };
  const x = { field: 'n', type: 'quantitative', axis: null };
  const { svg } = await renderFigure({ mark: 'point', encoding: { x, color } }, [{ n: 100 }, { n: 1e6 }]);
  expect(svg).toMatch(/>10⁶</);
  expect(svg).not.toMatch(/>1000000</);
});
