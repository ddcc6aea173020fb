import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// What `npm pack` adds to the sources: the library as one module that runs anywhere, and its types.
const root = fileURLToPath(new URL('../..', import.meta.url));
await build({
  absWorkingDir: root,
  entryPoints: ['src/library/index.ts'],
  outfile: 'dist/library/index.js',
  bundle: true,
  // Nothing of Node is to be had: an import of it is an error.
  platform: 'neutral',
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  tsconfigRaw: {},
  logLevel: 'warning',
});
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
execFileSync(process.execPath, [tsc, '-p', 'src/library'], { cwd: root, stdio: ['ignore', 2, 2] });
