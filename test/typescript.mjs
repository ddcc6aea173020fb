import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/**
 * How Node loads TypeScript in tests. tsx would do it too, but has every function named anew each time that it is made, which
 * takes a tenth of all tests.
 *
 * @type {import('node:module').LoadHook}
 */
export const load = (url, context, nextLoad) => {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.ts')) return nextLoad(url, context);
  const path = fileURLToPath(`file://${pathname}`);
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    loader: 'ts',
    sourcefile: path,
    sourcemap: 'inline',
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return { format: 'module', source: code, shortCircuit: true };
};
