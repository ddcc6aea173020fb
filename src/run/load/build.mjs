import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { namesBelow } from '../names-below.mjs';
import { readWholeFile } from '../regular-file.mjs';
import { workspaceOf } from '../workspace.mjs';
import { cacheFolder, ROOT } from './modules.mjs';

/** The modules that a build exposes under the names of their sources. */
const ENTRIES = [
  ...['src/index.ts', 'src/cli/main.ts', 'src/cli/terminal.ts'],
  ...['src/run/task.ts', 'src/run/call.ts', 'src/run/laws.ts', 'src/view/figure/figure.ts'],
];

/** Packages of many files, which load in a third of the time as parts of a build. */
const TAKEN_IN = ['csv-stringify', 'd3-dsv', 'p-limit', 'vega-util', 'yargs', 'zod'];

const CACHE = cacheFolder('saltus');

/** Builds unused for this long (ms) are deleted. Much longer than the clocks of two hosts differ. */
export const UNUSED = 7 * 24 * 3_600_000;

/**
 * Returns a build of the present sources, and the sources and pipelines by name. If there is none, it is made in the cache,
 * under another name until it is complete; or in a temporary folder that is removed when the process ends.
 *
 * @throws for a source that esbuild refuses
 */
export async function currentBuild() {
  const { texts, digest } = readSources(ROOT, workspaceOf());
  const folder = join(CACHE, digest);
  if (!isWhole(folder)) {
    const made = makeFolder();
    await build(made);
    // If a source was edited meanwhile, another build is made.
    if (readSources(ROOT, workspaceOf()).digest !== digest) {
      remove(made);
      return currentBuild();
    }
    if (!made.startsWith(CACHE)) return { folder: made, texts };
    publish(made, folder);
  }
  // The build must stay until then, because a long run loads some modules at its end.
  const keep = () => fs.utimes(folder, new Date(), new Date(), () => {});
  keep();
  setInterval(keep, 3_600_000).unref();
  return { folder, texts };
}

/**
 * Reads about 800 files in 20 ms; a comparison of times would miss restored files.
 *
 * @param {string} root
 * @param {string} workspace
 */
export function readSources(root, workspace) {
  const own = join(relative(root, workspace), 'pipelines').replaceAll(sep, '/');
  const folders = new Set(['src', 'pipelines', ...(fs.existsSync(join(root, own)) ? [own] : [])]);
  const hash = createHash('sha256').update(`${root}\0${fs.readFileSync(join(root, 'package.json'))}`);
  /** @type {Map<string, Buffer>} */
  const texts = new Map();
  for (const name of [...folders].flatMap(folder => namesBelow(root, folder))) {
    try {
      texts.set(name, readWholeFile(`${root}/${name}`));
    } catch {
      // The import of this file reports the error.
    }
    const text = texts.get(name);
    hash.update(`${name}\0${text?.length}\0`).update(text ?? '');
  }
  return { texts, digest: hash.digest('hex') };
}

function makeFolder() {
  try {
    fs.mkdirSync(CACHE, { recursive: true });
    return fs.mkdtempSync(join(CACHE, 'new-'));
  } catch {
    const folder = fs.mkdtempSync(join(fs.realpathSync(tmpdir()), 'saltus-build-'));
    process.on('exit', () => remove(folder));
    return folder;
  }
}

/** @param {string} outdir */
async function build(outdir) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outbase: ROOT,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    tsconfigRaw: {},
    logLevel: 'silent',
    plugins: [
      {
        name: 'packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]|\/modules[.]mjs$/ }, ({ path: name, importer }) => {
            const isTakenIn = TAKEN_IN.includes(`${name.split('/')[0]}`) || name.startsWith('node:');
            if (isTakenIn || !importer.startsWith(join(ROOT, 'src', sep))) return undefined;
            // A thread must have only one instance of `modules.mjs`, since it has state.
            const path = import.meta.resolve(name.replace(/.*\/modules[.]mjs$/, './modules.mjs'));
            return { path, external: true };
          }),
      },
    ],
  });
  const names = fs.readdirSync(outdir, { recursive: true, encoding: 'utf8' });
  const sizes = names.filter(name => /[.]mjs$/.test(name)).map(name => [name, sizeOf(join(outdir, name))]);
  fs.writeFileSync(join(outdir, 'sizes.json'), JSON.stringify(sizes));
}

const sizeOf = (/** @type {string} */ path) => fs.statSync(path).size;

/** Whether a build exists, and none of its files is missing or truncated. @param {string} folder */
function isWhole(folder) {
  try {
    /** @type {[name: string, size: number][]} */
    const sizes = JSON.parse(fs.readFileSync(join(folder, 'sizes.json'), 'utf8'));
    return sizes.length > 0 && sizes.every(([name, size]) => sizeOf(join(folder, name)) === size);
  } catch {
    return false;
  }
}

/** Gives a build its name; if another process was faster, its build is as good. @param {string} made @param {string} folder */
function publish(made, folder) {
  if (!renamed(made, folder)) {
    // A complete build stays, because the process that made it is about to load it.
    const broken = `${made}-broken`;
    if (!isWhole(folder) && renamed(folder, broken)) {
      renamed(made, folder);
      remove(broken);
    }
    remove(made);
  }
  for (const other of fs.readdirSync(CACHE).map(name => join(CACHE, name))) {
    const stats = fs.statSync(other, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > UNUSED) remove(other);
  }
}

/** @param {string} from @param {string} to */
function renamed(from, to) {
  try {
    fs.renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

const remove = (/** @type {string} */ folder) => fs.rmSync(folder, { recursive: true, force: true });
