import { expect, test } from 'vitest';
import { jsonLines } from '../../../src/view/export/json-lines.ts';

const lines = (cell: string) => {
  const column = { name: 'number', type: 'integer', title: 'number', description: '', mayBeUndecided: true };
  return [...jsonLines({ columns: [column], cells: [[cell]] } as never)];
};

test.each([
  ['9007199254740991', '{"number":9007199254740991}\n'],
  ['-9007199254740991', '{"number":-9007199254740991}\n'],
  ['9007199254740993', '{"number":"9007199254740993"}\n'],
  ['-9007199254740993', '{"number":"-9007199254740993"}\n'],
  ['undecided', '{"number":null}\n'],
])('%s is written as a number if that is exact, otherwise as text or null: %j', (cell, line) => {
  expect(lines(cell)).toEqual([line]);
});
