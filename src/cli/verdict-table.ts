import {
  type Conclusion,
  firstCounterexample,
  isRefutedTheorem,
  section,
  verdictWord,
} from '../claim/index.ts';
import { replayOf, theorems } from '../view/index.ts';
import { counted } from './amounts.ts';
import type { Outcome } from './execute-plans.ts';
import { EXIT, type ExitCode, worst } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** Verdicts of a run as people read them, one line a claim. */
export function verdictTable(
  terminal: Terminal,
  { plan, cases, computed, blocks }: Outcome,
  conclusions: readonly Conclusion[],
): string {
  const source = computed === 0 ? 'up to date' : `${computed} of ${counted(blocks, 'block')} computed`;
  const widest = Math.max(...conclusions.map(({ claim }) => claim.id.length));
  const lines = conclusions.map(conclusion => {
    const { claim, verdict } = conclusion;
    const colour = !conclusion.expected ? 'red' : verdict === 'holds' ? 'green' : 'yellow';
    const painted = terminal.paint(colour, countedVerdict(conclusion).padEnd(24));
    return `  ${claim.id.padEnd(widest)}  ${painted}  ${noteOf(conclusion)}`.trimEnd();
  });
  const counter = conclusions.flatMap(conclusion => firstCounterexample(conclusion) ?? []);
  const replays =
    counter.length > 0 ? [`  replay the first counterexample: ${replayOf(counter[0]!.game, plan.rule)}`] : [];
  return [`${plan.id}: ${counted(cases, 'case')}, ${source}`, ...lines, ...replays].join('\n');
}

/**
 * Returns a verdict with its cases, such as `holds in 3 of 3`; `theorem` if a proof decides, which the cases check; only the
 * verdict if the claim has no cases.
 */
export function countedVerdict(conclusion: Conclusion): string {
  const verdict = conclusion.restsOn.kind === 'theorem' ? 'theorem' : conclusion.verdict;
  const [count, of] = countOf(conclusion);
  return of === 0 ? verdictWord(verdict) : `${verdictWord(verdict)} in ${count} of ${of}`;
}

/**
 * Returns the number of cases with the verdict, of how many. For a verdict by proof, it counts the cases that hold. For a
 * printed table that fails without a differing row, it counts the missing rows, or if there are none, the cases that are
 * not printed.
 */
export function countOf({
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
  if (claim.erratum && expected && verdict === 'fails') notes.push('as its erratum says');
  if (verdict !== 'fails' || claim.table?.groups) {
    if (missing > 0) notes.push(`${counted(missing, 'printed row')} outside this range`);
    if (extra > 0) notes.push(`${counted(extra, 'case')} not printed`);
  }
  return notes.join('; ');
}

/** Returns the totals of all claims in one sentence. */
export function totals(results: readonly Outcome[]): string {
  const all = results.flatMap(({ conclusions }) => conclusions);
  const count = (test: (conclusion: Conclusion) => boolean) => all.filter(test).length;
  const holding = all.filter(({ expected, verdict }) => expected && verdict === 'holds');
  const proved = theorems(holding);
  const fails = count(conclusion => conclusion.expected && conclusion.verdict === 'fails');
  const unexpected = count(conclusion => !conclusion.expected);
  const parts = [
    `${holding.length} ${verdictWord('holds', holding.length)}${proved.length > 0 ? ` (${counted(proved.length, 'theorem')})` : ''}`,
    ...(fails > 0
      ? [
          `${fails} ${verdictWord('fails', fails)} as ${fails === 1 ? 'its erratum says' : 'their errata say'}`,
        ]
      : []),
  ];
  const rest = unexpected === 0 ? 'no unexpected results' : counted(unexpected, 'unexpected result');
  return `${counted(all.length, 'claim')} in ${counted(results.length, 'pipeline')}: ${parts.join(', ')}; ${rest}`;
}

/** Returns 4 for a theorem that fails, 1 for a verdict other than the recorded one, 3 for an undecided one. */
export function exitCodeOfRun({ conclusions }: Outcome): ExitCode {
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
 * Returns a run as `--json` gives it.
 *
 * @param files that it wrote
 */
export function runAsJson(
  { plan, conclusions, cases, root }: Pick<Outcome, 'plan' | 'conclusions' | 'cases' | 'root'>,
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
