import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import './once.mjs';

const { onKernelFault } = await import('../src/engine/kernel-fault.ts');
const { BrokenInvariantError } = await import('../src/errors.ts');

// A search that gives a multiple of the least period is mended on the way; no test is to pass by that.
onKernelFault(fault => {
  throw new BrokenInvariantError(fault);
});

// No test cuts the power, and a disk that is waited for takes seconds.
fs.fsyncSync = () => {};
syncBuiltinESMExports();
