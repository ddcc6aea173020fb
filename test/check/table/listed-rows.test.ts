import { expect, test } from 'vitest';
import { ListedRows } from '../../../src/check/table/listed-rows.ts';
import { parseFamily } from '../../../src/game/index.ts';

test('each repeated row is reported with the first row that has its key', () => {
  const listed = new ListedRows(['a', 'b', 'period']);
  const rows = [
    ['1', '2'],
    ['1', '2'],
    ['1', '3'],
    ['1', '2'],
    ['1', '3'],
  ];
  for (const [i, row] of rows.entries()) listed.add([...row, '7'], i + 1);
  expect(listed.compare()).toEqual({
    again: [
      [2, 1],
      [4, 1],
      [5, 3],
    ],
    misplaced: [],
    missing: [],
    foreign: [],
  });
});

test('a misplaced row, a missing row and an unexpected row are reported', () => {
  const family = parseFamily({ game: 'N - {a, b}', over: { a: '1..2', b: 'a+1..3' } });
  const expected = { columns: ['a', 'b'], keys: family.cases() };
  const listed = new ListedRows(['a', 'b', 'period'], expected);
  for (const [i, row] of [
    ['2', '3'],
    ['1', '2'],
    ['1', '9'],
  ].entries())
    listed.add([...row, '7'], i + 1);
  expect(listed.compare()).toEqual({
    again: [],
    misplaced: [2],
    missing: ['a = 1, b = 3'],
    foreign: [3],
  });
});

test('the order of rows is compared with the expected order, which need not ascend', () => {
  const header = ['from', 'to'];
  const keys = [
    [3, 2],
    [3, 0],
    [4, 3],
  ];
  const listOf = (rows: string[][]) => {
    const listed = new ListedRows(header, { columns: header, keys });
    for (const [i, row] of rows.entries()) listed.add(row, i + 1);
    return listed.compare();
  };
  const right = keys.map(key => key.map(String));
  expect(listOf(right)).toEqual({ again: [], misplaced: [], missing: [], foreign: [] });
  expect(listOf([right[1]!, right[0]!, right[2]!]).misplaced).toEqual([2]);
});
