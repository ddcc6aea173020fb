import { expect, test } from 'vitest';
import { drawingInDarkColours, inDarkColours } from '../../../src/view/figure/dark-colours.ts';

test('greys change places, white becomes the paper, hues stay or get lighter', () => {
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

test('rows of data are not colours, whatever they look like', () => {
  const data = { values: [{ name: '#222222', other: 'white' }] };
  expect(inDarkColours({ data, title: 'black' }).data).toEqual(data);
});

test('numbers, truth values and texts that are no colours stay', () => {
  const spec = { width: 3, clip: true, title: 'white heaps', none: null };
  expect(inDarkColours(spec)).toEqual(spec);
});

const MAP = {
  mark: 'rect',
  encoding: { color: { field: 'T', type: 'quantitative', scale: { scheme: 'viridis' } } },
  config: { view: { stroke: null } },
};

test('marks of a colour scale stand on a ground of their own, categories on the paper', () => {
  expect(inDarkColours(MAP).config.view).toEqual({ stroke: null, fill: '#4a4f57' });
  const named = { ...MAP, encoding: { color: { field: 'T', type: 'nominal' } } };
  expect(inDarkColours(named).config.view).toEqual({ stroke: null });
});

test('a drawing has the colours of its chart, and those of its scale as they are', () => {
  const svg =
    '<rect fill="white"/><path class="background" d="M0,0"/><path fill="#0072b2" stroke="#222222"/><path fill="rgb(68, 1, 84)"/><text>fill</text>';
  const ground = '<path class="background" fill="#4a4f57" d="M0,0"/>';
  const dark = '<path fill="#3a9bd9" stroke="#dddddd"/><path fill="rgb(68, 1, 84)"/><text>fill</text>';
  expect(drawingInDarkColours(svg, MAP)).toBe(`<rect fill="#15171b"/>${ground}${dark}`);
  expect(drawingInDarkColours(svg, {})).toBe(
    `<rect fill="#15171b"/><path class="background" d="M0,0"/>${dark}`,
  );
});

/** Of WCAG 2. */
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map(hex => {
    const [red, green, blue] = [1, 3, 5].map(at => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
  }) as [number, number];
  return Math.max(a / b, b / a);
}

test('both ends of viridis are told from the ground, and that from the paper', () => {
  const { fill } = inDarkColours(MAP).config.view as unknown as { fill: string };
  for (const other of ['#440154', '#fde725', '#15171b']) expect(contrast(fill, other)).toBeGreaterThan(1.7);
});
