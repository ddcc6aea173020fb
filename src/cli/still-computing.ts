import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../run/load/modules.mjs';
import { CLEAR, EPOCH, locked, RUNNING, SHOWN } from './still-computing-cells.mjs';

/** Silence after which a line is shown, in ms. */
const TWO_SECONDS = 2000;

/**
 * A line on the terminal that says that a command still computes. The computing thread does not read the clock, so
 * another thread writes the line; it starts with the first long computation, and takes about 20 ms of another core. The
 * line is removed before anything else is written.
 */
export class StillComputing {
  readonly #file: number;
  readonly #after: number;
  #cells: Int32Array | undefined;

  /**
   * @param file descriptor of the terminal
   * @param after silence before the line is shown, in ms
   */
  constructor(file: number, after = TWO_SECONDS) {
    this.#file = file;
    this.#after = after;
  }

  /** Announces that this thread may be silent for long. */
  start(): void {
    const cells = (this.#cells ??= this.#startWorker());
    this.clear();
    Atomics.store(cells, RUNNING, 1);
    Atomics.notify(cells, RUNNING);
  }

  /** Ends the announcement: no line is shown any more. */
  stop(): void {
    if (this.#cells) Atomics.store(this.#cells, RUNNING, 0);
    this.clear();
  }

  /** Removes the line, if it is shown; it may reappear two seconds later. */
  clear(): void {
    const cells = this.#cells;
    if (!cells) return;
    locked(cells, () => {
      Atomics.add(cells, EPOCH, 1);
      if (Atomics.exchange(cells, SHOWN, 0) === 1) writeSync(this.#file, CLEAR);
    });
    Atomics.notify(cells, EPOCH);
  }

  #startWorker(): Int32Array {
    const cells = new Int32Array(new SharedArrayBuffer(16));
    const path = join(ROOT, 'src', 'cli', 'still-computing.worker.mjs');
    try {
      const worker = new Worker(path, {
        workerData: { cells, file: this.#file, after: this.#after },
        // Without this, the worker would inherit the loader of this thread.
        execArgv: [],
      });
      worker.unref();
      worker.on('error', () => {});
    } catch {
      // If no thread can be started, the command computes without the line.
    }
    process.on('exit', () => this.stop());
    return cells;
  }
}
