import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, MARK, OWN_MARK, TRUSTED } from './mark.ts';

/**
 * Returns a unique name for a temporary file of this process. It is short, however long the final name is.
 */
export function temporaryName(): string {
  return `saltus-${OWN_MARK}-${randomUUID()}.tmp`;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TEMPORARY = new RegExp(`^saltus-(${MARK.source})-${UUID}\\.tmp$`);

/** Whether a name is the name of a temporary file of this program, from any process. */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/**
 * Removes the temporary files of processes that have ended from a folder. Files of running processes stay; files of other
 * hosts stay until they are days old.
 *
 * @param now time of the last write in the folder, in ms: a file server has a clock of its own. Without it, files of
 *   other hosts stay
 */
export function removeLeftovers(folder: string, now = Number.NEGATIVE_INFINITY): void {
  for (const name of namesIn(folder).filter(isTemporary)) {
    try {
      const path = join(folder, name);
      const alive = isAlive(TEMPORARY.exec(name)![1]!);
      if (!(alive ?? now - statSync(path).mtimeMs < TRUSTED)) rmSync(path, { force: true });
    } catch {
      // Another process was faster, or this one lacks the permission.
    }
  }
}

/** Calls {@link removeLeftovers} for each subfolder of a folder. Cost: a fraction of a ms per subfolder. */
export function removeLeftoversBelow(folder: string): void {
  for (const name of namesIn(folder)) removeLeftovers(join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
