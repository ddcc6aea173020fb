import { expect, test } from 'vitest';
import { DefinitionError } from '../../../src/errors.ts';
import { gridOf } from '../../../src/view/export/grid.ts';

const column = (name: string) => ({ name, type: 'integer', title: name, description: '' }) as const;
const table = (...cells: (readonly string[])[]) => ({
  name: 'x',
  title: 'X',
  description: 'Periods.',
  sha256: '',
  csv: '',
  columns: ['a', 'b', 'period'].map(column),
  cells,
});

test('rows and columns of a grid are in numerical order, with a dash for a missing case', () => {
  const cells = table(['10', '5', '7'], ['1', '16', '8'], ['2', '4', '9'], ['1', '5', '3']);
  const { columns, rows } = gridOf(cells as never, ['b', 'a', 'period']);
  expect(columns.map(({ title }) => title)).toEqual(['b \\ a', '1', '2', '10']);
  const [dash] = rows[0]!;
  expect(rows.map(([head]) => head)).toEqual(['4', '5', '16']);
  const nothing = rows[0]![1];
  expect(rows).toEqual([
    ['4', nothing, '9', nothing],
    ['5', '3', nothing, '7'],
    ['16', '8', nothing, nothing],
  ]);
  expect(dash).toBe('4');
  expect(nothing).not.toMatch(/\d/);
});

test('two cases in the same cell are rejected', () => {
  const twice = table(['1', '5', '7'], ['1', '5', '8']);
  expect(() => gridOf(twice as never, ['b', 'a', 'period'])).toThrow(DefinitionError);
});
