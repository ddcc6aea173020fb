import { describe, expect, test } from 'vitest';
import { renderFigure } from '../../../src/view/figure/figure.ts';

const scale = { type: 'log', nice: false };

/** Returns the axis labels of a chart from one number to another. */
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
  test('labels powers of ten from 10,000', async () => {
    const written = ['1000', '10⁴', '10⁵', '10⁶', '10⁷', '10⁸', '10⁹', '10¹⁰', '10¹¹', '10¹²'];
    expect(await labels(1000, 1e12)).toEqual(written);
  });

  test('labels multiples of powers if the powers are few', async () => {
    const written = await labels(9000, 90_000);
    expect(written).toEqual(['10⁴', '2·10⁴', '5·10⁴']);
    expect(await labels(12_000, 18_000)).toContain('1.5·10⁴');
  });

  test('ends where the rows do', async () => {
    expect(await labels(1, 200)).toEqual(['1', '10', '100']);
    expect(await labels(3, 90)).toEqual(['5', '10', '20', '50']);
  });

  test('labels small numbers plainly, and keeps the labels that a chart specifies', async () => {
    expect(await labels(1, 100)).toEqual(expect.arrayContaining(['1', '10', '100']));
    const named = await labels(1000, 1e6, { axis: { labelExpr: "'n = ' + datum.value", values: [1e5] } });
    expect(named).toEqual(['n = 100000']);
  });

  test('remains absent if the chart omits it', async () => {
    expect(await labels(1000, 1e6, { axis: null })).toEqual([]);
  });
});

test('a logarithmic legend labels powers of ten too', async () => {
  const color = { field: 'n', type: 'quantitative', title: 'heaps', scale };
  const x = { field: 'n', type: 'quantitative', axis: null };
  const { svg } = await renderFigure({ mark: 'point', encoding: { x, color } }, [{ n: 100 }, { n: 1e6 }]);
  expect(svg).toMatch(/>10⁶</);
  expect(svg).not.toMatch(/>1000000</);
});
