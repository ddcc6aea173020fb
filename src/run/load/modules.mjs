import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { namesBelow } from './sources.mjs';

/** The folder of the package: `src/`, `pipelines/` and `data/published/` are read below it. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** @type {string | undefined} */
let folder;

/** The folder of the build from which this thread takes its modules; none where it loads TypeScript. */
export function buildInUse() {
  return folder;
}

/** @type {ReadonlyMap<string, Buffer>} */
let sources = new Map();

/**
 * From here on this thread takes its modules from a build. Where Node has a cache of compiled code, from 22.1 on, it is kept
 * beside it: a short command then takes a tenth less.
 *
 * @param {string} build its folder
 * @param {ReadonlyMap<string, Buffer>} [texts] what it was made of, by name
 */
export function useBuild(build, texts = sources) {
  folder = build;
  sources = texts;
  /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (module).enableCompileCache?.(
    join(build, 'compiled'),
  );
}

/**
 * A source as it is run here: of the build in use, whatever is on the disk by now, where that is known.
 *
 * @param {string} name relative to the package, with `/`
 * @throws where it cannot be read
 */
export function sourceBytes(name) {
  return sources.get(name) ?? readFileSync(join(ROOT, name));
}

/**
 * The names of all sources below a folder, in the order of their code units.
 *
 * @param {string} folder relative to the package, with `/`
 */
export function sourcesBelow(folder) {
  const known = [...sources.keys()].filter(name => name.startsWith(`${folder}/`));
  return (known.length > 0 ? known : namesBelow(ROOT, folder)).sort();
}

/** @type {Promise<unknown> | undefined} */
let loader;

/** From here on this thread can load TypeScript: slower, for each module goes through a hook. */
export async function useTypeScript() {
  loader ??= import('tsx/esm/api').then(({ register }) => register());
  await loader;
}

/**
 * The file that holds a module in the build in use, if there is one. A pipeline that is there imports `src/index.ts` alone.
 *
 * @param {string} path of the source
 */
export function builtModule(path) {
  if (folder === undefined) return undefined;
  const built = join(folder, relative(ROOT, path)).replace(/\.ts$/, '.mjs');
  return built.startsWith(join(folder, '/')) && existsSync(built) ? built : undefined;
}

/**
 * Imports a TypeScript module: from the build in use, if there is one. What that does not hold is compiled anew, in some
 * 30 ms, and has the modules of the build behind the door. A build holds this file under its own address, so that there is
 * one of it in a thread.
 *
 * @param {string} path of the source
 * @returns {Promise<Record<string, any>>}
 * @throws esbuild's failure, with its `errors`, for a source that is broken or imports one that is
 */
export async function importModule(path) {
  const built = builtModule(path);
  if (folder === undefined || built !== undefined) return import(pathToFileURL(built ?? path).href);
  const { compiled } = await import('./compiled.mjs');
  const text = await compiled(path, join(ROOT, 'src', 'index.ts'), join(folder, 'src', 'index.mjs'));
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}
