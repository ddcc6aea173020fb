import { expect, test } from 'vitest';
import { points } from '../../src/claim/index.ts';
import { columnsDrawn } from '../../src/plan/index.ts';

const COLUMNS = ['game', 'a', 'b', 'period', 'T'];
const drawn = { name: 'x', title: 'X', x: 'b', y: 'T' } as const;

test('columnsDrawn lists the columns that a chart reads, at any depth', () => {
  expect(columnsDrawn(points(drawn), COLUMNS)).toEqual(['b', 'T']);
  const { spec } = points(drawn);
  expect(columnsDrawn({ spec: { facet: { field: 'a' }, spec } }, COLUMNS)).toEqual(['a', 'b', 'T']);
});

test('columnsDrawn lists every column if the chart has a transform', () => {
  const filtered = points({ ...drawn, transform: [{ filter: 'datum.period > 5' }] });
  expect(columnsDrawn(filtered, COLUMNS)).toEqual(COLUMNS);
  expect(columnsDrawn({ spec: { layer: [filtered.spec] } }, COLUMNS)).toEqual(COLUMNS);
});
