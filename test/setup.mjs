import fs from 'node:fs';
import { register, syncBuiltinESMExports } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Each file of tests is set up, and files share a thread, as they share what is loaded.
const LOADS_TYPESCRIPT = Symbol.for('loads TypeScript');
if (!(LOADS_TYPESCRIPT in globalThis)) {
  Object.assign(globalThis, { [LOADS_TYPESCRIPT]: true });
  register('./typescript.mjs', import.meta.url);
  process.setSourceMapsEnabled(true);
  // What tests run they run for a moment: it is optimized late, by an option that later versions of Node do not have.
  if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=600000');
}

const { onKernelFault } = await import('../src/engine/kernel-fault.ts');
const { BrokenInvariantError } = await import('../src/errors.ts');

// A search that gives a multiple of the least period is mended on the way; no test is to pass by that.
onKernelFault(fault => {
  throw new BrokenInvariantError(fault);
});

// No test cuts the power, and a disk that is waited for takes seconds.
fs.fsyncSync = () => {};
syncBuiltinESMExports();
