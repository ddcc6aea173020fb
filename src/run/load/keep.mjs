import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, MARK, OWN_MARK, TRUSTED } from './mark.mjs';

/** In ms. */
const HOUR = 3_600_000;

/** A build that nobody used for so long is removed when another is made, in ms. */
const KEPT = 24 * HOUR;

/** In a build, the marks of the processes that use it, and of those that are about to remove it. */
const MARKS = 'marks';
const USER = 'user';
const REMOVER = 'remover';

/**
 * Marks a build as used by this process until that ends: a long run goes on with the modules that it began with, and loads
 * some of them in its end. Who uses a build first writes its mark, then looks for those who are about to remove it, and who
 * removes one does the same the other way round: so one of the two sees the other, whatever their clocks say.
 *
 * @param {string} folder
 * @returns {boolean} false for a build that is about to be removed, or has gone
 */
export function keepInUse(folder) {
  try {
    const own = markAsUsed(folder);
    process.once('exit', () => rmSync(own, { force: true }));
    setInterval(touch, HOUR, folder, own).unref();
    touch(folder);
    return !isMarked(folder, REMOVER);
  } catch (thrown) {
    // Where nothing can be written nothing is removed either.
    return Object(thrown).code !== 'ENOENT';
  }
}

/**
 * @param {string} folder
 * @returns the file that is the mark
 */
export function markAsUsed(folder) {
  return mark(folder, USER);
}

/** @param {string[]} paths */
function touch(...paths) {
  const now = new Date();
  try {
    for (const path of paths) utimesSync(path, now, now);
  } catch {
    // What the clock says is not what builds depend on.
  }
}

/**
 * Removes builds that nobody uses, nor did for a day: those of sources that have changed since. And what was to become a
 * build, where its process is dead.
 *
 * @param {string} cache the folder of all builds
 * @param {number} now when one was made there, in ms
 */
export function clearUnused(cache, now) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    try {
      const isOld = now - statSync(folder).mtimeMs > KEPT;
      const writer = name.endsWith('.tmp') ? MARK.exec(name)?.[0] : undefined;
      const alive = writer && isAlive(writer);
      if (alive === undefined ? isOld : !alive) remove(folder, cache);
    } catch {
      // Another process was faster.
    }
  }
}

/**
 * @param {string} folder
 * @param {string} cache
 */
function remove(folder, cache) {
  const own = mark(folder, REMOVER);
  if (isMarked(folder, USER)) {
    rmSync(own);
    return;
  }
  // At once, so that nobody finds half of it.
  const gone = join(cache, `${OWN_MARK}-${Date.now()}.tmp`);
  renameSync(folder, gone);
  rmSync(gone, { recursive: true, force: true });
}

/**
 * @param {string} folder
 * @param {typeof USER | typeof REMOVER} kind
 */
function mark(folder, kind) {
  const marks = join(folder, MARKS);
  try {
    mkdirSync(marks);
  } catch (thrown) {
    if (Object(thrown).code !== 'EEXIST') throw thrown;
  }
  const file = join(marks, `${OWN_MARK}.${kind}`);
  writeFileSync(file, '');
  return file;
}

/**
 * Whether a build has the mark of a process that lives; those of the dead are removed.
 *
 * @param {string} folder
 * @param {typeof USER | typeof REMOVER} kind
 */
function isMarked(folder, kind) {
  const marks = readdirSync(join(folder, MARKS)).map(name => join(folder, MARKS, name));
  // By the clock that gave all of them their times.
  const now = Math.max(...marks.map(timeOf));
  const living = marks.filter(path => {
    const alive = isAlive(MARK.exec(path.slice(folder.length))?.[0] ?? '') ?? now - timeOf(path) < TRUSTED;
    if (!alive) rmSync(path, { force: true });
    return alive;
  });
  return living.some(path => path.endsWith(`.${kind}`));
}

/** @param {string} path */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
