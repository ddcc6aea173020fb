import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The library as one module that runs anywhere: an import of Node or of a package is an error.
 *
 * @param {string} outfile
 */
export async function bundleLibrary(outfile) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/library/index.ts'],
    outfile,
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    tsconfigRaw: {},
    logLevel: 'warning',
  });
}
