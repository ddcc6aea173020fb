import { parseHeaps } from '../../game/index.ts';
import { createExecutor, type PlannedPipeline, type RowsKept, run } from '../../run/index.ts';
import { sentenceOf } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import type { Draw } from '../drawn-rows.ts';
import { EXIT, type ExitCode, exitCodeOf, messageOf, worst } from '../exit-code.ts';
import { wholeNumber } from '../numbers.ts';
import type { Places } from '../places.ts';
import { planned } from '../plans.ts';
import { recheckRun } from '../recheck-run.ts';
import type { Selection } from '../selection.ts';
import type { Terminal } from '../terminal.ts';

export interface RecheckOptions extends Selection {
  /** Draws the random share; a digest of the plan if absent. */
  readonly seed?: string | undefined;
  /** Of the rows that are neither boundaries nor records, one in so many. */
  readonly share: string;
  /** Heaps of one replay. */
  readonly replay: string;
  /** Which rows the run kept. */
  readonly rows: RowsKept;
}

/** Audits finished runs by other means, and ends with what was not checked, and a sentence to cite for each claim. */
export async function recheckCommand(
  options: RecheckOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const share = wholeNumber(options.share, '--share', { least: 1, most: 1e9 });
  const most = parseHeaps(options.replay, '--replay');
  const { plans, broken } = await planned(options, places.pipelines);
  const codes: ExitCode[] = [];
  for (const mistake of broken) {
    terminal.err(terminal.paint('red', messageOf(mistake)));
    codes.push(exitCodeOf(mistake));
  }
  for (const one of plans) {
    const { plan } = one;
    try {
      const draw = { seed: options.seed ?? plan.hash.slice(0, 8), share };
      codes.push(await recheck(one, { draw, most, rows: options.rows }, places, terminal));
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

async function recheck(
  one: PlannedPipeline,
  { draw, most, rows }: { draw: Draw; most: number; rows: RowsKept },
  folders: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const nothing = () => {};
  const warn = (text: string) => terminal.err(text);
  const listener = { start: nothing, progress: nothing, counterexample: nothing, warn };
  const result = await run(one, { folders, executor: createExecutor(1), compute: false, rows, listener });
  const { plan, cases, conclusions } = result;
  const { doubleCheck, mistakes, verdicts, unchecked } = await recheckRun(one, result, {
    draw,
    most,
    folders,
  });
  for (const mistake of mistakes) terminal.err(terminal.paint('red', mistake));
  if (mistakes.length > 0) {
    const what = `${counted(mistakes.length, 'mistake')}; saltus run --fresh computes and judges everything again`;
    terminal.err(`${plan.id}: ${what}`);
    return EXIT.invariant;
  }
  const { counted: by, cases: replayed, which, tooLong } = doubleCheck;
  const rest = tooLong > 0 ? `, ${tooLong} take longer than ${most} heaps` : '';
  const told =
    replayed === 0 ? 'nothing measured that a certificate proves' : `${replayed} replayed (${which})${rest}`;
  terminal.out(`${plan.id}: ${counted(cases, 'case')} counted again ${by}; ${told}`);
  terminal.out(`  ${verdicts}`);
  terminal.out(`  not checked: ${unchecked.length === 0 ? 'nothing' : unchecked.join('; ')}`);
  for (const conclusion of conclusions) terminal.out(`  ${sentenceOf(conclusion, result, doubleCheck)}`);
  return EXIT.expected;
}
