import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import type { DefinitionError } from '../../errors.ts';
import {
  clearLeftOverBelow,
  createExecutor,
  type Listener,
  type LoadedPipeline,
  type RowsKept,
  type RunResult,
  readPublished,
  runPlans,
} from '../../run/index.ts';
import { type Sources, sourcesByKey } from '../../view/index.ts';
import { Counterexamples } from '../counterexamples.ts';
import { type ExitCode, exitCodeOf, messageOf, worst } from '../exit-code.ts';
import type { CommandLine } from '../help-texts.ts';
import { writeData, writeReport, writtenLine } from '../pipeline-files.ts';
import { type Places, shortPath } from '../places.ts';
import { type Planned, planned } from '../plans.ts';
import { createProgress } from '../progress.ts';
import { writeRegister } from '../register.ts';
import { isShown, type Selection, selected } from '../selection.ts';
import { writeSite } from '../site.ts';
import { type Finished, summaryOf } from '../summary.ts';
import type { Terminal } from '../terminal.ts';
import { exitCodeOfRun, runAsJson, totals, verdictTable } from '../verdict-table.ts';

export interface RunOptions extends Selection {
  readonly jobs?: number | undefined;
  readonly fresh: boolean;
  readonly json: boolean;
  readonly rows: RowsKept;
  /** Whether each claim and each file is told of many pipelines too. */
  readonly verbose?: boolean;
  /** Whether what is not in the store is computed; else its absence is an error. */
  readonly compute?: boolean;
}

/** Pipelines of which each claim and each file is told; of more what they come to, and what came out otherwise than expected. */
const FEW_PIPELINES = 4;

/**
 * Computes what is not up to date, checks the claims, says what came of it, and writes the files: of each pipeline first
 * data and verdicts, then what is drawn of them, so that a figure that fails costs nothing but itself.
 */
export async function runCommand(
  options: RunOptions,
  places: Places,
  terminal: Terminal,
  main: CommandLine,
): Promise<ExitCode> {
  return runPlanned(await planned(options, places.pipelines), options, places, terminal, main);
}

/** {@link runCommand} for plans that are there; with no site where there is no command line to tell of. */
export async function runPlanned(
  { plans, broken }: Planned,
  options: RunOptions,
  places: Places,
  terminal: Terminal,
  main?: CommandLine,
): Promise<ExitCode> {
  const { jobs = availableParallelism(), fresh, json, rows, verbose = false, compute = true } = options;
  const isBrief = !verbose && options.verdict === undefined && plans.length > FEW_PIPELINES;
  const sources = sourcesByKey(await readPublished('sources.csv', places.published));
  clearLeftOverBelow(places.blocks);
  const executor = createExecutor(jobs);
  const progress = await createProgress(terminal);
  const counterexamples = new Counterexamples(places, terminal);
  const listener: Listener = {
    ...progress,
    counterexample: found => {
      progress.pause();
      counterexamples.meet(found);
    },
  };
  const codes: ExitCode[] = [];
  const finished: Finished[] = [];
  const written: string[] = [];
  const complain = (thrown: unknown, id?: string) => {
    progress.pause();
    terminal.err(terminal.paint('red', id === undefined ? messageOf(thrown) : `${id}: ${messageOf(thrown)}`));
    codes.push(exitCodeOf(thrown));
  };
  try {
    const settings = { folders: places, executor, rows, fresh, compute, listener };
    const drawing = pLimit(1);
    const reports = runPlans(plans, settings).map((run, i) =>
      report(plans[i]!.pipeline, run, drawing, places, sources),
    );
    // What is done first is drawn first; what is said comes in the order of the plans.
    for (const [i, one] of reports.entries()) {
      const { pipeline, plan } = plans[i]!;
      const { result, paths, mistakes, failure } = await one;
      if (result !== undefined) {
        finished.push({ pipeline, result });
        written.push(...(isBrief ? [] : [writtenLine(plan, paths)]));
        codes.push(exitCodeOfRun(result));
        const shown = result.conclusions.filter(
          one => isShown(one, pipeline.definition, options) && !(isBrief && one.expected),
        );
        progress.pause();
        if (!json && shown.length > 0) terminal.out(`${verdictTable(terminal, result, shown)}\n`);
        try {
          codes.push(await counterexamples.settle(pipeline, result));
        } catch (thrown) {
          complain(thrown, plan.id);
        }
      }
      for (const mistake of mistakes) complain(mistake);
      if (failure !== undefined) complain(failure, plan.id);
    }
  } finally {
    progress.pause();
    await executor.close();
  }
  for (const mistake of broken) complain(mistake);
  if (finished.some(({ result }) => result.plan.isDefault)) {
    try {
      written.push(`  ${(await writeRegister(places, sources)).map(shortPath).join(', ')}`);
    } catch (thrown) {
      complain(thrown, 'register of claims');
    }
  }
  if (main && isWhole(options) && finished.length > 0) {
    try {
      const { pipelines } = await selected({ ids: ['all'] }, places.pipelines);
      written.push(`  ${shortPath(await writeSite(pipelines, places, sources, main))}`);
    } catch (thrown) {
      complain(thrown, 'site');
    }
  }
  const results = finished.map(({ result }) => result);
  if (json) terminal.out(JSON.stringify({ pipelines: results.map(runAsJson) }));
  else if (results.length > 0) {
    const summary = summaryOf(finished, terminal, isBrief);
    terminal.out(['written:', ...written, '', summary, '', totals(results)].join('\n'));
    if (isBrief) terminal.out('each claim and each file: the same command with --verbose, or saltus run ID');
  }
  return worst(codes);
}

/** What became of a plan, and the files that were written. */
interface Report {
  /** Absent where the plan failed, or its data could not be written. */
  readonly result?: RunResult;
  readonly paths: readonly string[];
  /** Figures that could not be drawn. */
  readonly mistakes: readonly DefinitionError[];
  readonly failure?: unknown;
}

/** Writes the files of a plan as soon as it is done. Drawings are made one at a time: they take memory. */
async function report(
  pipeline: LoadedPipeline,
  run: Promise<RunResult>,
  drawing: LimitFunction,
  places: Places,
  sources: Sources,
): Promise<Report> {
  const mistakes: DefinitionError[] = [];
  let written: Pick<Report, 'result' | 'paths'> = { paths: [] };
  try {
    const result = await run;
    const data = writeData(pipeline, result, places, sources);
    written = { result, paths: data };
    const complain = (mistake: DefinitionError) => mistakes.push(mistake);
    const paths = await drawing(() => writeReport(pipeline, result, data, places, sources, complain));
    return { result, paths, mistakes };
  } catch (failure) {
    return { ...written, mistakes, failure };
  }
}

/** Whether a run brings all up to date that the site shows. */
function isWhole({ ids, over = {}, limit, source }: RunOptions): boolean {
  const allOfThem = ids.length === 0 || ids.includes('all');
  return allOfThem && Object.keys(over).length === 0 && limit === undefined && source === undefined;
}
