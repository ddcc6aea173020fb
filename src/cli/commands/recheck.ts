import { parseHeaps } from '../../game/index.ts';
import {
  createExecutor,
  type Draw,
  type FinishedPlan,
  type PlannedPipeline,
  type RowsKept,
  recheckRun,
  resultDifferences,
  resultPath,
  run,
} from '../../run/index.ts';
import { replayOf, sentenceOf } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode, exitCodeOf, messageOf, worst } from '../exit-code.ts';
import { wholeNumber } from '../numbers.ts';
import { folderOf } from '../output.ts';
import { type Places, shortPath } from '../places.ts';
import { planned } from '../plans.ts';
import { recheckText } from '../recheck-text.ts';
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
  const finished = await run(one, { folders, executor: createExecutor(1), compute: false, rows, listener });
  const rechecked = await recheckRun(one, finished, { draw, most, folders });
  const { plan, conclusions } = finished;
  const mistakes = [...rechecked.mistakes, ...resultMistakes(finished, folders)];
  for (const { what, game } of mistakes) {
    const where = game === undefined ? plan.id : game;
    const replay = game === undefined ? '' : `\n  replay: ${replayOf(game, plan.rule)}`;
    terminal.err(terminal.paint('red', `${where}: ${what}${replay}`));
  }
  if (mistakes.length > 0) {
    const what = `${counted(mistakes.length, 'mistake')}; saltus run --fresh computes and judges everything again`;
    terminal.err(`${plan.id}: ${what}`);
    return EXIT.invariant;
  }
  const told = recheckText(finished, rechecked, draw, most);
  for (const line of told.lines) terminal.out(line);
  for (const conclusion of conclusions) {
    terminal.out(`  ${sentenceOf(conclusion, finished, told.doubleCheck)}`);
  }
  return EXIT.expected;
}

/** What the result on disk, with its tables, says otherwise than its blocks. */
function resultMistakes(finished: FinishedPlan, places: Places): { what: string; game?: string }[] {
  const folder = folderOf(finished.plan, places);
  const file = shortPath(resultPath(folder, finished.plan.id));
  return resultDifferences(finished, folder).map(what => ({ what: `${file}: ${what}` }));
}
