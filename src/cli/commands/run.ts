import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ENGINE_VERSION } from '../../engine/version.ts';
import { type Plan, resolve } from '../../pipeline/index.ts';
import { catalogue, compose } from '../../report/index.ts';
import { createExecutor, type LoadedPipeline, type RunResult, run, writeWhole } from '../../run/index.ts';
import { EXIT, type ExitCode, exitCodeOf, messageOf, worst } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { createProgress } from '../progress.ts';
import { type Selection, selected } from '../selection.ts';
import type { Terminal } from '../terminal.ts';
import { exitCodeOfRun, runAsJson, totals, verdictTable } from '../verdict-table.ts';

export interface RunOptions extends Selection {
  readonly jobs?: number | undefined;
  readonly fresh: boolean;
  readonly json: boolean;
}

/** Computes what is not up to date, checks the claims, writes the files, and says what came of it. */
export async function runCommand(options: RunOptions, places: Places, terminal: Terminal): Promise<ExitCode> {
  const { jobs = availableParallelism(), fresh, json } = options;
  const pipelines = await selected(options, places.pipelines);
  const plans = pipelines.map(({ definition, file }) => resolve(definition, file, options));
  const executor = createExecutor(jobs);
  const progress = await createProgress(terminal);
  const interrupt = () => {
    progress.stop();
    terminal.err('interrupted; nothing is half-written, run again to go on');
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', interrupt);
  const codes: ExitCode[] = [];
  const results: RunResult[] = [];
  const written: string[] = [];
  try {
    for (const [i, pipeline] of pipelines.entries()) {
      try {
        const settings = { folders: places, executor, fresh, listener: progress };
        const result = await run(pipeline, plans[i]!, settings);
        progress.stop();
        written.push(writtenLine(plans[i]!, await writeFiles(pipeline, result, places.out)));
        results.push(result);
        codes.push(exitCodeOfRun(result));
        if (!json) terminal.out(`${verdictTable(terminal, result)}\n`);
      } catch (thrown) {
        progress.stop();
        terminal.err(terminal.paint('red', `${plans[i]!.id}: ${messageOf(thrown)}`));
        codes.push(exitCodeOf(thrown));
      }
    }
  } finally {
    process.off('SIGINT', interrupt);
    await executor.close();
  }
  if (json) terminal.out(JSON.stringify({ pipelines: results.map(runAsJson) }));
  else if (results.length > 0) {
    terminal.out(['written:', ...written, '', totals(results)].join('\n'));
  }
  return worst(codes);
}

/** Where a pipeline's files are: its data and its page by name, its figures and tables by folder. */
function writtenLine({ id }: Plan, paths: readonly string[]): string {
  const short = (path: string) => (path.startsWith(process.cwd()) ? relative('.', path) : path);
  const [inFolder, alone] = [true, false].map(inside =>
    paths.filter(path => path.includes(`/reports/${id}/`) === inside && !path.endsWith('datapackage.json')),
  );
  const folder =
    inFolder!.length > 0 ? [`${short(dirname(inFolder![0]!))}/ (${inFolder!.length} files)`] : [];
  return `  ${[...alone!.map(short), ...folder].join(', ')}`;
}

/** Writes what changed, and returns all paths. */
async function writeFiles(pipeline: LoadedPipeline, result: RunResult, out: string): Promise<string[]> {
  const { files, tables } = await compose(pipeline.definition, result);
  const folder = folderOf(result.plan, out);
  const descriptor = join(folder, 'data', 'datapackage.json');
  const older = existsSync(descriptor) ? readFileSync(descriptor, 'utf8') : undefined;
  const all = new Map(files);
  all.set(
    'data/datapackage.json',
    catalogue(result.plan.id, tables, ENGINE_VERSION, older, path => existsSync(join(folder, 'data', path))),
  );
  return [...all].map(([name, bytes]) => {
    const path = join(folder, name);
    const same = existsSync(path) && readFileSync(path).equals(Buffer.from(bytes));
    if (!same) writeWhole(path, bytes);
    return path;
  });
}

/** Default ranges are committed; others are kept apart, each under the hash of its plan. */
function folderOf(plan: Plan, out: string): string {
  return plan.isDefault ? out : join(out, 'data', 'runs', plan.hash.slice(0, 16));
}
