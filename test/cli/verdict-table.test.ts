import { expect, test } from 'vitest';
import {
  type Conclusion,
  claimText,
  closeLaw,
  conclude,
  EMPTY_TALLY,
  law,
  type Proof,
  printedTable,
} from '../../src/claim/index.ts';
import { verdictTable } from '../../src/cli/verdict-table.ts';
import type { FinishedPlan } from '../../src/run/index.ts';

const table = printedTable('x.csv', { key: ['a'], cells: ['period'] });
const short = closeLaw(
  law({ id: 'short', says: 'p < 9', holds: () => true, mutant: () => false, mutantSays: 'no' }),
  [],
);
const refuted: Proof = { status: 'refuted', game: 'N - {12}', at: [12], seen: 'period = 24' };
const SWEPT = { range: '', isDefault: true };

function tableOf(conclusion: Conclusion): string {
  const terminal = { paint: (_: string, text: string) => text };
  const plan = {
    plan: { id: 'x', rule: { ending: 'normal', objective: 'last-player-wins' } },
    cases: 9,
    computed: 0,
    blocks: 1,
  };
  return verdictTable(terminal as never, plan as FinishedPlan, [conclusion]);
}

test.each([
  [
    'with a missing printed row counts missing rows',
    table,
    undefined,
    /fails in 1 of 10 +1 printed row missing \(row 10\)$/,
  ],
  [
    'that only certificates refute counts the refuting games',
    short,
    refuted,
    /fails in 0 of 9[\s\S]*npx saltus game 'N - \{12\}'/,
  ],
] as const)('a claim %s', (_, claim, proof, said) => {
  const told = Array(9).fill(true);
  const tally = { ...EMPTY_TALLY, cases: 9, met: 9, holds: 9, mutantRefuted: 9, told };
  expect(tableOf(conclude(claimText(claim, 'x'), tally, 10, SWEPT, proof))).toMatch(said);
});

test('an erratum is mentioned only if the claim fails exactly as it says', () => {
  const fails = { says: 'a = 4', where: () => true };
  const erratum = { nature: 'slip', printed: 'x', right: 'y', why: 'z', fails } as const;
  const tally = { ...EMPTY_TALLY, cases: 9, met: 9, holds: 8, fails: 1, mutantRefuted: 9 };
  const told = (misplaced: number) =>
    tableOf(conclude(claimText({ ...short, erratum }, 'x'), { ...tally, misplaced }, 9, SWEPT));
  expect(told(0)).toContain('as its erratum says');
  expect(told(1)).not.toContain('as its erratum says');
});

test('an undecided claim counts undecided cases among those that satisfy its hypothesis', () => {
  const tally = { ...EMPTY_TALLY, cases: 9, met: 7, holds: 1, undecided: 6, mutantRefuted: 1 };
  expect(tableOf(conclude(claimText(short, 'x'), tally, 9, SWEPT))).toMatch(/short +undecided in 6 of 7/);
});
