import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importErrors, without } from './import-errors.mjs';
import { builtName } from './modules.mjs';

/** What is imported from outside of a build. */
const ENTRIES = [
  'src/index.ts',
  'src/cli/main.ts',
  'src/cli/terminal.ts',
  'src/run/task.ts',
  'src/run/call.ts',
  'src/run/laws.ts',
  'src/view/figure/figure.ts',
];

/** How sources become JavaScript that is read by Node alone. */
const OPTIONS = /** @type {const} */ ({
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  tsconfigRaw: {},
  write: false,
  logLevel: 'silent',
});

const TAKEN_IN = ['csv-stringify/sync', 'd3-dsv', 'p-limit', 'vega-util', 'yargs', 'zod/mini'];

/**
 * Plain JavaScript of the program and of all pipelines: a file for each of them, and others for what they share. Left out
 * are a pipeline that is broken, so that it stops only itself, and one that imports more than `src/index.ts`; one that is a
 * link, or in a folder that is, is built as if it stood there. The packages that most commands need are taken in, with what
 * they import: three hundred files, which load in a third of the time.
 *
 * @param {string} root
 * @param {readonly string[]} names of the sources
 * @param {string} folder where the files will be
 * @returns the files, what is wrong with the pipelines that were left out, and the paths of all that was read
 * @throws where esbuild is not to be had, or the program itself is broken
 */
export async function bundle(root, names, folder) {
  const { build } = await import('esbuild');
  const all = names.filter(name => !name.startsWith('src/') && name.endsWith('.ts'));
  const errors = await importErrors(root, all);
  /** @type {Set<string>} */
  const read = new Set();
  /** @param {readonly string[]} entries */
  const attempt = entries =>
    build({
      ...OPTIONS,
      absWorkingDir: root,
      entryPoints: entries.map(name => ({ in: join(root, name), out: builtName(name) })),
      outdir: folder,
      splitting: true,
      outExtension: { '.js': '.mjs' },
      sourcemap: 'linked',
      sourcesContent: false,
      plugins: [pipelinesWhereTheyStand(root, all), plainWidths(), packages(root), addresses(root, read)],
    });
  // What is told of one may hide what is wrong with another.
  for (let pipelines = without(errors, all); ; ) {
    try {
      const { outputFiles } = await attempt([...ENTRIES, ...pipelines]);
      return { files: outputFiles, errors, read };
    } catch (/** @type {any} */ failed) {
      const found = failed.errors ?? [];
      const sound = without(found, pipelines);
      if (sound.length === pipelines.length) throw failed;
      errors.push(...found);
      pipelines = sound;
    }
  }
}

/**
 * A pipeline may be a link: what it imports, and that is the door alone, is found from where the link is.
 *
 * @param {string} root
 * @param {readonly string[]} names of the pipelines
 * @returns {import('esbuild').Plugin}
 */
function pipelinesWhereTheyStand(root, names) {
  const paths = new Set(names.map(name => join(root, name)));
  return {
    name: 'pipelines where they stand',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return paths.has(path) ? { path } : undefined;
        return paths.has(importer) ? { path: join(root, 'src', 'index.ts') } : undefined;
      });
    },
  };
}

/**
 * Packages stay outside, but for those that are taken in. The program itself may stand in `node_modules`.
 *
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
function packages(root) {
  const own = join(root, 'src', sep);
  return {
    name: 'packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
        return kind !== 'entry-point' && importer.startsWith(own) && !TAKEN_IN.includes(path)
          ? { path, external: true }
          : undefined;
      });
    },
  };
}

/**
 * The package that yargs measures texts with prepares tables of all writing and all emoji when it is loaded, a tenth of
 * the time of a short command: so it is loaded where a text has more than ASCII.
 *
 * @returns {import('esbuild').Plugin}
 */
function plainWidths() {
  const namespace = 'plain-widths';
  return {
    name: namespace,
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: /^string-width$/ }, async ({ importer, kind, pluginData, resolveDir }) => {
        if (pluginData === namespace) return undefined;
        const { path } = await resolve('string-width', { importer, kind, resolveDir, pluginData: namespace });
        return { path, namespace };
      });
      onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: `export default (text, options) =>
          typeof text === 'string' && /^[ -~]*$/.test(text)
            ? text.length
            : require(${JSON.stringify(path)}).default(text, options);`,
        resolveDir: dirname(path),
      }));
    },
  };
}

/**
 * In the program `import.meta.url` goes on naming the source, and the module that knows the build in use is no part of the
 * build.
 *
 * @param {string} root
 * @param {Set<string>} read to which the paths of all that is read are added
 * @returns {import('esbuild').Plugin}
 */
function addresses(root, read) {
  const own = join(root, 'src', sep);
  return {
    name: 'addresses',
    setup({ onResolve, onLoad }) {
      const modules = new URL('./modules.mjs', import.meta.url).href;
      onResolve({ filter: /\/modules\.mjs$/ }, () => ({ path: modules, external: true }));
      onLoad({ filter: /./, namespace: 'file' }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        read.add(path);
        if (!path.startsWith(own)) return { contents: text, loader: 'default' };
        const address = JSON.stringify(pathToFileURL(path).href);
        return { contents: text.replaceAll('import.meta.url', () => address), loader: 'default' };
      });
    },
  };
}
