import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bundle } from './bundle.mjs';
import { clearUnused, keepInUse, temporary } from './keep.mjs';
import { cacheFolder, ERRORS, ROOT } from './modules.mjs';
import { readWholeFile } from './regular-file.mjs';
import { readSources } from './sources.mjs';
import { workspaceOf } from './workspace.mjs';

const CACHE = cacheFolder('saltus');

/** Says of the modules of a build, and of what it was made of elsewhere, which digest they have. */
const CONTENTS = 'contents.json';

/**
 * A build of the sources as they are now, which is made where there is none. Its folder is named by their digest, is
 * written under another name and renamed, and is believed only if every file has the digest that it should have: so
 * processes that start at once do not harm each other, and what was cut off or damaged is passed by.
 *
 * @returns the folder, and the sources by path; undefined where it can neither be found nor made, as on a read-only
 *   disk or where a source is broken: then TypeScript is to be loaded
 */
export async function currentBuild() {
  try {
    const read = () => readSources(ROOT, workspaceOf());
    const sources = read();
    for (let n = 0; ; n++) {
      const folder = join(CACHE, `${sources.digest}.${n}`);
      const isThere = existsSync(folder);
      if (!isThere) await make(folder, sources, () => read().digest === sources.digest);
      // In this order: what is in use stays whole.
      keepInUse(folder);
      if (isWhole(folder)) return { folder, texts: sources.texts };
      if (!isThere) return undefined;
    }
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {import('./sources.mjs').Sources} sources
 * @param {() => boolean} areSame whether the sources are still as they were read
 */
async function make(folder, { texts }, areSame) {
  const unfinished = temporary(CACHE);
  try {
    // First, so that where nothing can be written no time is lost.
    mkdirSync(unfinished, { recursive: true });
    // A file that cannot be read stops itself alone: it is told by whoever imports it.
    const names = [...texts.keys()];
    const { files: bundled, errors, read } = await bundle(ROOT, names, unfinished);
    if (!areSame()) throw new Error('a source file changed during the build');
    for (const name of names) read.delete(join(ROOT, name));
    const outside = [...new Set([...read].map(standsFor))];
    const told = { path: join(unfinished, ERRORS), contents: Buffer.from(JSON.stringify(errors)) };
    const files = [...bundled, told];
    const inside = files.filter(({ path }) => !path.endsWith('.map'));
    const contents = [
      ...outside.map(path => [relative(folder, path), digestOf(readFileSync(path))]),
      ...inside.map(({ path, contents }) => [relative(unfinished, path), digestOf(contents)]),
    ];
    for (const { path, contents } of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
    }
    writeFileSync(join(unfinished, CONTENTS), JSON.stringify(Object.fromEntries(contents)));
    renameSync(unfinished, folder);
  } catch (thrown) {
    rmSync(unfinished, { recursive: true, force: true });
    // Where another process was faster, its build is as good.
    if (!existsSync(folder)) throw thrown;
  }
  clearUnused(CACHE, statSync(folder).mtimeMs);
}

/**
 * The file that changes when this one does, which is no source: of a package its manifest, for the version in it.
 *
 * @param {string} path
 */
function standsFor(path) {
  const [, within] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path) ?? [];
  return within === undefined ? path : join(within, 'package.json');
}

/** @param {string} folder */
function isWhole(folder) {
  try {
    const contents = Object.entries(JSON.parse(readWholeFile(join(folder, CONTENTS)).toString()));
    if (contents.length === 0) return false;
    return contents.every(([name, digest]) => digestOf(readWholeFile(join(folder, name))) === digest);
  } catch {
    return false;
  }
}

/** @param {string | Uint8Array} contents */
function digestOf(contents) {
  return createHash('sha256').update(contents).digest('hex');
}
