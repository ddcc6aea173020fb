import fc from 'fast-check';
import { expect, test } from 'vitest';
import { law, mergeTallies, ours, type Value } from '../../src/claim/index.ts';
import {
  type CaseRow,
  claimsOf,
  computeRows,
  definePipeline,
  orderedBlocksOf,
  RowsJudge,
  resolve,
} from '../../src/plan/index.ts';
import { SEED } from '../engine/finite/games.ts';

const definition = definePipeline({
  id: 'example',
  question: 'Which?',
  source: 'saltus, an example',
  sweep: { game: '{a, b, c}', over: { a: '1..7', b: 'a+1..8', c: 'b+1..9' } },
  measure: ['period', 'T'],
  limit: '1e6 heaps',
  summaries: [
    { name: 'by-a', title: 'By a', by: { a: 'a', other: 'min(1, (a + b) mod period)' }, most: 'period' },
    { name: 'parity', title: 'By parity', by: { parity: 'T mod 2' } },
  ],
  claims: [
    ours('text', { holds: 'T divides period and T >= 2' }),
    law({
      id: 'function',
      with: [9, 8],
      says: most => `period ≤ ${most}`,
      where: ({ a }) => a > 1,
      holds: (most, { period }) => period! <= most,
    }),
    law({
      id: 'letters',
      ofLetters: true,
      says: 'a < b',
      holds: ({ a, b }) => a! < b!,
      mutant: ({ a, b }) => a! > b!,
      mutantSays: 'a > b',
    }),
  ],
});
const plan = resolve(definition, 'example.ts');
const ROWS = orderedBlocksOf(plan).flatMap(block => [...computeRows(plan, block)]);
const UNKNOWN: Value = { status: 'undecided', limit: 10, why: 'too long' };

const fresh = () => new RowsJudge(plan, claimsOf(definition), () => []);
const spoilt = (row: CaseRow, at: number, value: Value): CaseRow => ({
  ...row,
  values: row.values.with(at, value),
});
const row = fc
  .tuple(
    fc.constantFrom(...ROWS),
    fc.option(
      fc.tuple(fc.constantFrom(3, 4), fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(UNKNOWN))),
    ),
  )
  .map(([row, change]) => (change ? spoilt(row, ...change) : row));
const blocks = fc.array(
  fc.uniqueArray(row, { maxLength: 30, selector: ({ values }) => values.slice(0, 3).join() }),
  { maxLength: 5 },
);

test('a judge that has judged other blocks gives the same result as a new one', () => {
  const met = { fails: 0, undecided: 0 };
  fc.assert(
    fc.property(blocks, blocks => {
      const judge = fresh();
      const [judged, alone] = [
        blocks.map(rows => judge.judge(rows)),
        blocks.map(rows => fresh().judge(rows)),
      ];
      expect(judged).toEqual(alone);
      for (const { tallies } of judged) {
        met.fails += tallies[1]!.fails;
        met.undecided += tallies[0]!.undecided;
      }
    }),
    { numRuns: 200, seed: SEED },
  );
  expect(Math.min(...Object.values(met))).toBeGreaterThan(100);
});

test('the results of blocks merge to the result of all rows, and each row is passed on', () => {
  const judge = fresh();
  const handed: CaseRow[] = [];
  const whole = judge.judge(ROWS, row => handed.push(row));
  expect(handed).toEqual(ROWS);
  const counted = whole.summaries.map(groups => groups.reduce((sum, { cases }) => sum + cases, 0));
  expect([whole.cases, ...counted]).toEqual([84, 84, 84]);
  const parts = [ROWS.slice(0, 20), ROWS.slice(20)].map(rows => judge.judge(rows));
  const merged = claimsOf(definition).map((_, i) =>
    mergeTallies(parts[0]!.tallies[i]!, parts[1]!.tallies[i]!),
  );
  expect(merged).toEqual(whole.tallies);
  expect(whole.tallies[2]).toMatchObject({ cases: 84, holds: 84, mutantRefuted: 84 });
});
