import { expect, test } from 'vitest';
import { interactiveChart } from '../../../src/view/site/interactive-chart.ts';

const rows = [
  { game: '{1, 2}', b: 2, T: 3 },
  { game: '{1, 3}', b: 3, T: 2 },
];
const x = { field: 'b', type: 'quantitative' };
const y = { field: 'T', type: 'quantitative' };
const data = { values: rows };

test('a scatter plot can be moved, zoomed and brushed, shows its rows, and links to games', () => {
  const chart = interactiveChart({
    mark: 'point',
    encoding: { x, y },
    data,
    config: { background: 'white' },
  });
  expect(chart.abilities).toEqual(['zoom', 'brush']);
  expect((chart.spec.params as { name: string }[]).map(({ name }) => name)).toEqual(['zoom', 'brush']);
  expect(chart.spec.config).toEqual({ background: 'transparent', mark: { tooltip: { content: 'data' } } });
  expect(chart.hasGames).toBe(true);
});

test('marks outside the brush are dimmed, unless the chart uses opacity itself', () => {
  const opacityOf = (spec: object) =>
    (interactiveChart({ data, ...spec }).spec.encoding as Record<string, unknown>).opacity;
  const encoding = { x, y };
  expect(opacityOf({ mark: 'point', encoding })).toEqual({
    condition: { param: 'brush', value: 1 },
    value: 0.2,
  });
  expect(opacityOf({ mark: { type: 'point', opacity: 0.5 }, encoding })).toMatchObject({ value: 0.1 });
  expect(opacityOf({ mark: 'line', encoding })).toBeUndefined();
  expect(opacityOf({ mark: 'point', encoding: { ...encoding, opacity: { value: 0.7 } } })).toEqual({
    value: 0.7,
  });
});

test('the title of a figure becomes lines on the page, and its columns keep their names', () => {
  const title = { text: 'Periods', subtitle: ['of two moves', 'by the larger'] };
  const { heading, columns, spec } = interactiveChart({ mark: 'point', title, encoding: { x, y }, data });
  expect(heading).toEqual(['Periods', 'of two moves', 'by the larger']);
  expect(columns).toEqual(['game', 'b', 'T']);
  expect(spec).not.toHaveProperty('title');
  expect(interactiveChart({ mark: 'point', title: 'One', encoding: { x, y }, data }).heading).toEqual([
    'One',
  ]);
});

test('a chart of up to 4000 marks is drawn as elements, a larger one on a canvas, and rows without games have no links', () => {
  const drawn = (count: number) =>
    interactiveChart({ mark: 'point', encoding: { x, y }, data: { values: Array(count).fill(rows[0]) } });
  expect(drawn(4000).renderer).toBe('svg');
  expect(drawn(4001)).toMatchObject({ renderer: 'canvas', hasGames: true });
  const unnamed = { values: [{ b: 2, T: 3 }] };
  expect(interactiveChart({ mark: 'point', encoding: { x, y }, data: unnamed }).hasGames).toBe(false);
});

test('nominal axes cannot be zoomed, but brushed', () => {
  const named = { field: 'b', type: 'ordinal' };
  const { abilities } = interactiveChart({ mark: 'rect', encoding: { x: named, y }, data });
  expect(abilities).toEqual(['brush']);
});

test('small multiples are not zoomed', () => {
  const { abilities } = interactiveChart({
    facet: { field: 'b', type: 'nominal' },
    spec: { mark: 'point', encoding: { x, y } },
    data,
  });
  expect(abilities).toEqual(['brush']);
});

test('the rows of a layered chart are interactive, but not its rules and other data', () => {
  const rule = {
    mark: 'rule',
    data: { values: [{ at: 1 }] },
    encoding: { y: { field: 'at', type: 'quantitative' } },
  };
  const { spec } = interactiveChart({ layer: [rule, { mark: 'point', encoding: { x, y } }], data });
  const layers = spec.layer as { params?: unknown[] }[];
  expect(layers.map(({ params }) => params?.length ?? 0)).toEqual([0, 2]);
});

test('the figure itself is unchanged', () => {
  const figure = { mark: 'point', encoding: { x, y }, data };
  const before = JSON.stringify(figure);
  interactiveChart(figure);
  expect(JSON.stringify(figure)).toBe(before);
});
