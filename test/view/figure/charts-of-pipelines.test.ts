import { describe, expect, test } from 'vitest';
import resultStrings from '../../../pipelines/stone-picking-2010/result-strings.ts';
import takeAPrime from '../../../pipelines/take-a-prime-2014/take-a-prime-proportions.ts';
import { renderFigure } from '../../../src/view/figure/figure.ts';

describe('the chart of take-a-prime proportions', () => {
  test('puts larger N to the right, so that 0, 1, 4 and 5 rise', async () => {
    const { spec } = takeAPrime.charts!.find(({ name }) => name === 'limits')!;
    const { svg } = await renderFigure(spec, [
      { game: 'primes', terms: 1000, value: 0, count: 115 },
      { game: 'primes', terms: 1000000000, value: 0, count: 188731305 },
    ]);
    const labels = [...svg.matchAll(/translate\(([\d.]+),[\d.]+\)"[^>]*>(10[³⁵⁷⁹]|∞)</g)];
    const fromLeft = labels.toSorted((p, q) => Number(p[1]) - Number(q[1])).map(([, , label]) => label);
    expect(fromLeft).toEqual(['10³', '10⁵', '10⁷', '10⁹', '∞']);
  });
});

test('the chart of T(S) does not call even b open, because certificates prove every c', () => {
  const { spec } = resultStrings.charts!.find(({ name }) => name === 'periods')!;
  const { title } = spec as unknown as { readonly title: { readonly subtitle: readonly string[] } };
  const subtitle = title.subtitle.join(' ');
  expect(subtitle).toContain('by certificates');
  expect(subtitle).not.toContain('open');
});
