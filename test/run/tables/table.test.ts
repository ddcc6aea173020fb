import { describe, expect, test } from 'vitest';
import { DefinitionError } from '../../../src/errors.ts';
import { type Cell, type Column, cellTexts } from '../../../src/run/tables/table.ts';

const b: Column = { name: 'b', type: 'integer', title: 'b', description: 'heaps, given' };
const saltus: Column = { ...b, name: 'saltus', title: 'Saltus', mayBeUndecided: true };
const game: Column = { ...b, name: 'game', type: 'string' };

function issues(columns: Column[], rows: Cell[][]): string[] {
  try {
    cellTexts({ columns, rows });
    return [];
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return error.issues.map(issue => `${issue.where}: ${issue.received}`);
  }
}

describe('cellTexts', () => {
  test('writes integers of any size as digits and strings as they are', () => {
    const rows = [[-3, 2n ** 64n, 'N - {1, 3}']];
    expect(cellTexts({ columns: [b, saltus, game], rows })).toEqual([
      ['-3', '18446744073709551616', 'N - {1, 3}'],
    ]);
  });

  test.each([2 ** 53, -(2 ** 53), 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects the number %d',
    number => {
      expect(issues([b], [[number]])).toEqual([`row 1, column b: the number ${number}`]);
    },
  );

  test('accepts the largest safe integer', () => {
    expect(issues([b], [[Number.MAX_SAFE_INTEGER]])).toEqual([]);
  });

  test('accepts undecided only in a column that allows it', () => {
    expect(issues([saltus], [['undecided']])).toEqual([]);
    expect(issues([b], [['undecided']])).toEqual(['row 1, column b: "undecided"']);
  });

  test('rejects an empty integer, digits as a string, and a number among strings', () => {
    expect(issues([saltus, b, game], [['', '12', 12]])).toEqual([
      'row 1, column saltus: ""',
      'row 1, column b: "12"',
      'row 1, column game: the number 12',
    ]);
  });

  test('names the first bad row', () => {
    expect(issues([b], [[1], [0.5], [0.25]])).toEqual(['row 2, column b: the number 0.5']);
  });

  test('rejects a ragged row, a repeated column name and an empty one', () => {
    expect(issues([b, saltus], [[1]])).toEqual(['row 1: 1']);
    expect(issues([b, b, { ...b, name: '' }], [])).toEqual(['columns: "b"', 'columns: ""']);
  });
});
