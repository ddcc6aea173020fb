import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const FLAGS = ['-O3', '-march=native', '-std=gnu11'];

/** Bundles the TypeScript implementation as plain JavaScript into the folder, as the command line is built. */
export function bundleImplementation(folder: string): string {
  const outfile = join(folder, 'implementation.mjs');
  const entryPoints = [join(HERE, 'implementation.ts')];
  buildSync({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
  return outfile;
}

/** Returns the first line of the compiler's version, or null without a compiler. */
export function compilerVersion(): string | null {
  const { status, stdout } = spawnSync('cc', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0]! : null;
}

/**
 * Compiles each program once, into the folder.
 *
 * @throws if one does not compile: an error of ours, not a missing compiler
 */
export function compile<Source extends string>(
  sources: readonly Source[],
  folder: string,
): ReadonlyMap<Source, string> {
  const programs = new Map<Source, string>();
  for (const source of sources) {
    if (programs.has(source)) continue;
    const program = join(folder, source);
    execFileSync('cc', [...FLAGS, '-o', program, join(HERE, `${source}.c`), '-lm']);
    programs.set(source, program);
  }
  return programs;
}
