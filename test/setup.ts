import { readFileSync, statfsSync } from 'node:fs';
import { onKernelFault } from '../src/engine/kernel-fault.ts';
import { BrokenInvariantError } from '../src/errors.ts';

// A search that gives a multiple of the least period is mended on the way; no test is to pass by that.
onKernelFault(fault => {
  throw new BrokenInvariantError(fault);
});

// Each block is written through to the disk, which takes no time on one in memory.
if (hasRoom('/dev/shm')) process.env.TMPDIR ??= '/dev/shm';

/** Whether a folder can hold what tests write, and what they install there can be run. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    const isNotRun = new RegExp(`^\\S+ ${folder} \\S+ \\S*\\bnoexec\\b`, 'm');
    return bavail * bsize > 2 ** 30 && !isNotRun.test(readFileSync('/proc/mounts', 'utf8'));
  } catch {
    return false;
  }
}
