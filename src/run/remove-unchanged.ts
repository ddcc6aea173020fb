import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { fileDigest, removeIfThere } from './files.ts';

/** A file that this program wrote. */
export interface WrittenFile {
  /** The path relative to a folder, with `/`. */
  readonly path: string;
  /** The digest in hex. */
  readonly sha256: string;
}

/** Removes the unchanged files below a folder. Changed files stay, and so do links with everything below them. */
export function removeUnchanged(folder: string, files: Iterable<WrittenFile>): void {
  for (const { path, sha256 } of files) {
    const file = join(folder, path);
    if (isReachedWithoutLinks(folder, path) && fileDigest(file)?.sha256 === sha256) removeIfThere(file);
  }
}

/** Whether a path names a file below the folder and passes through no link. */
function isReachedWithoutLinks(folder: string, path: string): boolean {
  const names = path.split('/');
  if (names.some(name => ['', '.', '..'].includes(name))) return false;
  return names.every((_, i) => {
    const entry = lstatSync(join(folder, ...names.slice(0, i + 1)), { throwIfNoEntry: false });
    return i + 1 < names.length ? entry?.isDirectory() : entry?.isFile();
  });
}
