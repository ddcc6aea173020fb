import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heatMap } from '../../../src/claim/index.ts';
import { ROOT } from '../../../src/run/index.ts';
import { renderFigure } from '../../../src/view/figure/figure.ts';
import { REMEDY } from '../../remedy.ts';
import { COLLAPSE, STAIRCASE, sampleRows } from './charts.ts';

async function wordsOf(...[spec, rows]: Parameters<typeof renderFigure>): Promise<string> {
  return (await renderFigure(spec, rows)).words;
}

/** Returns a channel that has the name of its field as title. */
const of = (field: string, type: 'quantitative' | 'ordinal' | 'nominal') => ({ field, type, title: field });

const LINE = {
  mark: { type: 'line', point: true },
  encoding: {
    x: { field: 'c', type: 'quantitative', title: 'c', scale: { zero: false, nice: false } },
    y: { field: 'period', type: 'quantitative', title: 'longest period', scale: { type: 'log' } },
  },
};
const periods = (...found: number[]) => found.map((period, i) => ({ c: 3 + i, period }));

test('a line is described by its axes, points and extremes', async () => {
  expect(await wordsOf(LINE, periods(4, 90, 40, 7))).toBe(
    'Line chart: longest period (4 to 90, logarithmic) against c (3 to 6). 4 points; longest period: minimum 4 at c = 3, maximum 90 at c = 4.',
  );
});

test.each([
  [[4, 7, 40, 90], 'rises throughout, from 4 to 90'],
  [[90, 40, 7, 4], 'falls throughout, from 90 to 4'],
  [[4, 7, 7, 90], 'never falls, from 4 to 90'],
  [[90, 7, 7, 4], 'never rises, from 90 to 4'],
  [[4, 90, 7, 90], ': minimum 4 at c = 3, maximum 90 (2 times)'],
])('a line of %j is described as %s', async (found, course) => {
  expect(await wordsOf(LINE, periods(...found))).toMatch(
    new RegExp(`longest period ?${course.replace(/[()]/g, '\\$&')}\\.$`),
  );
});

test('points are counted per category, with its name in the legend', async () => {
  const spec = {
    mark: 'point',
    encoding: {
      x: of('a', 'quantitative'),
      y: of('b', 'quantitative'),
      color: { ...of('late', 'nominal'), legend: { labelExpr: "datum.label === '1' ? 'yes' : 'no'" } },
    },
  };
  const rows = [0, 1, 1].map((late, i) => ({ a: i, b: 2 * i, late }));
  expect(await wordsOf(spec, rows)).toBe(
    'Scatter plot: b (0 to 4) against a (0 to 2). 3 points; late: no (1), yes (2).',
  );
});

test('categories of lines are named without counts', async () => {
  const spec = {
    ...LINE,
    encoding: { ...LINE.encoding, color: of('late', 'nominal') },
  };
  const rows = [0, 1].flatMap(late =>
    [4, 90, 40].map((period, i) => ({ c: 3 + i, period: period + late, late })),
  );
  expect(await wordsOf(spec, rows)).toBe(
    'Line chart: longest period (4 to 91, logarithmic) against c (3 to 5). 6 points on 2 lines; late: 0, 1; longest period: minimum 4 at c = 3, maximum 91 at c = 4.',
  );
});

test('a coloured quantity is described by the places of its minimum and maximum', async () => {
  const encoding = { x: of('a', 'ordinal'), y: of('b', 'ordinal'), color: of('T', 'quantitative') };
  const rows = [3, 5, -1.23456, 5].map((T, i) => ({ a: 1 + (i % 2), b: 10 + i, T }));
  expect(await wordsOf({ mark: 'rect', encoding }, rows)).toBe(
    'Grid of coloured cells: b (10 to 13) against a (1 to 2). 4 cells; coloured by T: minimum about −1.23 at a = 1, b = 12, maximum 5 (2 times).',
  );
});

test('grey cells are counted, and excluded from minimum and maximum', async () => {
  const { spec } = heatMap({ name: 'x', title: 'X', x: 'a', y: 'b', color: 'T' });
  const rows = ['undecided', 3, 'undecided', 5].map((T, i) => ({ a: 1 + (i % 2), b: 10 + (i >> 1), T }));
  expect(await wordsOf(spec, rows)).toBe(
    'Grid of coloured cells: b (10 to 11) against a (1 to 2). 4 cells; coloured by T: minimum 3 at a = 2, b = 10, maximum 5 at a = 2, b = 11; 2 undecided cells in grey.',
  );
});

test('bars are described by their axes', async () => {
  const encoding = { x: of('reached', 'quantitative'), y: of('X', 'nominal') };
  const rows = [
    { X: '{1}', reached: 3 },
    { X: '{2}', reached: 8 },
  ];
  expect(await wordsOf({ mark: 'bar', encoding }, rows)).toBe(
    'Bar chart: X (2 labels) against reached (0 to 8). 2 bars; reached: minimum 3 at X = {1}, maximum 8 at X = {2}.',
  );
});

test('panels are counted, and marks over all panels', async () => {
  expect(await wordsOf(STAIRCASE, sampleRows())).toMatch(
    /^8 panels\. Line chart: saltus \/ a \(\d+ to \d+\) against b \(\d+ to \d+\)\. \d+ points on 8 lines\.$/,
  );
  expect(await wordsOf(COLLAPSE, sampleRows())).toMatch(/^Scatter plot: .* 320 points\.$/);
});

test.each(['fes-saltus/collapse', 'take-a-prime-far/nine'])(
  'the committed alternative text of %s matches its drawing',
  async figure => {
    const text = readFileSync(join(ROOT, 'reports', `${figure}.vl.json`), 'utf8');
    const { $schema, data, usermeta, ...spec } = JSON.parse(text);
    expect(await wordsOf(spec, data.values), REMEDY.views).toBe(usermeta.words);
  },
);
