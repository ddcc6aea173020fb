import { expect, test } from 'vitest';
import { COLUMN_MEASURES, MeasuredGame } from '../../src/engine/index.ts';
import { parseFamily } from '../../src/game/index.ts';
import {
  type CaseRow,
  computeRows,
  type PipelineDefinition,
  type Plan,
  resolve,
} from '../../src/plan/index.ts';

const definition: PipelineDefinition = {
  id: 'pairs',
  question: 'Which periods have pairs?',
  source: 'none',
  sweep: { game: 'N - {a, b}', over: { a: '1..20', b: 'a+1..66' } },
  measure: ['preperiod', 'period', 'saltus'],
  limit: '1e6 heaps',
  claims: [],
};

/** Computes the rows one game at a time. */
function rowsAlone({ sweep, measure, rule, limit }: Plan): CaseRow[] {
  const family = parseFamily(sweep);
  return Array.from(family.cases(), at => {
    const game = new MeasuredGame(family.gameAt(at), rule, limit);
    return { values: [...at, ...measure.map(name => COLUMN_MEASURES[name].of(game))], series: {} };
  });
}

test.each([
  ['pairs, some too large for a word and some beyond the limit', {}, '40'],
  ['pairs, all decided', {}, '1e6'],
  ['finite sets', { sweep: { game: '{a, b, 2b}', over: { a: '1..20', b: 'a+1..40' } } }, '100'],
  [
    'outcomes of finite sets under misère play',
    {
      sweep: { game: '{1, a, b}', over: { a: '2..20', b: 'a+1..30' }, objective: 'last-player-loses' },
      measure: ['T', 'outcomePreperiod'],
    },
    '1e6',
  ],
] as const)('computeRows agrees with one game at a time, in order: %s', (_, changed, limit) => {
  const plan = resolve({ ...definition, ...changed } as PipelineDefinition, 'x', { limit });
  const alone = rowsAlone(plan);
  expect(alone.length).toBeGreaterThan(250);
  expect([...computeRows(plan, plan)]).toEqual(alone);
  const undecided = alone.filter(({ values }) => values.some(value => typeof value === 'object')).length;
  expect(undecided > 0).toBe(limit !== '1e6');
  expect(undecided).toBeLessThan(alone.length / 2);

  const isKnown = ([a = 0, b = 0]: readonly number[]) => (a + b) % 3 === 0;
  const known = (at: readonly number[]) =>
    isKnown(at) ? { values: [...at, 'known'], series: {} } : undefined;
  const mixed = alone.map(row => known(row.values.slice(0, 2) as number[]) ?? row);
  expect([...computeRows(plan, plan, known)]).toEqual(mixed);
});

test('computeRows computes each row before it reads the next case', () => {
  const plan = resolve(definition, 'x');
  let drawn = 0;
  function* cases() {
    for (const at of [
      [1, 2],
      [1, 64],
    ]) {
      drawn++;
      yield at;
    }
  }
  const rows = computeRows(plan, plan, undefined, cases());
  expect(rows.next().value!.values.slice(0, 2)).toEqual([1, 2]);
  expect(drawn).toBe(1);
});
