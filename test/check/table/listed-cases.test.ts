import { expect, test } from 'vitest';
import { ListedCases } from '../../../src/check/table/listed-cases.ts';
import { parseFamily } from '../../../src/game/index.ts';

test('each row that stands again is told with the first of its kind, however often', () => {
  const listed = new ListedCases(['a', 'b', 'period']);
  const rows = [
    ['1', '2'],
    ['1', '2'],
    ['1', '3'],
    ['1', '2'],
    ['1', '3'],
  ];
  for (const [i, row] of rows.entries()) listed.add([...row, '7'], i + 1);
  expect(listed.again).toEqual([
    [2, 1],
    [4, 1],
    [5, 3],
  ]);
  expect(listed.misplaced).toEqual([]);
});

test('a case that comes before that of the row above is misplaced, and one without a row is missing', () => {
  const family = parseFamily({ game: 'N - {a, b}', over: { a: '1..2', b: 'a+1..3' } });
  const listed = new ListedCases(['a', 'b', 'period'], family);
  for (const [i, row] of [
    ['2', '3'],
    ['1', '2'],
    ['1', '9'],
  ].entries())
    listed.add([...row, '7'], i + 1);
  expect(listed.misplaced).toEqual([2]);
  expect(listed.compare()).toEqual({ missing: ['a = 1, b = 3'], foreign: 1 });
});
