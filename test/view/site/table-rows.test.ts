import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortable } from '../../../src/view/site/browser/table/column.ts';
import { columnFilter, rowFilter } from '../../../src/view/site/browser/table/filter.ts';
import { selectRows } from '../../../src/view/site/browser/table/selection.ts';

const sorted = (cells: readonly string[], type: 'integer' | 'string', descending = false) => {
  const order = { column: sortable(cells, type), descending };
  return Array.from(selectRows(cells.length, [], order), row => cells[row]);
};

describe('sorting rows', () => {
  test('integers are sorted numerically, exactly even beyond 2^53', () => {
    const close = ['9007199254740993', '9007199254740992', '-5', '10', '9'];
    expect(sorted(close, 'integer')).toEqual(['-5', '9', '10', '9007199254740992', '9007199254740993']);
  });

  test('integers of any size are sorted like bigints', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n })), numbers => {
        const expected = numbers.toSorted((p, q) => (p < q ? -1 : p > q ? 1 : 0)).map(String);
        expect(sorted(numbers.map(String), 'integer')).toEqual(expected);
      }),
    );
  });

  test('undecided cells come last in either direction', () => {
    const cells = ['undecided', '3', '1'];
    expect(sorted(cells, 'integer')).toEqual(['1', '3', 'undecided']);
    expect(sorted(cells, 'integer', true)).toEqual(['3', '1', 'undecided']);
  });

  test('fractions are sorted by value, even if they agree to 53 bits', () => {
    const power = 2n ** 80n;
    const below = `${power / 3n}/${power}`;
    expect(sorted(['2/3', '1/3', below, '94/127'], 'string')).toEqual([below, '1/3', '2/3', '94/127']);
  });

  test('games are sorted by their numbers', () => {
    expect(sorted(['{1, 10}', '{1, 9}', '{1, 9, 10}'], 'string')).toEqual([
      '{1, 9, 10}',
      '{1, 9}',
      '{1, 10}',
    ]);
  });

  test('equal rows keep the order of the file, in either direction', () => {
    const column = sortable(['1', '0', '1', '0'], 'integer');
    expect([...selectRows(4, [], { column, descending: false })]).toEqual([1, 3, 0, 2]);
    expect([...selectRows(4, [], { column, descending: true })]).toEqual([0, 2, 1, 3]);
  });
});

describe('filtering rows', () => {
  const cells = ['1', '5', '10', 'undecided', '9007199254740993'];
  const found = (text: string) => {
    const test = columnFilter(text, sortable(cells, 'integer'), cells);
    return typeof test === 'string' ? test : cells.filter((_, row) => test(row));
  };

  test.each([
    ['5', ['5']],
    ['= 5', ['5']],
    ['!= 5', ['1', '10', '9007199254740993']],
    ['≠ 5', ['1', '10', '9007199254740993']],
    ['> 5', ['10', '9007199254740993']],
    ['>=5', ['5', '10', '9007199254740993']],
    ['≥ 5', ['5', '10', '9007199254740993']],
    ['< 5', ['1']],
    ['<= 5', ['1', '5']],
    ['≤ 5', ['1', '5']],
    ['2..10', ['5', '10']],
    ['9007199254740992', []],
    ['9007199254740993', ['9007199254740993']],
    ['undec', ['undecided']],
    ['> 1 & < 10', ['5']],
    ['1..10 & != 5 & >1', ['10']],
    ['> 1 &', 'unclear'],
    ['> five', 'unclear'],
    ['5 10', 'unclear'],
    ['  ', 'empty'],
  ])('the filter %s leaves %j', (text, left) => {
    expect(found(text)).toEqual(left);
  });

  test('an empty text is no filter', () => {
    expect(rowFilter('', [['a']])).toBeUndefined();
  });

  test('text is searched in any case, and literally, not as a pattern', () => {
    const games = ['N - {1, 3}', '{1, 3}', 'n'];
    const test = columnFilter('n - {', sortable(games, 'string'), games) as (row: number) => boolean;
    expect(games.map((_, row) => test(row))).toEqual([true, false, false]);
  });

  test('a search checks every cell of a row', () => {
    const test = rowFilter('X', [
      ['a', 'b'],
      ['a', 'xy'],
    ])!;
    expect([test(0), test(1)]).toEqual([false, true]);
  });

  test('rows must pass all tests', () => {
    expect([...selectRows(10, [row => row > 3, row => row % 2 === 0], undefined)]).toEqual([4, 6, 8]);
  });
});
