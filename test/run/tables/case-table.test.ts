import { expect, test } from 'vitest';
import { computeRows, orderedBlocksOf, type PipelineDefinition, resolve } from '../../../src/plan/index.ts';
import { casesTable, seriesTable } from '../../../src/run/tables/case-table.ts';
import { csvPieces } from '../../../src/run/tables/csv.ts';

/** The period of {1, 3} is 2, so that no term is asked for; that of {1, 200} is 201, and not known within the limit. */
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

test('a series that is undecided has a row that says so; one that is empty has none', () => {
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

test('why stands in the row of the case', () => {
  const { rows } = casesTable(...planAndRows());
  expect([...rows].map(row => row.slice(-2))).toEqual([
    ['proved', ''],
    ['proved', ''],
    ['undecided', 'within 200: preperiod + period exceeds the limit; the series terms'],
  ]);
});

test('a case whose measures are known is not proved while its series is open', () => {
  const [plan] = planAndRows();
  const { rows } = casesTable(plan, [{ values: [3, 2], series: { terms: null } }]);
  expect([...rows]).toEqual([['{1, 3}', 3, 2, 'undecided', 'the series terms']]);
});

test('a status is one of two words', () => {
  const { columns } = casesTable(...planAndRows());
  const rows = [['{1, 3}', 3, 2, 'seen', '']];
  expect(() => [...csvPieces(columns, rows)]).toThrow('column status: expected proved or undecided');
});

test('only a series whose length may be unknown takes undecided cells', () => {
  const flags = (upTo: string) => {
    const [plan, rows] = planAndRows({ measure: ['period', { series: 'terms', upTo, table: true }] });
    return seriesTable(plan, 'terms', rows).columns.map(({ mayBeUndecided }) => mayBeUndecided === true);
  };
  expect(flags('max(b, period)')).toEqual([false, false, true, true]);
  expect(flags('min(b, 9)')).toEqual([false, false, false, false]);
});

test('winning moves that are undecided are a row that says so', () => {
  const [plan, rows] = planAndRows({
    sweep: { game: 'primes - {3}:n', over: { n: '30000000' } },
    measure: [{ series: 'winningMoves', upTo: '1', table: true }],
  });
  const { columns, rows: cells } = seriesTable(plan, 'winningMoves', rows);
  expect([...csvPieces(columns, cells)].join('')).toBe(
    'game,n,heap,from,to\nprimes - {3}:30000000,30000000,undecided,undecided,undecided\n',
  );
});
