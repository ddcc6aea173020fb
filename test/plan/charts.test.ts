import { expect, test } from 'vitest';
import { points } from '../../src/claim/index.ts';
import { columnsDrawn } from '../../src/plan/index.ts';

const COLUMNS = ['game', 'a', 'b', 'period', 'T'];
const drawn = { name: 'x', title: 'X', x: 'b', y: 'T' } as const;

test('a row can be drawn where the columns that are read are known, wherever in the chart that is', () => {
  expect(columnsDrawn(points(drawn), COLUMNS)).toEqual(['b', 'T']);
  const { spec } = points(drawn);
  expect(columnsDrawn({ spec: { facet: { field: 'a' }, spec } }, COLUMNS)).toEqual(['a', 'b', 'T']);
});

test('a transformation may read any column', () => {
  const filtered = points({ ...drawn, transform: [{ filter: 'datum.period > 5' }] });
  expect(columnsDrawn(filtered, COLUMNS)).toEqual(COLUMNS);
  expect(columnsDrawn({ spec: { layer: [filtered.spec] } }, COLUMNS)).toEqual(COLUMNS);
});
