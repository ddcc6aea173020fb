import { describe, expect, test } from 'vitest';
import { type Published, printedSummary } from '../../src/claim/index.ts';
import { definePipeline, judgeGroups, type Plan, resolve, summariesOf } from '../../src/plan/index.ts';

const claim = printedSummary('sums.csv', {
  summary: 'by-a',
  key: ['a'],
  cells: { sets: 'cases', sum: 'sum', mean: 'sum / cases', even: 'even / cases', longest: 'most_T' },
});

const definition = definePipeline({
  id: 'example',
  question: 'How long?',
  source: 'saltus, an example',
  sweep: { game: '{a, b}', over: { a: '1..2', b: '3..5' } },
  measure: ['T'],
  limit: '1e6 heaps',
  summaries: [
    {
      name: 'by-a',
      title: 'By a',
      by: { a: 'a' },
      most: 'T',
      sums: { sum: 'T', even: 'if even(T) then 1 else 0' },
    },
  ],
  claims: [claim],
});

const ROWS = [
  [1, 3, 4],
  [1, 4, 5],
  [1, 5, 6],
  [2, 3, 5],
  [2, 4, 6],
  [2, 5, 7],
];
const PRINTED = [
  { a: '1', sets: '3', sum: '15', mean: '5.00', even: '0.667', longest: '6' },
  { a: '2', sets: '3', sum: '18', mean: '6.00', even: '0.333', longest: '7' },
];

function judge(
  printed: readonly Record<string, string>[],
  rows: Parameters<typeof groupsOf>[1] = ROWS,
  own = true,
) {
  const plan = resolve(definition, 'example.ts', own ? {} : { over: { b: '3..4' } });
  return judgeGroups(claim as Grouped, plan, [groupsOf(plan, rows)], rows.length, () => printed);
}

type Grouped = Published & Required<Pick<Published, 'groups'>>;

function groupsOf(plan: Plan, rows: readonly (readonly unknown[])[]) {
  const [summary] = summariesOf(plan);
  for (const row of rows) summary!.add(row as number[]);
  return summary!.groups();
}

const UNKNOWN = { status: 'undecided', limit: 10, why: 'too long' };

describe('a printed table of groups', () => {
  test('agrees with the groups', () => {
    expect(judge(PRINTED)).toMatchObject({ cases: 6, met: 2, holds: 2, fails: 0, undecided: 0 });
  });

  test.each([
    ['sets', '4', 'sets: printed 4, computed 3'],
    ['sum', '16', 'sum: printed 16, computed 15'],
    ['sum', '14', 'sum: printed 14, computed 15'],
    ['mean', '5.01', 'mean: printed 5.01, computed 5.00'],
    ['even', '0.666', 'even: printed 0.666, computed 0.667'],
    ['even', '0.668', 'even: printed 0.668, computed 0.667'],
    ['longest', '7', 'longest: printed 7, computed 6'],
  ])('differs if %s is %s', (column, text, seen) => {
    const tally = judge([{ ...PRINTED[0]!, [column]: text }, PRINTED[1]!]);
    expect(tally).toMatchObject({ met: 2, holds: 1, fails: 1 });
    expect(tally.counterexample).toEqual({ at: [1, 5], game: '{1, 5}', seen: `a = 1: ${seen}` });
  });

  test('differs if one case has another number', () => {
    const rows = ROWS.map(row => (row[0] === 2 && row[1] === 3 ? [2, 3, 6] : row));
    expect(judge(PRINTED, rows).counterexample?.seen).toBe(
      'a = 2: sum: printed 18, computed 19; mean: printed 6.00, computed 6.33; even: printed 0.333, computed 0.667',
    );
  });

  test('a printed group with an undecided case is undecided', () => {
    const rows = ROWS.map(row => (row[1] === 3 ? [row[0], row[1], UNKNOWN] : row));
    expect(judge(PRINTED, rows)).toMatchObject({ met: 2, holds: 0, fails: 0, undecided: 2 });
  });

  test('a printed group is not compared if a chosen range cuts it, or if it was not computed', () => {
    const cut = ROWS.filter(row => row[0] === 1 || row[1]! < 5);
    expect(judge(PRINTED, cut, false)).toMatchObject({ met: 1, holds: 1 });
    expect(judge(PRINTED, cut)).toMatchObject({ met: 2, holds: 1, fails: 1 });
    const beyond = judge([{ ...PRINTED[0]!, a: '3' }, ...PRINTED]);
    expect(beyond).toMatchObject({ met: 2, holds: 2, told: [false, true, true] });
  });

  test('a printed table of groups has only decimal numbers and known columns', () => {
    expect(() => judge([{ ...PRINTED[0]!, mean: '5,00' }])).toThrow('expected a decimal number');
    expect(() => judge([{ a: '1', sets: '3' }])).toThrow('column sum');
    const wrong = { ...claim, groups: { summary: 'by-a', cells: { mean: 'sum / most_T' } } };
    expect(() => resolve({ ...definition, claims: [wrong] }, 'example.ts')).toThrow('followed by / cases');
    const other = { ...claim, groups: { summary: 'by-b', cells: {} } };
    expect(() => resolve({ ...definition, claims: [other] }, 'example.ts')).toThrow(
      'expected a summary with most: by-a',
    );
    expect(() => resolve({ ...definition, claims: [{ ...claim, key: ['b'] }] }, 'example.ts')).toThrow(
      'expected the numbers of the groups: a',
    );
  });
});
