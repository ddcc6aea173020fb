import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A temporary file or the note of an unfinished run: killed runs leave them, and the next run removes them. */
const LEFT_OVER = /\.(tmp|unfinished\.json)$/;

/** A record of the files in a folder, with inodes and times, which differ in every folder. */
const RECORD = /\.made$/;

/** Returns the digest of each file below a folder, by path, without records and the files that killed runs leave. */
export function filesOf(folder: string): ReadonlyMap<string, string> {
  const paths = pathsBelow(folder).filter(path => !LEFT_OVER.test(path) && !RECORD.test(path));
  return new Map(
    paths.map(path => [
      path,
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  );
}

export function temporaryFiles(folder: string): string[] {
  return existsSync(folder) ? pathsBelow(folder).filter(path => LEFT_OVER.test(path)) : [];
}

function pathsBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Describes the first file that is missing, additional, or different. */
export function differenceOf(
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): string | undefined {
  for (const [path, digest] of expected) {
    if (!found.has(path)) return `${path} is missing`;
    if (found.get(path) !== digest) return `${path} has other bytes`;
  }
  const more = [...found.keys()].find(path => !expected.has(path));
  return more && `${more} is one too many`;
}
