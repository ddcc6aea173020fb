import { type Conclusion, firstCounterexample, isRefutedTheorem, section } from '../claim/index.ts';
import type { FinishedPlan } from '../run/index.ts';
import { replayOf, theorems, verdictWord } from '../view/index.ts';
import { counted, counting } from './amounts.ts';
import { EXIT, type ExitCode, worst } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** Verdicts of a run as people read them, one line a claim. */
export function verdictTable(
  terminal: Terminal,
  { plan, cases, computed, blocks }: FinishedPlan,
  conclusions: readonly Conclusion[],
): string {
  const source = computed === 0 ? 'up to date' : `${computed} of ${counted(blocks, 'block')} computed`;
  const widest = Math.max(...conclusions.map(({ claim }) => claim.id.length));
  const lines = conclusions.map(conclusion => {
    const { claim, verdict } = conclusion;
    // Without the word it would read as the cases for which it holds.
    const count = `${verdict === 'fails' ? 'in ' : ''}${countOf(conclusion).join(' of ')}`;
    const colour = !conclusion.expected ? 'red' : verdict === 'holds' ? 'green' : 'yellow';
    const label = terminal.paint(colour, verdictWord(conclusion).padEnd(9));
    return `  ${claim.id.padEnd(widest)}  ${label}  ${count.padStart(12)}  ${noteOf(conclusion)}`.trimEnd();
  });
  const counter = conclusions.flatMap(one => firstCounterexample(one) ?? []);
  const replays =
    counter.length > 0 ? [`  replay the first counterexample: ${replayOf(counter[0]!.game, plan.rule)}`] : [];
  return [`${plan.id}: ${counted(cases, 'case')}, ${source}`, ...lines, ...replays].join('\n');
}

/**
 * How many cases of how many came to the verdict, or hold where it is by a proof; of a printed table without a row that differs
 * its rows that are missing, and where there are none cases that are not printed.
 */
function countOf({
  claim,
  verdict,
  tally,
  missing,
  extra,
}: Conclusion): readonly [count: number, of: number] {
  const { cases, met, holds, fails, undecided, error } = tally;
  if (verdict === 'fails' && fails === 0 && claim.table)
    return missing > 0 ? [missing, met + missing] : [extra, cases];
  if (verdict === 'fails') return [fails, met];
  if (verdict === 'undecided') return [undecided || holds, met];
  return [verdict === 'error' ? error || fails : holds, met];
}

function noteOf({ claim, verdict, expected, why, missing, extra }: Conclusion): string {
  const notes = [];
  if (why !== '') notes.push(why);
  if (claim.erratum && expected) notes.push('erratum on file');
  if (claim.table && verdict !== 'fails') notes.push(`${missing} missing, ${extra} extra`);
  return notes.join('; ');
}

/** What all claims came to, in one line. */
export function totals(results: readonly FinishedPlan[]): string {
  const all = results.flatMap(({ conclusions }) => conclusions);
  const count = (test: (one: Conclusion) => boolean) => all.filter(test).length;
  const holding = all.filter(({ expected, verdict }) => expected && verdict === 'holds');
  const proved = theorems(holding);
  const parts = [
    `${counting(holding.length, 'hold')}${proved.length > 0 ? `, ${proved.length} of them ${proved.length === 1 ? 'a theorem' : 'theorems'}` : ''}`,
    `${counting(
      count(one => one.expected && one.verdict === 'fails'),
      'fail',
    )} as the errata on file say`,
    `${count(one => !one.expected)} otherwise than expected`,
  ];
  return `${counted(all.length, 'claim')} in ${counted(results.length, 'pipeline')}: ${parts.join(', ')}`;
}

/** 4 for a theorem that fails, 1 for a verdict that is not the one on file, 3 for one left undecided. */
export function exitCodeOfRun({ conclusions }: FinishedPlan): ExitCode {
  return worst(
    conclusions.map(conclusion => {
      const { verdict, expected } = conclusion;
      if (isRefutedTheorem(conclusion)) return EXIT.invariant;
      if (verdict === 'error' && !expected) return EXIT.usage;
      if (verdict === 'undecided') return EXIT.undecided;
      if (!expected) return EXIT.mismatch;
      return EXIT.expected;
    }),
  );
}

/**
 * A run as `--json` gives it.
 *
 * @param files that it wrote
 */
export function runAsJson(
  { plan, conclusions, cases, root }: Pick<FinishedPlan, 'plan' | 'conclusions' | 'cases' | 'root'>,
  files: readonly string[],
) {
  return {
    id: plan.id,
    engine: plan.engine,
    plan: plan.hash,
    rows: cases,
    cases,
    root,
    files,
    claims: conclusions.map(conclusion => {
      const { claim, verdict, expected, mutant, restsOn, tally, untold, missing, extra, why } = conclusion;
      const { met, holds, fails, undecided, error } = tally;
      return {
        id: claim.id,
        source: section(claim.source, claim.place),
        says: claim.says,
        verdict,
        expected,
        cases: met,
        counts: { holds, fails, undecided, error, ...(claim.table && { missing, extra }) },
        nearMiss: mutant,
        ...(untold && { untold }),
        why,
        restsOn,
        counterexample: firstCounterexample(conclusion),
      };
    }),
  };
}
