import { realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { MachineError } from '../errors.ts';
import type { PipelineDefinition } from '../plan/index.ts';
import { writeStored } from './files.ts';
import { buildInUse, importModule, knownSources, moduleAddress, ROOT } from './load/modules.mjs';
import { readWholeFile } from './regular-file.mjs';

/** The name by which a pipeline imports {@link INDEX} wherever it is. */
export const PACKAGE_ENTRY = 'saltus/pipeline';

/** The module that a pipeline imports. */
export const INDEX = join(ROOT, 'src', 'index.ts');

/** The plugin that reports other imports; the text of its errors is the imported name. */
export const ENTRY_POINT_ONLY = 'one door';

/**
 * Matches the import of a helper: a file `_<name>.ts` that the pipelines of one folder share, or the charts of a pipeline,
 * `<id>.charts.ts`. It imports only what a pipeline may.
 */
export const HELPER = /^\.\/(?:_[\w-]+|[\w-]+\.charts)\.ts$/;

/** Whether a file of a folder of pipelines is a helper, by its name. */
export const isHelper = (name: string) => HELPER.test(`./${name}`);

/** The plugin that reads helpers, and the namespace of their messages. */
export const HELPERS = 'helpers';

/** The messages of esbuild on imports whose names are computed. */
export const MADE_NAMES = [
  ...['unsupported-dynamic-import', 'unsupported-require-call', 'indirect-require', 'empty-glob'],
  'direct-eval',
];

/** The message of esbuild on a key that occurs twice in an object, of which the last is taken. */
export const KEY_TWICE = 'duplicate-object-key';

/**
 * Imports a pipeline. Runs none of its code if it is broken or imports more than {@link INDEX} and helpers.
 *
 * A pipeline known to the current build is compiled from the text that it had when the build was made, and stored in the
 * build by its name. So a worker imports the same code as the main thread, even if the file has been edited since.
 *
 * @throws an error with `errors`, messages of esbuild; also if the path is not a file
 */
export async function importPipeline(path: string): Promise<{ default?: PipelineDefinition }> {
  const name = relative(ROOT, path).replaceAll(sep, '/');
  const built = join(buildInUse() ?? '', 'pipelines', `${encodeURIComponent(name)}.mjs`);
  // After a power failure the file may be empty, because it is not synced.
  if (statSync(built, { throwIfNoEntry: false })?.size) return import(pathToFileURL(built).href);
  const known = knownSources().get(name);
  const code = await compiled(path);
  if (buildInUse() !== undefined && known !== undefined) {
    try {
      writeStored(built, [code]);
      return import(pathToFileURL(built).href);
    } catch (thrown) {
      if (!(thrown instanceof MachineError)) throw thrown;
    }
  }
  // In tests Node loads TypeScript directly.
  if (buildInUse() === undefined && path.startsWith(join(ROOT, 'pipelines', sep))) return importModule(path);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** Compiles a pipeline. Node does not read the file itself: the project around it may declare another type of module. */
async function compiled(path: string): Promise<Uint8Array> {
  const { build } = await import('esbuild');
  const folder = dirname(path);
  const { outputFiles } = await build({
    stdin: { contents: textAt(path), sourcefile: path, resolveDir: folder, loader: 'ts' },
    absWorkingDir: ROOT,
    outdir: folder,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    logLimit: 0,
    logOverride: Object.fromEntries([...MADE_NAMES, KEY_TWICE].map(id => [id, 'error'])),
    sourcemap: 'inline',
    sourceRoot: pathToFileURL(`${folder}${sep}`).href,
    sourcesContent: false,
    // Unused imports stay, because their modules run too.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    plugins: [helpersBy(textAt), insistOnEntryPoint(moduleAddress(INDEX))],
  });
  return outputFiles[0]!.contents;
}

/** Returns the text that the build in use was made of, or else the file's. */
function textAt(path: string): Uint8Array {
  return knownSources().get(relative(ROOT, path).replaceAll(sep, '/')) ?? readWholeFile(path);
}

/** Returns the plugin that bundles helpers. @param read returns the text at a path */
export function helpersBy(read: (path: string) => string | Uint8Array): Plugin {
  return {
    name: HELPERS,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: HELPER }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        namespace: HELPERS,
      }));
      onLoad({ filter: /./, namespace: HELPERS }, ({ path }) => ({
        contents: read(path),
        loader: 'ts',
        resolveDir: dirname(path),
      }));
    },
  };
}

function insistOnEntryPoint(index: string): Plugin {
  return {
    name: ENTRY_POINT_ONLY,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, resolveDir }) =>
        path === PACKAGE_ENTRY || isSame(resolve(resolveDir, path), INDEX)
          ? { path: index, external: true }
          : { errors: [{ text: path }] },
      );
      // Files of a pattern in `import()` are not resolved one by one.
      onLoad({ filter: /./ }, () => ({ errors: [{ text: 'files by a pattern' }] }));
    },
  };
}

function isSame(path: string, other: string): boolean {
  try {
    return realpathSync(path) === realpathSync(other);
  } catch {
    return false;
  }
}
