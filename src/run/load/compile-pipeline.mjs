import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Compiles a pipeline outside the package, of which no build holds a module, and returns it as an address to import. Node does
 * not read the file itself: the project around it may declare another type of module, and may not find the package.
 *
 * @param {string} path
 * @param {string} index the module that it imports
 */
export async function compilePipeline(path, index) {
  const { build } = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path],
    absWorkingDir: dirname(path),
    outdir: dirname(path),
    preserveSymlinks: true,
    write: false,
    bundle: true,
    format: 'esm',
    logLevel: 'silent',
    sourcemap: 'inline',
    sourceRoot: pathToFileURL(`${dirname(path)}/`).href,
    sourcesContent: false,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    plugins: [
      {
        name: basename(path),
        setup: (/** @type {import('esbuild').PluginBuild} */ { onResolve }) =>
          onResolve({ filter: /./ }, ({ kind }) =>
            kind === 'entry-point' ? undefined : { path: pathToFileURL(index).href, external: true },
          ),
      },
    ],
  });
  return `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
}
