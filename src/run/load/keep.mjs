import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** In ms. */
const HOUR = 3_600_000;

/** What nobody used for so long is removed when another build is made, in ms: far longer than two clocks differ. */
export const KEPT = 7 * 24 * HOUR;

/**
 * Keeps a build from being removed until this process ends: a long run goes on with the modules that it began with, and
 * loads some of them in its end.
 *
 * @param {string} build its folder
 */
export function keepInUse(build) {
  touch(build);
  setInterval(touch, HOUR, build).unref();
}

/** @param {string} build */
function touch(build) {
  const now = new Date();
  try {
    utimesSync(build, now, now);
  } catch {
    // Where nothing can be written nothing is removed either.
  }
}

/**
 * Removes builds of sources that have changed since, and what was left by those who were killed while they made one.
 *
 * @param {string} cache the folder of all builds
 * @param {number} now when one was made there, in ms
 */
export function clearUnused(cache, now) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    try {
      if (now - statSync(folder).mtimeMs < KEPT) continue;
      // At once, so that nobody finds half of it.
      const gone = temporary(cache);
      renameSync(folder, gone);
      rmSync(gone, { recursive: true, force: true });
    } catch {
      // Another process was faster.
    }
  }
}

/**
 * A name like no other, of what is no build yet or no more.
 *
 * @param {string} cache
 */
export function temporary(cache) {
  return join(cache, `${randomUUID()}.tmp`);
}
