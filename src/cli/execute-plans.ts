import { dirname, join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { questionOf } from '../plan/index.ts';
import {
  basisOf,
  type Counterexample,
  createExecutor,
  dataFolderOf,
  type Executor,
  type FinishedPlan,
  filesOfResult,
  insistOnOwnFiles,
  noteBegun,
  type PlannedPipeline,
  type Result,
  type RowStorage,
  readWholeFile,
  removeLeftovers,
  removeLeftoversBelow,
  removeNote,
  resultPath,
  runPlans,
  runsFolder,
  writeResult,
} from '../run/index.ts';
import type { Complaints } from './complaints.ts';
import { Counterexamples, type Smallest } from './counterexamples.ts';
import type { EarlierFiles, PlanFiles } from './earlier-files.ts';
import { folderOf, keyOf, type Published, writePipeline } from './output.ts';
import { homeOf, type Places } from './places.ts';
import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { isWorthThreads, warnOfThreads } from './worth-threads.ts';

/** The settings for computing plans. */
export interface PlanSettings {
  readonly jobs?: number | undefined;
  readonly fresh: boolean;
  readonly rows: RowStorage;
  /** Whether missing blocks are computed; otherwise they are an error. */
  readonly compute?: boolean;
}

/** A finished plan, from this run or an earlier one. */
export type Outcome = Pick<
  FinishedPlan,
  'asked' | 'plan' | 'conclusions' | 'cases' | 'root' | 'blocks' | 'computed'
>;

/** A plan that is done, and the files of its result. */
export interface DonePlan {
  readonly outcome: Outcome;
  readonly result: Result;
  readonly folder: string;
  readonly paths: readonly string[];
}

/** The state of the files of a plan. */
interface Written {
  /** Absent if the plan failed, or its result could not be written. */
  readonly done?: DonePlan;
  readonly failures: readonly (readonly [thrown: unknown, of?: string])[];
}

/** The parts of a command that computing plans needs. */
export interface RunContext {
  readonly places: Places;
  readonly terminal: Terminal;
  readonly progress: Progress;
  readonly complaints: Complaints;
  readonly published: Published;
  /** Absent if nothing is taken as up to date. */
  readonly earlier?: EarlierFiles | undefined;
  /** Receives the smallest counterexamples, by claim, instead of a report of each. */
  readonly smallest?: Map<string, Smallest> | undefined;
}

/**
 * Executes plans, and writes the files of each as soon as it is done, while others are computed. It writes first the
 * result and then the files that show it, so a figure that fails costs only itself. A plan whose files are up to date is
 * skipped. Yields the plans in their order; if one fails, the failure is reported, and the others continue.
 */
export async function* executePlans(
  plans: readonly PlannedPipeline[],
  { jobs, ...doing }: PlanSettings,
  { places, terminal, progress, complaints, published, earlier, smallest }: RunContext,
): AsyncGenerator<DonePlan> {
  removeLeftoversBelow(places.blocks);
  const known = new Map<PlannedPipeline, KnownFiles | undefined>();
  for (const planned of plans) known.set(planned, await knownFiles(planned, doing, places, earlier));
  const open = plans.filter(planned => known.get(planned)?.done === undefined);
  warnOfThreads(jobs, terminal);
  const isLong = isWorthThreads(open);
  // There is no progress bar yet, and listing the blocks may take long.
  if (isLong) terminal.busy();
  const threads = jobs ?? (isLong ? terminal.cores : 1);
  // The thread that draws the progress bar and answers Ctrl-C must not compute.
  const executor = createExecutor(threads, threads > 1 || (terminal.interactive && isLong));
  const counterexamples = new Counterexamples(places, terminal, smallest);
  const counterexample = (found: Counterexample) => {
    progress.pause();
    counterexamples.meet(found);
  };
  let warnings = 0;
  const warn = (text: string) => {
    warnings++;
    progress.warn(text);
  };
  // Figures are drawn in the order in which plans finish, on as many cores as compute.
  const drawing = pLimit(threads);
  const writing = {
    settings: doing,
    places,
    progress,
    published,
    executor,
    drawing,
    hasWarned: () => warnings > 0,
  };
  try {
    const settings = { folders: places, executor, listener: { ...progress, warn, counterexample }, ...doing };
    const running = open.length > 0 ? runPlans(open, settings) : [];
    const written = new Map(
      open.map((planned, i) => [
        planned,
        writeWhenFinished(running[i]!, planned, known.get(planned)?.files, writing),
      ]),
    );
    for (const planned of plans) {
      const { pipeline, plan } = planned;
      const { done = known.get(planned)?.done, failures = [] } = (await written.get(planned)) ?? {};
      progress.pause();
      if (done) {
        const settle = async () => {
          progress.busy();
          const settled = () => counterexamples.settle(pipeline, done.outcome);
          const code = await complaints.attempt(plan.id, settled);
          if (code !== undefined) complaints.note(code);
        };
        // An answer needs the smallest counterexamples.
        if (smallest) await settle();
        progress.pause();
        yield done;
        if (!smallest) await settle();
      }
      for (const [thrown, id] of failures) complaints.add(thrown, id);
    }
  } finally {
    progress.pause();
    await executor.close();
  }
}

/** The parts of a run that writing the files of its plans needs. */
interface Writing extends Pick<RunContext, 'places' | 'progress' | 'published'> {
  readonly settings: Omit<PlanSettings, 'jobs'>;
  readonly executor: Executor;
  readonly drawing: LimitFunction;
  readonly hasWarned: () => boolean;
}

/** Waits for a plan, and writes its result, then the files that show it. Records the files as up to date if all is well. */
async function writeWhenFinished(
  running: Promise<FinishedPlan>,
  planned: PlannedPipeline,
  files: PlanFiles | undefined,
  { settings, places, progress, published, executor, drawing, hasWarned }: Writing,
): Promise<Written> {
  const failures: [unknown, string?][] = [];
  const { id } = planned.plan;
  try {
    const noting = settings.compute === false ? () => {} : noteRun(planned, settings.rows, places);
    // Awaited together: otherwise a run that fails before its note is written would be an unhandled rejection.
    const [removeRunNote, finished] = await Promise.all([noting, running]);
    const folder = folderOf(planned, settings.rows, places);
    progress.busy();
    const result = writeResult(finished, folder);
    removeRunNote();
    const paths = filesOfResult(result).map(({ path }) => join(folder, path));
    const render = { executor, complain: (mistake: unknown) => failures.push([mistake]) };
    try {
      paths.push(...(await drawing(() => writePipeline(result, folder, published, render))));
    } catch (thrown) {
      failures.push([thrown, id]);
    }
    const recordAsUpToDate = files?.record(paths);
    try {
      insistOnOwnFiles(result, folder);
    } catch (thrown) {
      failures.push([thrown, id]);
    }
    const isExpected = result.claims.every(({ expected }) => expected);
    if (failures.length === 0 && !hasWarned() && isExpected) recordAsUpToDate?.();
    return { done: { outcome: finished, result, folder, paths }, failures };
  } catch (thrown) {
    return { failures: [[thrown, id]] };
  }
}

/** The files of a plan before it is executed, with its result if they are up to date. */
interface KnownFiles {
  readonly files: PlanFiles;
  readonly done?: DonePlan;
}

/** Returns the files of a plan; undefined if its pipeline cannot be read, which its run reports. */
async function knownFiles(
  planned: PlannedPipeline,
  { rows, fresh, compute = true }: Omit<PlanSettings, 'jobs'>,
  places: Places,
  earlier: EarlierFiles | undefined,
): Promise<KnownFiles | undefined> {
  if (!compute) return undefined;
  const files = await earlier?.ofPlan(planned, rows);
  if (files?.upToDate === undefined || fresh) return files && { files };
  const { plan } = planned;
  const folder = folderOf(planned, rows, places);
  // Removes what a killed run left behind, since no run will follow that would remove it.
  removeNote(runsFolder(homeOf(planned.pipeline, places)), keyOf(plan, rows));
  for (const leftoverFolder of new Set(files.upToDate.map(path => dirname(path))))
    removeLeftovers(leftoverFolder);
  // The file is unchanged since it was written, so it has no errors.
  const path = resultPath({ folder: dataFolderOf(planned.pipeline), asked: plan });
  const result: Result = JSON.parse(`${readWholeFile(join(folder, path))}`);
  const { asked, claims: conclusions, cases, root, blocks } = result;
  const outcome = { asked, plan, conclusions, cases, root, blocks, computed: 0 };
  return { files, done: { outcome, result, folder, paths: files.upToDate } };
}

/** Writes a note that a run has started, and returns a function that removes it. */
async function noteRun(
  { pipeline, plan }: PlannedPipeline,
  rows: RowStorage,
  places: Places,
): Promise<() => void> {
  const { definition, file } = pipeline;
  return noteBegun(runsFolder(homeOf(pipeline, places)), keyOf(plan, rows), {
    asked: questionOf(definition, plan, file),
    rows,
    basis: await basisOf(pipeline, places.published),
  });
}
