import fs, { existsSync, statfsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { onKernelFault } from '../src/engine/kernel-fault.ts';
import { BrokenInvariantError } from '../src/errors.ts';

// A search that gives a multiple of the least period is mended on the way; no test is to pass by that.
onKernelFault(fault => {
  throw new BrokenInvariantError(fault);
});

// No test cuts the power, and a disk that is waited for takes seconds.
fs.fsyncSync = () => {};
syncBuiltinESMExports();

// What tests write they soon remove: into memory, where there is enough of it that is a folder.
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 30;
const roomIn = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
if (existsSync(MEMORY) && roomIn(MEMORY) > ENOUGH) process.env.TMPDIR = MEMORY;
