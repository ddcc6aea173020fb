import { expect, test } from 'vitest';
import { heatMap, line, points } from '../../../src/claim/index.ts';

const shared = { name: 'x', title: 'X', heading: 'Over it', size: [40, 20] } as const;
const axes = { x: { field: 'a', title: 'a' }, y: { field: 'b', title: 'B', axis: { format: '~s' } } };
const encoding = {
  x: { field: 'a', type: 'quantitative', title: 'a' },
  y: { field: 'b', type: 'quantitative', title: 'B', axis: { format: '~s' } },
};

test('points and lines are drawn of two columns', () => {
  const spec = { title: 'Over it', width: 40, height: 20, encoding };
  expect(points({ ...shared, ...axes, mark: { size: 9 } })).toEqual({
    name: 'x',
    title: 'X',
    spec: { ...spec, mark: { type: 'point', filled: true, size: 9 } },
  });
  const transform = [{ filter: 'datum.a > 1' }];
  expect(line({ ...shared, ...axes, of: 'terms', transform })).toEqual({
    of: 'terms',
    name: 'x',
    title: 'X',
    spec: { ...spec, transform, mark: { type: 'line' } },
  });
});

test('a heat map has a square for each pair, the greater ones above', () => {
  const { spec } = heatMap({ ...shared, x: 'a', y: 'b', color: { field: 'T', title: 'T(S)' } });
  expect(spec).toMatchObject({
    mark: 'rect',
    encoding: {
      x: { field: 'a', type: 'ordinal' },
      y: { field: 'b', type: 'ordinal', sort: 'descending' },
      color: { field: 'T', type: 'quantitative', scale: { scheme: 'viridis' } },
    },
  });
});
