import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundleLibrary, ROOT } from './bundle.mjs';

// What `npm pack` adds to the sources: the library as one module, and its types.
await bundleLibrary('dist/library/index.js');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
execFileSync(process.execPath, [tsc, '-p', 'src/library'], { cwd: ROOT, stdio: ['ignore', 2, 2] });
