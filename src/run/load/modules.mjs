import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readWholeFile } from './regular-file.mjs';
import { namesBelow } from './sources.mjs';

/** The file of a build with what is wrong with pipelines that it does not hold: messages of esbuild. */
export const ERRORS = 'errors.json';

/** The folder of the package: `src/`, `pipelines/` and `data/published/` are read below it. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * Returns a folder of what can be made again: in the `node_modules` of the clone, or in the one that holds the package.
 *
 * @param {string} name
 */
export function cacheFolder(name) {
  const above = dirname(ROOT);
  return join(basename(above) === 'node_modules' ? above : join(ROOT, 'node_modules'), '.cache', name);
}

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
 * Imports a TypeScript module: from the build in use, if there is one. A build holds this file under its own address, so that
 * there is one of it in a thread.
 *
 * @param {string} path of the source
 * @returns {Promise<Record<string, any>>}
 */
export async function importModule(path) {
  return import(pathToFileURL(builtModule(path) ?? path).href);
}

/**
 * {@link importModule} of a pipeline, of which nothing is run where it is broken or imports more than `src/index.ts`: a build
 * holds the others, and what is wrong with these.
 *
 * @param {string} path of the source
 * @throws an error with `errors`, messages of esbuild; for what is no file
 */
export async function importPipeline(path) {
  if (builtModule(path) !== undefined) return importModule(path);
  // Node would wait for the writer of a pipe.
  readWholeFile(path);
  const errors = await errorsOf(relative(ROOT, path));
  if (errors.length > 0) throw Object.assign(new Error(`${path} is broken`), { errors });
  if (path.startsWith(join(ROOT, 'pipelines', sep))) return importModule(path);
  const { compilePipeline } = await import('./compile-pipeline.mjs');
  return import(await compilePipeline(path, builtModule(INDEX) ?? INDEX));
}

const INDEX = join(ROOT, 'src', 'index.ts');

/**
 * Returns what esbuild says of a pipeline. If no build holds the answer, esbuild is asked once for each text, and for all
 * pipelines that are loaded at once together, which takes hardly longer than for one.
 *
 * @param {string} name relative to the package
 * @returns {Promise<readonly import('esbuild').Message[]>}
 */
async function errorsOf(name) {
  const held =
    folder === undefined ? [] : saidOf(name, JSON.parse(readFileSync(join(folder, ERRORS), 'utf8')));
  if (held.length > 0) return held;
  const text = readFileSync(join(ROOT, name), 'utf8');
  const known = asked.get(name);
  if (known?.text === text) return known.errors;
  asking ??= askSoon();
  asking.names.push(name);
  const errors = asking.errors.then(all => saidOf(name, all));
  asked.set(name, { text, errors });
  return errors;
}

/** What is said of texts, by name. @type {Map<string, { text: string, errors: Promise<readonly import('esbuild').Message[]> }>} */
const asked = new Map();

/** The pipelines that are asked of next, and what is said of them all. @type {ReturnType<typeof askSoon> | undefined} */
let asking;

function askSoon() {
  /** @type {string[]} */
  const names = [];
  const errors = Promise.resolve()
    .then(() => import('./import-errors.mjs'))
    .then(({ importErrors }) => {
      asking = undefined;
      return importErrors(ROOT, names);
    });
  return { names, errors };
}

/**
 * @param {string} name relative to the package
 * @param {readonly import('esbuild').Message[]} errors
 */
function saidOf(name, errors) {
  return errors.filter(({ location }) => location?.file === name);
}

/** @param {string} path of the source */
function builtModule(path) {
  if (folder === undefined) return undefined;
  const built = join(folder, `${builtName(relative(ROOT, path))}.mjs`);
  return existsSync(built) ? built : undefined;
}

/**
 * Returns the name of a source in a build, without an ending. In place of `../` it has the number of folders above the package.
 *
 * @param {string} name relative to the package
 */
export function builtName(name) {
  return name.replace(/\.ts$/, '').replace(/^(\.\.[\\/])+/, above => `above-${above.length / 3}/`);
}
