import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** In ms. */
const HOUR = 3_600_000;

/** A build that no process used for so long is removed when another is made, in ms. */
const KEPT = 24 * HOUR;

/**
 * Marks a build as used, now and every hour: a long run goes on with the modules that it began with, and loads some of
 * them in its end.
 *
 * @param {string} folder
 */
export function keepInUse(folder) {
  touch(folder);
  setInterval(touch, HOUR, folder).unref();
}

/** @param {string} folder */
function touch(folder) {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch {
    // On a read-only disk nothing is removed either.
  }
}

/**
 * Removes what nobody used for a day: builds of sources that have changed since, and what a killed process left.
 *
 * @param {string} cache the folder of all builds
 */
export function clearUnused(cache) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    try {
      if (statSync(folder).mtimeMs < Date.now() - KEPT) rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another process was faster.
    }
  }
}
