// Writes the line of `still-computing.ts`, whose thread computes and can write nothing.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { CLEAR, EPOCH, locked, RUNNING, SHOWN } from './still-computing-cells.mjs';

/** @type {{ cells: Int32Array, file: number, after: number }} */
const { cells, file, after } = workerData;

let epoch = -1;
let since = 0;
for (;;) {
  if (Atomics.load(cells, RUNNING) === 0) {
    Atomics.wait(cells, RUNNING, 0);
    continue;
  }
  const now = Atomics.load(cells, EPOCH);
  if (now !== epoch) [epoch, since] = [now, performance.now()];
  const silent = performance.now() - since;
  if (silent >= after) show(`still computing, ${Math.floor(silent / 1000)} s (Ctrl-C to stop)`);
  Atomics.wait(cells, EPOCH, epoch, silent < after ? after - silent + 1 : 1000);
}

/** @param {string} line unless something was written since, or nothing is computed any more */
function show(line) {
  locked(cells, () => {
    if (Atomics.load(cells, EPOCH) !== epoch || Atomics.load(cells, RUNNING) === 0) return;
    Atomics.store(cells, SHOWN, 1);
    try {
      writeSync(file, CLEAR + line);
    } catch {
      // The terminal is gone, so nothing can be written.
    }
  });
}
