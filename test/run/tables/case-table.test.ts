import { expect, test } from 'vitest';
import { computeRows, orderedBlocksOf, type PipelineDefinition, resolve } from '../../../src/plan/index.ts';
import { casesTable, seriesTable } from '../../../src/run/tables/case-table.ts';
import { csvPieces } from '../../../src/run/tables/csv.ts';

/** {1, 3} has period 2, so no term is needed; {1, 200} has period 201, which is undecided within the limit. */
const definition: PipelineDefinition = {
  id: 'example',
  question: 'How long is a period?',
  source: 'saltus',
  sweep: { game: '{1, b}', over: { b: '3..200' }, where: 'b = 3 or b = 4 or b = 200' },
  measure: ['period', { series: 'terms', upTo: 'period - 2', table: true }],
  limit: '200 heaps',
  claims: [],
};

const planAndRows = (changes: Partial<PipelineDefinition> = {}) => {
  const plan = resolve({ ...definition, ...changes }, 'x', {});
  return [plan, orderedBlocksOf(plan).flatMap(block => [...computeRows(plan, block)])] as const;
};

test('an undecided series has one undecided row, and an empty series has no row', () => {
  const [plan, rows] = planAndRows();
  const { columns, rows: cells } = seriesTable(plan, 'terms', rows);
  expect([...csvPieces(columns, cells)].join('')).toBe(
    `game,b,heap,value
"{1, 4}",4,0,0
"{1, 4}",4,1,1
"{1, 4}",4,2,0
"{1, 200}",200,undecided,undecided
`,
  );
});

test('the reason is in the row of the case', () => {
  const { rows } = casesTable(...planAndRows());
  expect([...rows].map(row => row.slice(-2))).toEqual([
    ['proved', ''],
    ['proved', ''],
    ['undecided', 'within 200: preperiod + period exceeds the limit; the series terms'],
  ]);
});

test('a case with known measures is not proved while its series is undecided', () => {
  const [plan] = planAndRows();
  const { rows } = casesTable(plan, [{ values: [3, 2], series: { terms: null } }]);
  expect([...rows]).toEqual([['{1, 3}', 3, 2, 'undecided', 'the series terms']]);
});

test('a status must be proved or undecided', () => {
  const { columns } = casesTable(...planAndRows());
  const rows = [['{1, 3}', 3, 2, 'seen', '']];
  expect(() => [...csvPieces(columns, rows)]).toThrow('column status: expected proved or undecided');
});

test('only a series whose length may be undecided allows undecided cells', () => {
  const flags = (upTo: string) => {
    const [plan, rows] = planAndRows({ measure: ['period', { series: 'terms', upTo, table: true }] });
    return seriesTable(plan, 'terms', rows).columns.map(({ mayBeUndecided }) => mayBeUndecided === true);
  };
  expect(flags('max(b, period)')).toEqual([false, false, true, true]);
  expect(flags('min(b, 9)')).toEqual([false, false, false, false]);
});

test('undecided winning moves have one undecided row', () => {
  const [plan, rows] = planAndRows({
    sweep: { game: 'primes - {3}:n', over: { n: '30000000' } },
    measure: [{ series: 'winningMoves', upTo: '1', table: true }],
  });
  const { columns, rows: cells } = seriesTable(plan, 'winningMoves', rows);
  expect([...csvPieces(columns, cells)].join('')).toBe(
    'game,n,heap,from,to\nprimes - {3}:30000000,30000000,undecided,undecided,undecided\n',
  );
});
