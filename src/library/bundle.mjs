import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles the library as one module that runs anywhere. No code of other packages is copied into it, so it needs no notices;
 * a test rejects a bundle that imports anything.
 *
 * @param {string} outfile
 */
export async function bundleLibrary(outfile) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/library/index.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    tsconfigRaw: {},
    logLevel: 'warning',
  });
}
