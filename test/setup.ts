import fs, { existsSync, readFileSync, statfsSync } from 'node:fs';
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

// What tests write they soon remove: into memory, where there is enough of it that is a folder, and programs in it are run.
const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 30;
const isRoomy = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH;
};
const runsPrograms = (folder: string) => {
  const options = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map(line => line.split(' '))
    .findLast(([, at]) => at === folder)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
};
if (existsSync(MEMORY) && isRoomy(MEMORY) && runsPrograms(MEMORY)) process.env.TMPDIR = MEMORY;
