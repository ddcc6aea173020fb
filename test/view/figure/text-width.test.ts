import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { FACES } from '../../../src/view/figure/faces.ts';
import { renderFigure } from '../../../src/view/figure/figure.ts';
import { textWidth } from '../../../src/view/figure/text-width.ts';

const font = { loadSystemFonts: false, fontFiles: Object.values(FACES), defaultFontFamily: 'DejaVu Sans' };

/** Returns the box of the drawing in px, by the renderer of the PNG. */
function inked(svg: string) {
  return new Resvg(svg, { font }).getBBox()!;
}

test.each([
  ['upright', {}, ''],
  ['bold', { fontWeight: 'bold' }, 'font-weight="bold"'],
  ['semibold', { fontWeight: 600 }, 'font-weight="600"'],
  ['oblique', { fontStyle: 'italic' }, 'font-style="italic"'],
])('a text that is %s is as wide as its drawing', (_what, style, attribute) => {
  for (const [fontSize, text] of [
    [10, 'saltus / (ab), 2·10⁴'],
    [13, 'The collapse: every a and b on one tent'],
    [40, 'iiiilllliiii'],
    [40, 'WWWWmmmm'],
  ] as const) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="100"><text x="9" y="50" font-family="DejaVu Sans" font-size="${fontSize}" ${attribute}>${text}</text></svg>`;
    const off = Math.abs(textWidth({ fontSize, ...style }, text) - inked(svg).width);
    expect(off, `${text}, px`).toBeLessThan(2 + fontSize / 5);
  }
});

test('a text without a size has the default of Vega, and no text has width 0', () => {
  expect(textWidth({}, 'saltus')).toBe(textWidth({ fontSize: 11 }, 'saltus'));
  expect(textWidth({}, undefined)).toBe(0);
});

test('a figure is as wide as its widest text requires', async () => {
  const color = { field: 'b', type: 'nominal', title: 'a legend with a title that is long' };
  const spec = { width: 60, height: 60, mark: 'point', encoding: { color } };
  const { svg } = await renderFigure(spec, [{ b: 1 }, { b: 2 }]);
  const { x, width } = inked(svg.replace(/<rect [^>]*fill="white"\/>/, ''));
  const whole = Number(/ width="(\d+)"/.exec(svg)![1]);
  expect(whole - (x + width)).toBeGreaterThan(4);
  expect(whole - (x + width)).toBeLessThan(14);
});
