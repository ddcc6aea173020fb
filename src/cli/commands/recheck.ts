import { countCases } from '../../check/count-cases.ts';
import { DefinitionError } from '../../errors.ts';
import { formatGame, parseFamily, parseHeaps } from '../../game/index.ts';
import { replayOf, sentenceOf } from '../../report/index.ts';
import { createExecutor, type RunResult, run } from '../../run/index.ts';
import { counted } from '../amounts.ts';
import { certifiedMeasures, doubleCheck } from '../double-check.ts';
import { drawnRows } from '../drawn-rows.ts';
import { EXIT, type ExitCode, exitCodeOf, messageOf, worst } from '../exit-code.ts';
import { wholeNumber } from '../numbers.ts';
import type { Places } from '../places.ts';
import { planned, type Selection } from '../selection.ts';
import type { Terminal } from '../terminal.ts';

export interface RecheckOptions extends Selection {
  /** Draws the random share; a digest of the plan if absent. */
  readonly seed?: string | undefined;
  /** Of the rows that are neither boundaries nor records, one in so many. */
  readonly share: string;
  /** Heaps of one replay. */
  readonly replay: string;
}

/**
 * Checks a finished run by other means: its cases are counted again without enumerating them as the sweep does, and
 * boundaries, records and a random share of its rows are replayed by the checker that shares no code with the engine.
 * Ends with a sentence to cite for each claim.
 */
export async function recheckCommand(
  options: RecheckOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const share = wholeNumber(options.share, '--share', { least: 1, most: 1e9 });
  const replay = parseHeaps(options.replay, '--replay');
  const { plans, broken } = await planned(options, places.pipelines);
  const codes: ExitCode[] = [];
  for (const mistake of broken) {
    terminal.err(terminal.paint('red', messageOf(mistake)));
    codes.push(exitCodeOf(mistake));
  }
  for (const one of plans) {
    const { plan } = one;
    if (certifiedMeasures(plan).length === 0) {
      terminal.out(`${plan.id}: measures nothing that a certificate proves`);
      continue;
    }
    try {
      const nothing = () => {};
      const warn = (text: string) => terminal.err(text);
      const listener = { start: nothing, progress: nothing, counterexample: nothing, warn };
      const settings = { folders: places, executor: createExecutor(1), compute: false, listener };
      const result = await run(one, settings);
      codes.push(recheck(result, { seed: options.seed ?? plan.hash.slice(0, 8), share, replay }, terminal));
    } catch (thrown) {
      terminal.err(terminal.paint('red', `${plan.id}: ${messageOf(thrown)}`));
      terminal.err(
        `${plan.id}: what is rechecked must be computed first, by saltus run with the same options`,
      );
      codes.push(exitCodeOf(thrown));
    }
  }
  return worst(codes);
}

function recheck(
  result: RunResult,
  { seed, share, replay }: { seed: string; share: number; replay: number },
  terminal: Terminal,
): ExitCode {
  const { plan, cases, conclusions, summaries } = result;
  const family = parseFamily(plan.sweep);
  const counts = { boundary: 0, record: 0, drawn: 0 };
  let tooLong = 0;
  let code: ExitCode = EXIT.expected;
  const complain = (text: string) => {
    terminal.err(terminal.paint('red', text));
    code = EXIT.invariant;
  };
  const again = countCases(plan.sweep);
  if (again.cases !== BigInt(cases)) {
    complain(`${plan.id}: ${cases} rows where the sweep has ${again.cases} cases, counted ${again.by}`);
  }
  const witnesses = conclusions.flatMap(({ tally }) =>
    tally.counterexample ? [tally.counterexample.at] : [],
  );
  const holders = new Set([
    ...summaries.flat().map(({ at }) => at?.join() ?? ''),
    ...witnesses.map(at => at.join()),
  ]);
  const letters = family.letters.length;
  for (const { row, reason } of drawnRows(result.rows(), letters, holders, { seed, share })) {
    if (row.values.some(value => typeof value === 'object')) continue;
    const game = family.gameAt(row.values.slice(0, letters) as number[]);
    const byMeasure = Object.fromEntries(plan.measure.map((name, i) => [name, row.values[letters + i]]));
    const checked = doubleCheck(game, byMeasure, plan, replay);
    if (checked.status === 'too long') tooLong++;
    else counts[reason]++;
    if (checked.status === 'differs') {
      complain(`${formatGame(game)}: ${checked.why}\n  replay: ${replayOf(formatGame(game), plan.rule)}`);
    }
  }
  const which = `${counts.boundary} at the ends of rows, ${counts.record} records and counterexamples, ${counts.drawn} drawn, one in ${share} by the seed ${seed}`;
  const checked = counts.boundary + counts.record + counts.drawn;
  if (checked === 0) {
    const expected = 'rows that can be replayed';
    throw new DefinitionError([
      { where: '--replay', expected, received: `${replay} heaps, too few for any` },
    ]);
  }
  terminal.out(
    `${plan.id}: ${counted(cases, 'case')} counted again ${again.by}; ${checked} replayed (${which})${tooLong > 0 ? `, ${tooLong} take longer than ${replay} heaps` : ''}`,
  );
  if (code !== EXIT.expected) return code;
  for (const conclusion of conclusions) {
    terminal.out(
      `  ${sentenceOf(conclusion, result, { counted: again.by, cases: checked, which, tooLong })}`,
    );
  }
  return code;
}
