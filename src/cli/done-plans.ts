import { join } from 'node:path';
import pLimit from 'p-limit';
import { questionOf } from '../plan/index.ts';
import {
  basisOf,
  type Counterexample,
  clearLeftOverBelow,
  createExecutor,
  type FinishedPlan,
  insistOnOwnFiles,
  lawsPath,
  noteBegun,
  type PlannedPipeline,
  type Result,
  type RowsKept,
  resultPath,
  runPlans,
  runsFolder,
  writeResult,
} from '../run/index.ts';
import type { Complaints } from './complaints.ts';
import { Counterexamples } from './counterexamples.ts';
import { folderOf, keyOf, type Published, writePipeline } from './output.ts';
import { homeOf, type Places } from './places.ts';
import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { isWorthThreads, warnOfThreads } from './worth-threads.ts';

/** How plans are done. */
export interface PlanSettings {
  readonly jobs?: number | undefined;
  readonly fresh: boolean;
  readonly rows: RowsKept;
  /** Whether what is not in the store is computed; else its absence is an error. */
  readonly compute?: boolean;
}

/** A plan that is done, and the files of its result. */
export interface Done {
  readonly finished: FinishedPlan;
  readonly result: Result;
  readonly folder: string;
  readonly paths: readonly string[];
}

/** What became of the files of a plan. */
interface Written {
  /** Absent where the plan failed, or its result could not be written. */
  readonly done?: Done;
  readonly failures: readonly (readonly [thrown: unknown, of?: string])[];
}

/** What doing plans needs of a command. */
export interface Around {
  readonly places: Places;
  readonly terminal: Terminal;
  readonly progress: Progress;
  readonly complaints: Complaints;
  readonly published: Published;
}

/**
 * Does plans, and writes the files of each as soon as it is done, while others are computed: first its result, then what
 * is seen of it, so that a figure that fails costs nothing but itself. Yields them in their order; what fails of one is
 * told, and the others go on.
 */
export async function* donePlans(
  plans: readonly PlannedPipeline[],
  { jobs, ...doing }: PlanSettings,
  { places, terminal, progress, complaints, published }: Around,
): AsyncGenerator<Done> {
  clearLeftOverBelow(places.blocks);
  warnOfThreads(jobs, terminal);
  const isLong = isWorthThreads(plans);
  // Until there is a bar: to list the blocks may take long.
  if (isLong) terminal.busy();
  const threads = jobs ?? (isLong ? terminal.cores : 1);
  // A bar is drawn, and Ctrl-C answered, by a thread that does not compute.
  const executor = createExecutor(threads, threads > 1 || (terminal.interactive && isLong));
  const counterexamples = new Counterexamples(places, terminal);
  const counterexample = (found: Counterexample) => {
    progress.pause();
    counterexamples.meet(found);
  };
  // What is done first is drawn first, on as many cores as compute.
  const drawing = pLimit(threads);
  const write = async (running: Promise<FinishedPlan>, planned: PlannedPipeline): Promise<Written> => {
    const failures: [unknown, string?][] = [];
    const { id } = planned.plan;
    try {
      const end = doing.compute === false ? () => {} : await noteRun(planned, doing.rows, places);
      const finished = await running;
      const folder = folderOf(planned, doing.rows, places);
      progress.busy();
      const result = writeResult(finished, folder);
      end();
      const paths = result.tables.map(({ name }) => join(folder, 'data', `${name}.csv`));
      if (result.laws) paths.push(join(folder, lawsPath(id)));
      paths.push(resultPath(folder, id));
      const settings = { executor, redraw: true, complain: (mistake: unknown) => failures.push([mistake]) };
      try {
        paths.push(...(await drawing(() => writePipeline(result, folder, published, settings))));
      } catch (thrown) {
        failures.push([thrown, id]);
      }
      try {
        insistOnOwnFiles(result, folder);
      } catch (thrown) {
        failures.push([thrown, id]);
      }
      return { done: { finished, result, folder, paths }, failures };
    } catch (thrown) {
      return { failures: [[thrown, id]] };
    }
  };
  try {
    const settings = { folders: places, executor, listener: { ...progress, counterexample }, ...doing };
    const running = runPlans(plans, settings).map((one, i) => write(one, plans[i]!));
    for (const [i, one] of running.entries()) {
      const { pipeline, plan } = plans[i]!;
      const { done, failures } = await one;
      progress.pause();
      if (done) {
        yield done;
        progress.busy();
        const code = await complaints.attempt(plan.id, () => counterexamples.settle(pipeline, done.finished));
        if (code !== undefined) complaints.note(code);
      }
      for (const [thrown, of] of failures) complaints.add(thrown, of);
    }
  } finally {
    progress.pause();
    await executor.close();
  }
}

/** Notes that a run is begun, and returns what removes the note. */
async function noteRun(
  { pipeline, plan }: PlannedPipeline,
  rows: RowsKept,
  places: Places,
): Promise<() => void> {
  const { definition, file } = pipeline;
  return noteBegun(runsFolder(homeOf(pipeline, places)), keyOf(plan, rows), {
    asked: questionOf(definition, plan, file),
    rows,
    basis: await basisOf(pipeline, places.published),
  });
}
