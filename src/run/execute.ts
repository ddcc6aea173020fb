import { fileURLToPath } from 'node:url';
import { MachineError } from '../errors.ts';
import { type Call, performCall, type Returned } from './call.ts';
import { causeOf } from './cause.ts';
import { errorOf } from './failure.ts';
import { buildInUse } from './load/modules.mjs';
import { type Outcome, performTask, type Task } from './task.ts';

/** Does tasks, one after the other or several at once, and hands out what comes of them. */
export interface Executor {
  readonly jobs: number;
  run(task: Task): Promise<Outcome>;
  /** Calls a function beside the tasks, such as one that draws; what it throws is thrown here. */
  call(call: Call): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * In this thread where `jobs` is 1, else in so many worker threads, started with the first task and each used
 * for all that follow. A worker takes some 50 ms to start.
 *
 * @throws MachineError, when the first task is run, where the system has no threads left
 */
export function createExecutor(jobs: number): Executor {
  if (jobs === 1) {
    return {
      jobs,
      run: inThisThread,
      call: async call => returnedBy(await performCall(call)),
      close: async () => {},
    };
  }
  let pool: Promise<import('tinypool').default> | undefined;
  return {
    jobs,
    run: async task => {
      pool ??= startPool(jobs);
      return (await pool).run(task, { name: 'performTask' }) as Promise<Outcome>;
    },
    call: async call => {
      pool ??= startPool(jobs);
      return returnedBy((await (await pool).run(call, { name: 'performCall' })) as Returned);
    },
    close: async () => {
      // What was not started need not be ended.
      const started = await pool?.catch(() => undefined);
      await started?.destroy();
    },
  };
}

function returnedBy(returned: Returned): unknown {
  if (!returned.done) throw errorOf(returned.failure);
  return returned.value;
}

async function startPool(jobs: number) {
  const { default: Tinypool } = await import('tinypool');
  const build = buildInUse();
  try {
    return new Tinypool({
      filename: fileURLToPath(new URL('./worker.mjs', import.meta.url)),
      minThreads: jobs,
      maxThreads: jobs,
      // The loader of the main thread would be inherited, and fail: the worker registers its own.
      execArgv: [],
      argv: build === undefined ? [] : [build],
    });
  } catch (cause) {
    throw new MachineError(`this machine does not start ${jobs} threads: ${causeOf(cause)}`, { cause });
  }
}

/** Yields between blocks, so that what is done can be written. */
async function inThisThread(task: Task): Promise<Outcome> {
  await new Promise(resume => setImmediate(resume));
  return performTask(task);
}
