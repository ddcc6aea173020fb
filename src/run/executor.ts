import { join } from 'node:path';
import { MachineError } from '../errors.ts';
import { type Call, errorOf, performCall, type Returned } from './call.ts';
import { causeOf, codeOf } from './cause.ts';
import { buildInUse, ROOT } from './load/modules.mjs';

/** Calls functions of the program, one after the other or several at once. */
export interface Executor {
  readonly jobs: number;
  /** Whether other threads carry out the calls, so that this one stays free. */
  readonly isApart: boolean;
  /** Calls a function; rethrows its errors. */
  call(call: Call): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Returns an executor in this thread, or in worker threads: as many as there are calls at once, and at most `jobs`. A worker
 * takes about 50 ms and 10 MB to start, and is used for all calls that follow.
 *
 * @param isApart whether a worker computes even if `jobs` is 1, so that this thread stays free
 * @throws MachineError, at a call, if the system has no threads left
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
      return returnedBy(await runIn(await pool, call, jobs));
    },
    close: async () => {
      // If the pool failed to start, there is nothing to end.
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
      filename: join(ROOT, 'src', 'run', 'worker.mjs'),
      // If all workers have died, one is started again, so that no call waits forever.
      minThreads: 1,
      maxThreads: jobs,
      idleTimeout: NEVER,
      // Otherwise the worker would inherit the loader of the main thread, which fails there. It registers its own.
      execArgv: [],
      // Most objects live for one case: collecting them less often takes about 9 % less time.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
      argv: build === undefined ? [] : [build],
    });
  } catch (cause) {
    throw withoutThreads(jobs, cause);
  }
}

/** Maximum delay of a timer, in ms. */
const NEVER = 2 ** 31 - 1;

/** Has a worker perform a call, which may have to be started. */
async function runIn(pool: import('tinypool').default, call: Call, jobs: number): Promise<Returned> {
  try {
    return await pool.run(call);
  } catch (cause) {
    throw codeOf(cause) === 'ERR_WORKER_INIT_FAILED' ? withoutThreads(jobs, cause) : cause;
  }
}

function withoutThreads(jobs: number, cause: unknown): MachineError {
  return new MachineError(`cannot start ${jobs} threads: ${causeOf(cause)}`, { cause });
}

/** Calls a function in this thread, after yielding so that finished results can be written. */
async function inThisThread(call: Call): Promise<unknown> {
  await new Promise(resume => setImmediate(resume));
  return returnedBy(await performCall(call));
}
