import { expect, test } from 'vitest';
import { claimText, conclude, EMPTY_TALLY, law, type Proof, published } from '../../src/claim/index.ts';
import { verdictTable } from '../../src/cli/verdict-table.ts';
import type { FinishedPlan } from '../../src/run/index.ts';

const table = published('x.csv', { key: ['a'], cells: ['period'] });
const short = law({ id: 'short', says: 'p < 9', holds: () => true, mutant: () => false, mutantSays: 'no' });
const refuted: Proof = { status: 'refuted', game: 'N - {12}', at: [12], seen: 'period = 24' };

test.each([
  [
    'that misses a printed row counts those that hold',
    table,
    undefined,
    /fails +9 of 9 .*1 missing, 0 extra/,
  ],
  ['that certificates alone refute counts the cases that do', short, refuted, /fails +0 of 9/],
] as const)('a claim %s', (_, claim, proof, told) => {
  const tally = { ...EMPTY_TALLY, cases: 9, met: 9, holds: 9, mutantRefuted: 9 };
  const conclusion = conclude(claimText(claim, 'x'), tally, 10, { range: '', isDefault: true }, proof);
  const terminal = { paint: (_: string, text: string) => text };
  const plan = { plan: { id: 'x' }, cases: 9, computed: 0, blocks: 1 };
  const said = verdictTable(terminal as never, plan as FinishedPlan, [conclusion]);
  expect(said).toMatch(told);
});
