import { describe, expect, test } from 'vitest';
import threeMovesPicture from '../../../pipelines/saltus/three-moves-picture.ts';
import { drawingInDarkColours, inDarkColours } from '../../../src/view/figure/dark-colours.ts';
import { renderFigure } from '../../../src/view/figure/figure.ts';

test('greys are exchanged, white becomes the dark background, and other colours stay or get lighter', () => {
  expect(
    inDarkColours({
      a: '#222222',
      b: 'white',
      c: ['#E0E0E0', 'black'],
      d: '#e69f00',
      e: '#0072b2',
      f: '#ffffff',
    }),
  ).toEqual({
    a: '#dddddd',
    b: '#15171b',
    c: ['#363b43', '#ffffff'],
    d: '#e69f00',
    e: '#3a9bd9',
    f: '#15171b',
  });
});

test('rows of data are not treated as colours', () => {
  const data = { values: [{ name: '#222222', other: 'white' }] };
  expect(inDarkColours({ data, title: 'black' }).data).toEqual(data);
});

test('numbers, booleans and texts other than colours are unchanged', () => {
  const spec = { width: 3, clip: true, title: 'white heaps', none: null };
  expect(inDarkColours(spec)).toEqual(spec);
});

const MAP = {
  mark: 'rect',
  encoding: { color: { field: 'T', type: 'quantitative', scale: { scheme: 'viridis' } } },
  config: { view: { stroke: null } },
};

test('a colour scale gets a background of its own, and categories do not', () => {
  expect(inDarkColours(MAP).config.view).toEqual({ stroke: null, fill: '#4a4f57' });
  const named = { ...MAP, encoding: { color: { field: 'T', type: 'nominal' } } };
  expect(inDarkColours(named).config.view).toEqual({ stroke: null });
});

test('a dark drawing has dark colours, but keeps the colours of its scale', () => {
  const svg =
    '<rect fill="white"/><path class="background" d="M0,0"/><path fill="#0072b2" stroke="#222222"/><path fill="rgb(68, 1, 84)"/><text>fill</text>';
  const ground = '<path class="background" fill="#4a4f57" d="M0,0"/>';
  const dark = '<path fill="#3a9bd9" stroke="#dddddd"/><path fill="rgb(68, 1, 84)"/><text>fill</text>';
  expect(drawingInDarkColours(svg, MAP)).toBe(`<rect fill="#15171b"/>${ground}${dark}`);
  expect(drawingInDarkColours(svg, {})).toBe(
    `<rect fill="#15171b"/><path class="background" d="M0,0"/>${dark}`,
  );
});

/** Contrast ratio by WCAG 2. */
function contrast(first: string, second: string): number {
  const [a, b] = [first, second].map(hex => {
    const [red, green, blue] = [1, 3, 5].map(at => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
  }) as [number, number];
  return Math.max(a / b, b / a);
}

test('both ends of viridis contrast with their background, which contrasts with the page', () => {
  const { fill } = inDarkColours(MAP).config.view as unknown as { fill: string };
  for (const other of ['#440154', '#fde725', '#15171b']) expect(contrast(fill, other)).toBeGreaterThan(1.7);
});

describe('a chart whose opacity depends on the row', () => {
  const { spec } = threeMovesPicture.charts![0]!;
  const rows = [
    { a: 1, b: 2, c: 48, preperiod: 0, period: 3 },
    { a: 1, b: 3, c: 48, preperiod: 5, period: 49 },
  ];

  test('gets a legend that is visible in the dark drawing and the dark chart', async () => {
    const { svg, specJson } = await renderFigure(spec, rows);
    const legend = /role-legend-symbol.*?<path[^>]*fill="([^"]*)"/g;
    const fills = [...drawingInDarkColours(svg, spec).matchAll(legend)].map(([, fill]) => fill!);
    expect(fills).toContain('#dddddd');
    for (const fill of fills) expect(contrast(fill, '#15171b')).toBeGreaterThan(3);
    const { config } = inDarkColours(JSON.parse(specJson));
    expect(contrast(config.legend.symbolBaseFillColor, '#15171b')).toBeGreaterThan(3);
  });

  test('gets a lighter background for its faint marks', () => {
    expect(inDarkColours({ ...spec, config: {} }).config).toEqual({ view: { fill: '#4a4f57' } });
  });
});
