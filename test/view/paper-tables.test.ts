import { expect, test } from 'vitest';
import { printedTable } from '../../src/claim/index.ts';
import { paperTables } from '../../src/view/paper-tables.ts';
import { exampleResult, SOURCES } from './example-result.ts';

/** Returns the rows of the tables of N - {a}, 1 ≤ a ≤ 3, if the cases 1 and 3 are printed. */
function rowsOfTables(tables: { readonly by: string } | undefined) {
  const columns = ['a', 'period'].map(
    name => ({ name, type: 'integer', title: name, description: '' }) as const,
  );
  const table = {
    name: 'ones',
    of: 'cases',
    title: 'x',
    description: 'x',
    columns,
    rows: 3,
    sha256: '',
    bytes: 0,
  };
  const claims = [printedTable('ones.csv', { key: ['a'], cells: ['period'] })];
  const result = exampleResult({ claims, ...(tables && { tables }) }, { tables: [table as never] });
  const records = [1, 2, 3].map(a => ({ a, period: 2 * a }));
  const printed = [
    { a: '1', period: '2' },
    { a: '3', period: '7' },
  ];
  const { blocks } = paperTables(result, records, () => printed, SOURCES);
  return blocks.flatMap(block => (block.kind === 'table' ? [[...block.table.rows]] : []));
}

test('a table for a paper has printed numbers next to ours, and a dash for a case not in print', () => {
  const [one, two, three] = [
    [1, 2, '2'],
    [2, 4, '–'],
    [3, 6, '7'],
  ];
  expect(rowsOfTables(undefined)).toEqual([[one, two, three]]);
  expect(rowsOfTables({ by: 'a' })).toEqual([[one], [two], [three]]);
});
