import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Result, ROOT } from '../../src/run/index.ts';
import { DataFolder } from '../../src/view/data-folder.ts';
import type { Block } from '../../src/view/document/model.ts';
import { summaryTables } from '../../src/view/summary-tables.ts';

const data = new DataFolder(ROOT);
const resultOf = (id: string): Result =>
  JSON.parse(readFileSync(join(ROOT, 'data', `${id}.result.json`), 'utf8'));

function sectionOf(block: Block) {
  if (block.kind !== 'section') throw new Error(`expected a section, received ${block.kind}`);
  const [table] = block.blocks;
  if (table?.kind !== 'table') throw new Error(`expected a table, received ${table?.kind}`);
  return { ...block, ...table.table };
}

describe('summaryTables', () => {
  const sections = summaryTables(resultOf('records-four-moves'), data).map(sectionOf);

  test('shows every row of each summary, without the column of undecided cases if there are none', () => {
    expect(sections.map(({ heading, rows }) => [heading, rows.length])).toEqual([
      ['The longest period of the nim-values of four moves for each d', 15],
      ['The longest preperiod of the nim-values of four moves for each d', 15],
    ]);
    expect(sections[0]!.columns.map(({ title }) => title)).toEqual(['d', 'cases', 'greatest period', 'game']);
    expect(sections[0]!.rows.at(-1)).toEqual(['18', '680', '175', '{5, 12, 13, 18}']);
  });

  test('shows how many cases are undecided if some are', () => {
    const undecided = new DataFolder(ROOT);
    undecided.table = table => {
      const read = data.table(table);
      if (typeof read === 'string') throw new Error(read);
      const at = read.columns.findIndex(({ name }) => name === 'undecided');
      return { ...read, cells: read.cells.map((row, i) => (i === 3 ? row.with(at, '2') : row)) };
    };
    const [{ columns, rows }] = summaryTables(resultOf('records-four-moves'), undecided).map(sectionOf) as [
      ReturnType<typeof sectionOf>,
    ];
    expect(columns.map(({ title }) => title)).toContain('undecided');
    expect(rows[3]).toContain('2');
  });

  test('opens the first table and collapses the others', () => {
    expect(sections.map(({ closed }) => closed)).toEqual([false, true]);
  });

  test('omits a summary of more than 40 rows', () => {
    const result = resultOf('records-four-moves');
    const long = new DataFolder(ROOT);
    long.table = table => {
      const read = data.table(table);
      if (typeof read === 'string') throw new Error(read);
      const isLong = table.name.endsWith('.records');
      return isLong ? { ...read, cells: Array.from({ length: 41 }, () => read.cells[0]!) } : read;
    };
    expect(summaryTables(result, long).map(block => sectionOf(block).heading)).toEqual([
      'The longest preperiod of the nim-values of four moves for each d',
    ]);
  });
});
