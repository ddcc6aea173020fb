import { expect, test } from 'vitest';
import { type Conclusion, claimText, closeLaw, conclude, EMPTY_TALLY, law } from '../../src/claim/index.ts';
import { summaryOf } from '../../src/cli/summary.ts';
import type { FinishedPlan } from '../../src/run/index.ts';

const short = closeLaw(
  law({ id: 'short', says: 'p < 9', holds: () => true, mutant: () => false, mutantSays: 'no' }),
  [],
);
const fails = { says: 'a = 4', where: () => true };
const erratum = { nature: 'slip', printed: 'x', right: 'y', why: 'z', fails } as const;
const printed = { ...short, id: 'printed', erratum };
const tally = {
  ...EMPTY_TALLY,
  cases: 9,
  met: 9,
  holds: 8,
  fails: 1,
  counterexample: { at: [4], game: 'N - {4}', seen: 'p = 9' },
  mutantRefuted: 9,
};
const concluded = (claim: typeof short): Conclusion =>
  conclude(claimText(claim, 'doe-2001, Lemma 3'), tally, 9, { range: '', isDefault: true });

/** Returns the last lines of a run of these claims. */
function summary(isBrief: boolean, ...conclusions: readonly Conclusion[]): string {
  const terminal = { paint: (_: string, text: string) => text };
  return summaryOf(
    [{ asked: { id: 'x' }, conclusions } as unknown as FinishedPlan],
    terminal as never,
    isBrief,
  );
}

test('the summary shows the first counterexample of a claim that fails as expected, except in brief', () => {
  const told = summary(false, concluded(printed));
  expect(told).toContain('\n  fails  doe-2001, Lemma 3: first for N - {4} (x/printed)');
  const brief = summary(true, concluded(printed));
  expect(brief).not.toContain('x/printed');
});

test.each([true, false])('the summary shows an unexpected verdict with its reason (brief: %s)', isBrief => {
  const failing = concluded(short);
  expect(failing.why).not.toBe('');
  const told = summary(isBrief, concluded(printed), failing);
  expect(told).toContain(`\n  fails, unexpected  doe-2001, Lemma 3: ${failing.why} (x/short)`);
});
