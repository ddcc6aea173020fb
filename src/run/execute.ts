import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { type Outcome, performTask, type Task } from './task.ts';

/** Does tasks, one after the other or several at once, and hands out what comes of them. */
export interface Executor {
  readonly jobs: number;
  run(task: Task): Promise<Outcome>;
  close(): Promise<void>;
}

/** Tasks in flight for each worker: one that runs and one that waits, so that none idles. */
const IN_FLIGHT = 2;

/**
 * In this thread where `jobs` is 1, else in so many worker threads, started with the first task and each used
 * for all that follow. A worker takes some 0.2 s to start.
 */
export function createExecutor(jobs: number): Executor {
  if (jobs === 1) return { jobs, run: inThisThread, close: async () => {} };
  let pool: Promise<import('tinypool').default> | undefined;
  return {
    jobs,
    run: async task => {
      pool ??= startPool(jobs);
      return (await pool).run(task) as Promise<Outcome>;
    },
    close: async () => (await pool)?.destroy(),
  };
}

async function startPool(jobs: number) {
  const { default: Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
    minThreads: jobs,
    maxThreads: jobs,
    // The loader of the main thread would be inherited, and fail: the worker registers its own.
    execArgv: [],
  });
}

/** Yields between blocks, so that Ctrl-C and the progress bar get their turn. */
async function inThisThread(task: Task): Promise<Outcome> {
  await new Promise(resume => setImmediate(resume));
  return performTask(task);
}

/**
 * Runs tasks with a bounded number in flight, and calls `each` with every outcome as it comes, in any order. Takes
 * no further task once one has failed.
 */
export async function runAll<T extends Task>(
  tasks: Iterable<T>,
  executor: Executor,
  each: (task: T, outcome: Outcome) => void,
): Promise<void> {
  const inFlight = executor.jobs * IN_FLIGHT;
  const limit = pLimit(inFlight);
  const waiting = new Set<Promise<void>>();
  let failed = false;
  for (const task of tasks) {
    if (failed) break;
    const one = limit(async () => {
      if (failed) return;
      const outcome = await executor.run(task);
      if (!outcome.done) failed = true;
      each(task, outcome);
    });
    const settled = one.finally(() => waiting.delete(settled));
    waiting.add(settled);
    if (waiting.size >= inFlight) await Promise.race(waiting);
  }
  await Promise.all(waiting);
}
