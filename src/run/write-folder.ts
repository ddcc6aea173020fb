import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DefinitionError } from '../errors.ts';
import { digestOf } from '../plan/index.ts';
import { fileDigest, removeIfThere, writeWhole } from './files.ts';
import { isAlive, MARK, OWN_MARK } from './mark.ts';
import { removeUnchanged, type WrittenFile } from './remove-unchanged.ts';

/**
 * Writes the files of a folder, and removes those of earlier calls that are no longer among them. Files that this program
 * did not write are neither overwritten nor removed.
 *
 * The program lists the files that it wrote in the folder. Each of its files is on one of these lists at any time, even
 * if writers are killed or several write at once:
 * 1. Before its first file, a writer adds a list that is named by its mark.
 * 2. When all files are in place, it adds the final list, which is named by its digest.
 * 3. It removes each list that it found whose writer has ended and whose other files no longer exist.
 *
 * @param root a folder above it; nothing is removed below a link between the two
 * @param at the path of the folder below the root, with `/`
 * @param files by path relative to the folder, with `/`
 * @param isOlder whether an earlier version, which kept no list, wrote the folder: called if there is no list
 * @throws DefinitionError naming each file in the way, before anything is written
 */
export function writeFolder(
  root: string,
  at: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  isOlder: () => boolean,
): void {
  const folder = join(root, at);
  const wanted = [...files].map(([path, bytes]): WrittenFile => ({ path, sha256: digestOf(bytes) }));
  const before = readLists(folder);
  const isAdopted = before.length === 0 && isOlder();
  const changed = wanted.filter(({ path, sha256 }) => fileDigest(join(folder, path))?.sha256 !== sha256);
  const occupied = changed.flatMap(({ path }) => occupantOf(folder, path));
  const adopted = isAdopted ? occupied : [];
  const lists = [...before, ...readLists(folder)];
  const known = new Set([...adopted, ...lists.flatMap(list => list.files)].map(key));
  const foreign = occupied.filter(file => !known.has(key(file)));
  if (foreign.length > 0) throw new DefinitionError(foreign.map(({ path }) => inTheWay(join(folder, path))));

  const own = join(folder, listName(`${OWN_MARK}-${randomUUID()}`));
  if (changed.length > 0) writeWhole(own, [listText([...wanted, ...adopted])]);
  for (const { path } of changed) writeWhole(join(folder, path), [files.get(path)!]);

  const stale = before.flatMap(list => list.files).filter(({ path }) => !files.has(path));
  removeUnchanged(
    root,
    stale.map(({ path, sha256 }) => ({ path: `${at}/${path}`, sha256 })),
  );
  const text = listText(wanted);
  const final = listName(digestOf(text).slice(0, 16));
  if (!before.some(({ name }) => name === final)) writeWhole(join(folder, final), [text]);
  const listed = new Set(wanted.map(key));
  const isLeft = (file: WrittenFile) =>
    !listed.has(key(file)) && fileDigest(join(folder, file.path))?.sha256 === file.sha256;
  for (const { name, isInUse, files } of before) {
    if (name !== final && !isInUse && !files.some(isLeft)) removeIfThere(join(folder, name));
  }
  removeIfThere(own);
}

/** Returns the file at a path below the folder, if there is one. */
function occupantOf(folder: string, path: string): WrittenFile[] {
  const file = join(folder, path);
  if (!lstatSync(file, { throwIfNoEntry: false })) return [];
  return [{ path, sha256: fileDigest(file)?.sha256 ?? 'not a file' }];
}

/** A list that a writer left in the folder. */
interface FileList {
  readonly name: string;
  /** Whether its writer may still be at work. */
  readonly isInUse: boolean;
  readonly files: readonly WrittenFile[];
}

const LIST = /^\.saltus-files-(.+)\.json$/;

function listName(mark: string): string {
  return `.saltus-files-${mark}.json`;
}

function listText(files: readonly WrittenFile[]): string {
  const lines = files.map(({ path, sha256 }) => JSON.stringify({ path, sha256 }));
  return `[\n${lines.join(',\n')}\n]\n`;
}

function key({ path, sha256 }: WrittenFile): string {
  return `${sha256} ${path}`;
}

/** Returns the lists of a folder that can be read. */
function readLists(folder: string): FileList[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap(name => {
    const listOwner = LIST.exec(name)?.[1];
    if (listOwner === undefined) return [];
    try {
      const files: WrittenFile[] = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const mark = MARK.exec(listOwner)?.[0];
      return [{ name, isInUse: mark !== undefined && isAlive(mark) !== false, files: files.map(named) }];
    } catch {
      // Another writer has removed it since, or it is corrupt: it lists nothing.
      return [];
    }
  });
}

function named({ path, sha256 }: WrittenFile): WrittenFile {
  return { path: `${path}`, sha256: `${sha256}` };
}

function inTheWay(where: string) {
  return {
    where,
    expected: 'no file, or a file that saltus wrote',
    received: 'a file that saltus did not write, or that has changed since',
    hint: 'move or delete it, then repeat the command',
  };
}
