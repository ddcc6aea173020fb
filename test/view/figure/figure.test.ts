import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { DefinitionError } from '../../../src/errors.ts';
import { renderFigure } from '../../../src/view/figure/figure.ts';
import { svgToPng } from '../../../src/view/figure/png.ts';
import { COLLAPSE, STAIRCASE, sampleRows } from './charts.ts';

const rows = sampleRows();
const plain = { mark: 'point', encoding: { x: { field: 'b', type: 'quantitative' } } };

/** A chart with clip paths, which Vega numbers per process. */
const clipped = { ...plain, mark: { type: 'point', clip: true } };

async function mistakes(spec: Record<string, unknown>, values: Record<string, unknown>[] = rows) {
  try {
    await renderFigure(spec, values, { name: 'fes-saltus, chart 1' });
  } catch (error) {
    if (error instanceof DefinitionError) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('renderFigure', () => {
  test.each([
    ['the staircase', STAIRCASE],
    ['a clipped chart', clipped],
  ])('writes the same bytes whatever is drawn before or at the same time: %s', async (_what, chart) => {
    const few = rows.filter(({ b }) => Number(b) < 12);
    const first = await renderFigure(chart, few);
    const [between, , again] = await Promise.all(
      [COLLAPSE, clipped, chart].map(spec => renderFigure(spec, few)),
    );
    expect(again).toEqual(first);
    expect(between?.svg).not.toBe(first.svg);
  });

  test('writes a self-contained specification, one row per line, that draws the same figure again', async () => {
    const { specJson, svg } = await renderFigure(COLLAPSE, rows);
    const { $schema, data, config, ...spec } = JSON.parse(specJson);
    expect($schema).toBe('https://vega.github.io/schema/vega-lite/v6.json');
    expect(data).toEqual({ values: rows });
    expect(specJson.split('\n').filter(line => /^ {6}\{.*\},?$/.test(line))).toHaveLength(rows.length);
    expect(specJson).toMatch(/[^\n]\n$/);
    expect((await renderFigure({ ...spec, config }, data.values)).svg).toBe(svg);
  });

  test('writes text as text in DejaVu Sans, and integers without commas', async () => {
    const { svg } = await renderFigure({ ...plain, title: 'Saltus' }, [{ b: 1000 }, { b: 5000 }]);
    expect(svg).toMatch(/<text [^>]*font-family="DejaVu Sans, sans-serif"[^>]*>Saltus<\/text>/);
    expect(svg).toContain('>5000</text>');
    expect(svg).not.toContain('>5,000</text>');
  });

  test('draws text in the PNG, at twice the size of the SVG', async () => {
    const { svg } = await renderFigure({ ...plain, title: 'Saltus' }, rows);
    const png = svgToPng(svg);
    const [width, height] = svg
      .match(/width="(\d+)" height="(\d+)"/)!
      .slice(1)
      .map(Number);
    const header = new DataView(png.buffer, png.byteOffset);
    expect([header.getUint32(16), header.getUint32(20)]).toEqual([2 * width!, 2 * height!]);
    const wordless = await renderFigure({ ...plain, title: { text: 'Saltus', color: 'white' } }, rows);
    const ink = darkPixels(png, 40) - darkPixels(svgToPng(wordless.svg), 40);
    expect(ink).toBeGreaterThan(500);
  });

  test('draws bigints that are safe integers, and no point for undecided rows', async () => {
    const { specJson, svg } = await renderFigure(plain, [{ b: 3n }, { b: 4 }, { b: 'undecided' }]);
    expect(JSON.parse(specJson).data.values).toEqual([{ b: 3 }, { b: 4 }, { b: 'undecided' }]);
    expect(svg.match(/aria-roledescription="point"/g)).toHaveLength(2);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'an unknown key',
      { ...plain, tranform: [] },
      /tranform: expected a known key, received the key tranform/,
    ],
    [
      'a channel that does not fit its mark',
      { ...plain, encoding: { ...plain.encoding, x2: { field: 'a' }, theta: { field: 'a' } } },
      /theta|x2/,
    ],
    ['a field that no row has', { ...plain, encoding: { x: { field: 'bb', type: 'quantitative' } } }, /bb/],
    [
      'an expression that does not parse',
      { ...plain, transform: [{ calculate: 'datum.b +', as: 'c' }] },
      /Unexpected end of input/,
    ],
    [
      'an unknown function',
      { ...plain, transform: [{ calculate: 'gcd(datum.a, datum.b)', as: 'c' }] },
      /gcd/,
    ],
    ['data of its own', { ...plain, data: { values: [] } }, /data: expected nothing, because/],
    [
      'external data',
      {
        ...plain,
        transform: [{ lookup: 'a', from: { data: { url: '/etc/hostname' }, key: 'a', fields: ['b'] } }],
      },
      /figures may not load files/,
    ],
  ])('rejects %s, naming the figure', async (_what, spec, complaint) => {
    const message = await mistakes(spec);
    expect(message).toMatch(/^fes-saltus, chart 1/);
    expect(message).toMatch(complaint);
  });

  test('rejects values that JSON would change, and a figure without rows', async () => {
    expect(await mistakes(plain, [{ b: 1 }, { b: Number.NaN, c: 2n ** 53n }])).toBe(
      [
        'fes-saltus, chart 1, row 2, b: expected a string, a boolean, null, a finite number, or a bigint below 2^53, received the number NaN',
        'fes-saltus, chart 1, row 2, c: expected a string, a boolean, null, a finite number, or a bigint below 2^53, received the bigint 9007199254740992',
      ].join('\n'),
    );
    expect(await mistakes(plain, [])).toMatch(/expected rows to draw/);
  });
});

/** Counts the pixels darker than mid-grey in the topmost lines of a PNG. */
function darkPixels(png: Uint8Array, lines: number): number {
  const size = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [size.getUint32(16), size.getUint32(20)];
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const bytes = pixels.subarray(0, 4 * width * lines);
  return bytes.filter((value, at) => at % 4 === 0 && value < 128).length;
}
