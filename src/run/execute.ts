import { fileURLToPath } from 'node:url';
import { MachineError } from '../errors.ts';
import { type Call, performCall, type Returned } from './call.ts';
import { causeOf } from './cause.ts';
import { errorOf } from './failure.ts';
import { buildInUse } from './load/modules.mjs';

/** Calls functions of the program, one after the other or several at once. */
export interface Executor {
  readonly jobs: number;
  /** Whether this thread is free while calls are carried out. */
  readonly isApart: boolean;
  /** What it throws is thrown here. */
  call(call: Call): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * In this thread, or in worker threads, which are started with the first call and are each used for all that follow. A
 * worker takes some 50 ms to start.
 *
 * @param isApart whether the one that computes is a worker, if it is one alone
 * @throws MachineError, at the first call, where the system has no threads left
 */
export function createExecutor(jobs: number, isApart = jobs > 1): Executor {
  if (!isApart) {
    return {
      jobs,
      isApart,
      call: inThisThread,
      close: async () => {},
    };
  }
  let pool: Promise<import('tinypool').default> | undefined;
  return {
    jobs,
    isApart,
    call: async call => {
      pool ??= startPool(jobs);
      return returnedBy((await (await pool).run(call)) as Returned);
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

/** Yields between calls, so that what is done can be written. */
async function inThisThread(call: Call): Promise<unknown> {
  await new Promise(resume => setImmediate(resume));
  return returnedBy(await performCall(call));
}
