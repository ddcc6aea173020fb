import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { changingNames, MARKED } from './changing-names.mjs';

/** The plugin that tells of what is imported beside `src/index.ts`: an error's text is the name by which that was asked for. */
export const ONE_DOOR = 'one door';

/** The name by which a pipeline imports `src/index.ts` wherever it is. */
export const PACKAGE_DOOR = 'saltus/pipeline';

/** What esbuild says of imports whose names are made when they are asked for. */
export const MADE_NAMES = [
  'unsupported-dynamic-import',
  'unsupported-require-call',
  'indirect-require',
  'empty-glob',
  'direct-eval',
];

/** What esbuild says of a key that stands twice in an object, of which the last is taken. */
export const KEY_TWICE = 'duplicate-object-key';

/**
 * What pipelines import beside `src/index.ts`, each as an error of esbuild: `import`, re-exports, `import()`, `require`.
 * Types are no imports. With them keys that stand twice, errors of syntax, and of a pipeline with none of all these names of
 * what changes. In some 40 ms for any number of files, and as many again where some are broken.
 *
 * @param {string} root
 * @param {readonly string[]} names relative to it
 * @returns {Promise<import('esbuild').Message[]>}
 * @throws where esbuild is not to be had
 */
export async function importErrors(root, names) {
  /** @type {import('esbuild').Message[]} */
  const all = [];
  // What is told of one hides what is wrong with another.
  for (let left = names; left.length > 0; ) {
    const errors = await errorsTold(root, left);
    all.push(...errors);
    const sound = without(errors, left);
    if (sound.length === left.length) break;
    left = sound;
  }
  return all;
}

/**
 * The files of which nothing is said.
 *
 * @param {readonly import('esbuild').Message[]} errors
 * @param {readonly string[]} names
 */
export function without(errors, names) {
  const broken = new Set(errors.map(({ location }) => location?.file));
  return names.filter(name => !broken.has(name));
}

/**
 * @param {string} root
 * @param {readonly string[]} names
 */
async function errorsTold(root, names) {
  const paths = names.map(name => join(root, name));
  // As CommonJS, which it is: to import it, its text would be searched for names first, which takes longer than all else.
  const { build } = createRequire(import.meta.url)('esbuild');
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: paths,
      outdir: root,
      preserveSymlinks: true,
      write: false,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'silent',
      logLimit: 0,
      ...MARKED,
      sourcemap: 'external',
      sourcesContent: false,
      logOverride: Object.fromEntries([...MADE_NAMES, KEY_TWICE].map(name => [name, 'error'])),
      // What is imported and not used is run all the same.
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      plugins: [oneDoor(join(root, 'src', 'index.ts'), paths)],
    });
    return changingNames(root, outputFiles);
  } catch (/** @type {any} */ thrown) {
    if (thrown.errors === undefined) throw thrown;
    return eachPlaceOnce(thrown.errors);
  }
}

/**
 * A pattern in `import()` is a mistake for each file that it matches.
 *
 * @param {readonly import('esbuild').Message[]} errors
 */
function eachPlaceOnce(errors) {
  const placeOf = (/** @type {import('esbuild').Message} */ { location: at }) =>
    at && [at.file, at.line, at.column].join();
  const places = errors.map(placeOf);
  return errors.filter((one, i) => placeOf(one) === null || places.indexOf(placeOf(one)) === i);
}

/**
 * @param {string} door
 * @param {readonly string[]} entries
 * @returns {import('esbuild').Plugin}
 */
function oneDoor(door, entries) {
  return {
    name: ONE_DOOR,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        return path === PACKAGE_DOOR || isSame(resolve(dirname(importer), path), door)
          ? { path, external: true }
          : { errors: [{ text: path }] };
      });
      // Files of a pattern in `import()` are not asked for one by one.
      onLoad({ filter: /./ }, ({ path }) =>
        entries.includes(path) ? undefined : { errors: [{ text: 'files by a pattern' }] },
      );
    },
  };
}

/**
 * @param {string} path
 * @param {string} other
 */
function isSame(path, other) {
  try {
    return realpathSync(path) === realpathSync(other);
  } catch {
    return false;
  }
}
