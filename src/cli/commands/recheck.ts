import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { refuse } from '../../errors.ts';
import { parseHeaps } from '../../game/index.ts';
import { orderedBlocksOf, questionOf, sweepText } from '../../plan/index.ts';
import {
  basisOf,
  createExecutor,
  type Difference,
  type Draw,
  doneBlocks,
  type FinishedPlan,
  fileDigest,
  isSame,
  type PlannedPipeline,
  type Rechecked,
  type Result,
  type RowStorage,
  readResult,
  readWholeFile,
  recheckRun,
  resultDifferences,
  resultPath,
  run,
  shellWord,
  tablePath,
} from '../../run/index.ts';
import { claimLines, recheckAgain, replayOf, runAgain, sentenceOf } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { Complaints } from '../complaints.ts';
import { EXIT, type ExitCode, worst } from '../exit-code.ts';
import { wholeNumber } from '../numbers.ts';
import { folderOf } from '../output.ts';
import { outAgain, type Places, shortPath } from '../places.ts';
import { planned } from '../plans.ts';
import { type FurtherChecks, recheckText } from '../recheck-text.ts';
import type { Selection } from '../selection.ts';
import type { Terminal } from '../terminal.ts';

export interface RecheckOptions extends Selection {
  /** Draws the random share; a fresh one if absent. */
  readonly seed?: string | undefined;
  /** The share of replayed rows, as one in this many, of the rows that are neither boundaries nor records. */
  readonly share: string;
  /** Heaps of one replay. */
  readonly replay: string;
  /** The rows that the run kept. */
  readonly rows: RowStorage;
}

/** Audits finished runs by other methods. Prints what was not checked, and for each claim a sentence to cite. */
export async function recheckCommand(
  options: RecheckOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const share = wholeNumber(options.share, '--share', { min: 1, max: 1e9 });
  const maxHeaps = parseHeaps(options.replay, '--replay');
  // The seed is random, so a forger cannot know which rows will be replayed.
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const { plans, broken } = await planned(options, places);
  const complaints = new Complaints(terminal);
  for (const mistake of broken) complaints.add(mistake);
  for (const item of plans) {
    const { plan } = item;
    const draw = { seed, share };
    const code = await complaints.attempt(plan.id, async () => {
      await refuseUnfinished(item, options.rows, places);
      refuseAnother(item, options.rows, places);
      return recheck(item, { draw, maxHeaps, rows: options.rows }, places, terminal);
    });
    if (code !== undefined) complaints.note(code);
  }
  return complaints.worst();
}

/** @throws DefinitionError for a run that has not started or not finished, with the command that finishes it */
async function refuseUnfinished(planned: PlannedPipeline, rows: RowStorage, places: Places): Promise<void> {
  const { pipeline, plan } = planned;
  const basis = await basisOf(pipeline, places.published);
  const isThere = doneBlocks({ plan, rows, basis, bytes: 0 }, places);
  const blocks = orderedBlocksOf(plan);
  const done = blocks.filter(isThere).length;
  if (done === blocks.length) return;
  const result = readResult(folderOf(planned, rows, places), plan.id);
  const isOld = typeof result !== 'string' && result.judgedBy !== basis.judgedBy;
  const none =
    typeof result === 'string'
      ? 'nothing'
      : isOld
        ? 'a result judged before a claim or a printed table changed'
        : 'a result without its computed blocks';
  refuse(
    'recheck',
    'a finished run',
    done === 0 ? none : `${done} of ${counted(blocks.length, 'block')}`,
    `run: ${runAgain(questionOf(pipeline.definition, plan), ...flagsOf(rows, places))}`,
  );
}

/** @throws DefinitionError if the folder holds the result of another run of the pipeline */
function refuseAnother(planned: PlannedPipeline, rows: RowStorage, places: Places): void {
  const { pipeline, plan } = planned;
  const stored = readResult(folderOf(planned, rows, places), plan.id);
  if (typeof stored === 'string' || stored.asked.plan.hash === plan.hash) return;
  const [expected, received] = [sweepText(plan), sweepText(stored.asked.plan)];
  refuse(
    'recheck',
    `the result of ${expected}`,
    expected === received
      ? 'the result of a run with another limit, rule or measure'
      : `the result of ${received}`,
    `run: ${runAgain(questionOf(pipeline.definition, plan), ...flagsOf(rows, places))}`,
  );
}

/** Returns the options that a command needs, in addition to its question, to continue the same run. */
function flagsOf(rows: RowStorage, places: Places): string[] {
  return [...(rows === 'all' ? [] : [`--rows ${rows}`]), ...outAgain(places)];
}

async function recheck(
  planned: PlannedPipeline,
  { draw, maxHeaps, rows }: { draw: Draw; maxHeaps: number; rows: RowStorage },
  folders: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const nothing = () => {};
  const warn = (text: string) => terminal.err(text);
  const listener = { start: nothing, progress: nothing, counterexample: nothing, warn };
  const finished = await run(planned, {
    folders,
    executor: createExecutor(1),
    compute: false,
    rows,
    listener,
  });
  const rechecked = await recheckRun(planned, finished, { draw, maxHeaps, folders });
  const { plan, conclusions } = finished;
  const folder = folderOf(planned, rows, folders);
  const commands = furtherChecks(finished, folder, draw, maxHeaps, folders);
  const mistakes: ReportedError[] = [...rechecked.mistakes, ...resultErrors(finished, folder)];
  for (const { what, game } of mistakes) {
    const where = game === undefined ? plan.id : game;
    const replay = game === undefined ? '' : `\n  replay: ${replayOf(game, plan.rule)}`;
    terminal.err(terminal.paint('red', `${where}: ${what}${replay}`));
  }
  if (mistakes.length > 0) {
    terminal.err(
      [
        `${plan.id}: ${counted(mistakes.length, 'error')}; to recompute everything, run: ${commands.run('--fresh')}`,
        `  to repeat this audit, run: ${commands.recheck()}`,
      ].join('\n'),
    );
    return worst(mistakes.map(({ isDamage }) => (isDamage ? EXIT.machine : EXIT.invariant)));
  }
  const report = recheckText(finished, rechecked, draw, maxHeaps, commands);
  for (const line of report.lines) terminal.out(line);
  const result = readResult(folder, plan.id);
  const undecided = typeof result === 'string' ? null : result.undecided;
  for (const conclusion of conclusions) {
    terminal.out(`  ${sentenceOf(conclusion, { ...finished, undecided }, report.doubleCheck)}`);
  }
  return EXIT.expected;
}

function furtherChecks(
  finished: FinishedPlan,
  folder: string,
  { seed, share }: Draw,
  maxHeaps: number,
  places: Places,
): FurtherChecks {
  const { asked, kept, plan } = finished;
  const flags = flagsOf(kept, places);
  const table = join(folder, tablePath(finished, plan.id));
  return {
    recheck: changed => {
      const options = { seed: shellWord(seed), share, replay: maxHeaps, ...changed };
      return recheckAgain(
        asked,
        ...flags,
        ...Object.entries(options).map(([name, text]) => `--${name} ${text}`),
      );
    },
    run: (...options) => runAgain(asked, ...options, ...flags),
    verify: kept === 'all' ? `npx saltus verify ${shellWord(shortPath(table))}` : undefined,
  };
}

/** A mismatch found, with the game if it concerns one; for files also whether they are corrupt. */
type ReportedError = Partial<Difference> & Rechecked['mistakes'][number];

/** Returns the differences between the result on disk, with its tables, and its blocks. */
function resultErrors(finished: FinishedPlan, folder: string): Difference[] {
  const file = shortPath(join(folder, resultPath(finished)));
  const differences = resultDifferences(finished, folder).map(({ what, ...details }) => ({
    what: `${file}: ${what}`,
    ...details,
  }));
  return [...differences, ...claimErrors(readResult(folder, finished.plan.id), folder)];
}

/**
 * Returns a mismatch if the rows of a result in the table of claims differ from the result. The table then counts as corrupt,
 * whichever is wrong.
 */
function claimErrors(result: Result | string, folder: string): Difference[] {
  if (typeof result === 'string') return [];
  const file = join(folder, 'data', 'claims.csv');
  const text = fileDigest(file) ? String(readWholeFile(file)) : '';
  const lines = text.split('\n').filter(line => line.startsWith(`${result.asked.id},`));
  if (isSame(lines.sort(), claimLines(result).sort())) return [];
  return [{ what: `${shortPath(file)}: it does not match the claims in the result`, isDamage: true }];
}
