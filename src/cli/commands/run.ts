import { availableParallelism } from 'node:os';
import { dirname, relative } from 'node:path';
import type { DefinitionError } from '../../errors.ts';
import type { Plan } from '../../pipeline/index.ts';
import { dataFiles, reportFiles, type Sources, sourcesByKey } from '../../report/index.ts';
import {
  createExecutor,
  type Listener,
  type LoadedPipeline,
  type RowsKept,
  type RunResult,
  readPublished,
  run,
} from '../../run/index.ts';
import { Counterexamples } from '../counterexamples.ts';
import { EXIT, type ExitCode, exitCodeOf, messageOf, worst } from '../exit-code.ts';
import { folderOf, writeCatalogue, writeComposed } from '../output.ts';
import type { Places } from '../places.ts';
import { createProgress } from '../progress.ts';
import { writeRegister } from '../register.ts';

import { isShown, type Planned, planned, type Selection, selected } from '../selection.ts';
import { writeSite } from '../site.ts';

import { type Finished, summaryOf } from '../summary.ts';
import type { Terminal } from '../terminal.ts';
import { exitCodeOfRun, runAsJson, totals, verdictTable } from '../verdict-table.ts';

export interface RunOptions extends Selection {
  readonly jobs?: number | undefined;
  readonly fresh: boolean;
  readonly json: boolean;
  readonly rows: RowsKept;
  /** Whether what is not in the store is computed; else its absence is an error. */
  readonly compute?: boolean;
}

/**
 * Computes what is not up to date, checks the claims, says what came of it, and writes the files: first data and
 * verdicts, then what is drawn of them, so that a figure that fails costs nothing but itself.
 */
export async function runCommand(options: RunOptions, places: Places, terminal: Terminal): Promise<ExitCode> {
  return runPlans(await planned(options, places.pipelines), options, places, terminal);
}

/** {@link runCommand} for plans that are there. */
export async function runPlans(
  { plans, broken }: Planned,
  options: RunOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { jobs = availableParallelism(), fresh, json, rows, compute = true } = options;
  const sources = sourcesByKey(await readPublished('sources.csv', places.published));
  const executor = createExecutor(jobs);
  const progress = await createProgress(terminal);
  const counterexamples = new Counterexamples(places, terminal);
  const listener: Listener = { ...progress, counterexample: found => counterexamples.meet(found) };
  const interrupt = () => {
    progress.stop();
    terminal.err('interrupted; nothing is half-written, run again to go on');
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', interrupt);
  const codes: ExitCode[] = [];
  const finished: Finished[] = [];
  const written: string[] = [];
  const complain = (thrown: unknown, id?: string) => {
    progress.stop();
    terminal.err(terminal.paint('red', id === undefined ? messageOf(thrown) : `${id}: ${messageOf(thrown)}`));
    codes.push(exitCodeOf(thrown));
  };
  try {
    for (const { pipeline, plan } of plans) {
      try {
        const settings = { folders: places, executor, rows, fresh, compute, listener };
        const result = await run(pipeline, plan, settings);
        progress.stop();
        const data = writeData(pipeline, result, places, sources);
        finished.push({ pipeline, result });
        codes.push(exitCodeOfRun(result));
        const shown = result.conclusions.filter(one => isShown(one, pipeline.definition, options));
        if (!json && shown.length > 0) terminal.out(`${verdictTable(terminal, result, shown)}\n`);
        const report = await writeReport(pipeline, result, data, places, sources, complain);
        written.push(writtenLine(plan, report));
        codes.push(await counterexamples.settle(pipeline, result));
      } catch (thrown) {
        complain(thrown, plan.id);
      }
    }
  } finally {
    process.off('SIGINT', interrupt);
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
  if (isWhole(options) && finished.length > 0) {
    try {
      const { pipelines } = await selected({ ids: ['all'] }, places.pipelines);
      written.push(`  ${shortPath(await writeSite(pipelines, places, sources))}`);
    } catch (thrown) {
      complain(thrown, 'site');
    }
  }
  const results = finished.map(({ result }) => result);
  if (json) terminal.out(JSON.stringify({ pipelines: results.map(runAsJson) }));
  else if (results.length > 0) {
    const summary = summaryOf(finished, terminal);
    terminal.out(['written:', ...written, '', summary, '', totals(results)].join('\n'));
  }
  return worst(codes);
}

/** Whether a run brings all up to date that the site shows. */
function isWhole({ ids, over = {}, limit, source }: RunOptions): boolean {
  const allOfThem = ids.length === 0 || ids.includes('all');
  return allOfThem && Object.keys(over).length === 0 && limit === undefined && source === undefined;
}

/** Where a pipeline's files are: its data and its page by name, its figures and tables by folder. */
function writtenLine({ id }: Plan, paths: readonly string[]): string {
  const [inFolder, alone] = [true, false].map(inside =>
    paths.filter(path => path.includes(`/reports/${id}/`) === inside && !path.endsWith('datapackage.json')),
  );
  const folder =
    inFolder!.length > 0 ? [`${shortPath(dirname(inFolder![0]!))}/ (${inFolder!.length} files)`] : [];
  return `  ${[...alone!.map(shortPath), ...folder].join(', ')}`;
}

function shortPath(path: string): string {
  return path.startsWith(process.cwd()) ? relative('.', path) : path;
}

/** Writes what changed of the data, and returns the paths. */
function writeData(
  { definition }: LoadedPipeline,
  result: RunResult,
  places: Places,
  sources: Sources,
): string[] {
  const folder = folderOf(result.plan, places);
  const paths = [...dataFiles(definition, result, sources)].map(file => writeComposed(folder, file));
  return [...paths, writeCatalogue(folder, definition.id, paths)];
}

/** Writes what changed of figures, tables and page, and returns all paths, with those of the data. */
async function writeReport(
  { definition }: LoadedPipeline,
  result: RunResult,
  data: readonly string[],
  places: Places,
  sources: Sources,
  complain: (mistake: DefinitionError) => void,
): Promise<string[]> {
  const folder = folderOf(result.plan, places);
  const names = data.map(path => relative(folder, path)).filter(name => name.endsWith('.csv'));
  const paths = [...data];
  for await (const file of reportFiles(definition, result, names, complain, sources)) {
    paths.push(writeComposed(folder, file));
  }
  return paths;
}
