import { expect, test } from 'vitest';
import { heatMap, line, points } from '../../../src/claim/index.ts';

const shared = { name: 'x', title: 'X', heading: 'Over it', size: [40, 20] } as const;
const axes = { x: { field: 'a', title: 'a' }, y: { field: 'b', title: 'B', axis: { format: '~s' } } };
const encoding = {
  x: { field: 'a', type: 'quantitative', title: 'a' },
  y: { field: 'b', type: 'quantitative', title: 'B', axis: { format: '~s' } },
};

test('points and lines are drawn from two columns', () => {
  const spec = { title: 'Over it', width: 40, height: 20, encoding };
  expect(points({ ...shared, ...axes, mark: { size: 9 } })).toEqual({
    name: 'x',
    title: 'X',
    spec: { ...spec, mark: { type: 'point', filled: true, size: 9 } },
  });
  const transform = [{ filter: 'datum.a > 1' }];
  expect(line({ ...shared, ...axes, of: 'terms', transform, mark: { strokeWidth: 1 } })).toEqual({
    of: 'terms',
    name: 'x',
    title: 'X',
    spec: { ...spec, transform, mark: { type: 'line', strokeWidth: 1 } },
  });
  const { size: _, ...unsized } = shared;
  expect(line({ ...unsized, ...axes }).spec).toMatchObject({
    width: 360,
    height: 220,
    mark: { type: 'line', point: { color: '#0072b2' }, color: '#0072b2' },
  });
});

test("an axis is named after its column, and a drawing without a heading has the chart's title", () => {
  const { name, title } = shared;
  const { spec } = heatMap({ name, title, x: 'a', y: 'b', color: 'T' });
  expect(spec).toMatchObject({
    title: 'X',
    width: 360,
    height: 220,
    encoding: { color: { field: 'T', title: 'T', type: 'quantitative', scale: { scheme: 'viridis' } } },
  });
  expect(points({ name, title, x: 'a', y: 'b' }).spec.encoding).toEqual({
    x: { field: 'a', type: 'quantitative', title: 'a' },
    y: { field: 'b', type: 'quantitative', title: 'b' },
  });
});

test('a heat map has a square per pair, greater values above, and unknown values in grey', () => {
  const { spec } = heatMap({ ...shared, x: 'a', y: 'b', color: { field: 'T', title: 'T(S)' } });
  expect(spec).toMatchObject({
    mark: { type: 'rect', invalid: 'show' },
    config: { scale: { invalid: { color: { value: '#909090' } } } },
    encoding: {
      x: { field: 'a', type: 'ordinal' },
      y: { field: 'b', type: 'ordinal', sort: 'descending' },
      color: { field: 'T', type: 'quantitative', scale: { scheme: 'viridis' } },
    },
  });
});

test('a channel without a column is rejected by name', () => {
  for (const [make, channel] of [
    [() => points({ ...shared, x: 'a' } as never), 'y'],
    [() => line({ ...shared, y: 'a' } as never), 'x'],
    [() => heatMap({ ...shared, x: 'a', y: 'b', colour: 'period' } as never), 'color'],
    [() => heatMap({ ...shared, y: 'b', color: 'period' } as never), 'x'],
  ] as const) {
    expect(make).toThrow(`chart x.${channel}: expected a column, received nothing`);
  }
});

test('a size that is not a pair is reported as it was written', () => {
  for (const size of ['big', 360]) {
    const make = () => points({ name: 'x', title: 'X', x: 'a', y: 'b', size: size as never });
    expect(make).toThrow(`chart x.size: expected [width, height] in px, received ${JSON.stringify(size)}`);
  }
});
