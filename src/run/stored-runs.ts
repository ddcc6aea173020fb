import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { writePieces } from './files.ts';
import { isTemporary } from './leftovers.ts';
import { readResult, resultIds } from './read-result.ts';
import { readWholeFile } from './regular-file.mjs';
import type { Result } from './result.ts';
import { removeNote, type UnfinishedRun, unfinishedRuns } from './unfinished.ts';

/** Matches the folder of a run below `data/runs`: the first digits of the hash of its plan, and which rows it stored. */
const KEY = /^[0-9a-f]{16}(-none)?$/;

/** The file that gives a run its name. */
const NAME = 'name.txt';

/** A run over another range or with other rows, finished or not: a folder below `data/runs`. */
export interface StoredRun {
  /** The name of its folder, which identifies the run. */
  readonly key: string;
  /** The name that the user gave the run. */
  readonly name: string | undefined;
  readonly folder: string;
  /** The result of each pipeline, or a short description of an error. */
  readonly results: readonly (Result | string)[];
  readonly bytes: number;
  /** The unfinished run under this key, if any. */
  readonly unfinished: UnfinishedRun | undefined;
}

/** Returns the folder of runs over other ranges. */
export function runsFolder(out: string): string {
  return join(out, 'data', 'runs');
}

/** Returns all finished and unfinished runs, by key. */
export function storedRuns(out: string): StoredRun[] {
  const runs = runsFolder(out);
  if (!existsSync(runs)) return [];
  const begun = unfinishedRuns(runs);
  const folders = readdirSync(runs, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && KEY.test(entry.name),
  );
  const keys = new Set([
    ...folders.map(({ name }) => name),
    ...[...begun.keys()].filter(key => KEY.test(key)),
  ]);
  return [...keys].sort().map(key => {
    const folder = join(runs, key);
    return {
      key,
      name: nameOf(folder),
      folder,
      results: resultIds(folder).map(id => readResult(folder, id)),
      bytes: existsSync(folder) ? bytesBelow(folder) : 0,
      unfinished: begun.get(key),
    };
  });
}

export function nameRun({ folder }: Pick<StoredRun, 'folder'>, name: string): void {
  writePieces(join(folder, NAME), [`${name}\n`]);
}

/**
 * Deletes the files of a run. The blocks of its plan stay: other ranges share them.
 *
 * @param ids of the pipelines that may have written there, in addition to the pipelines of its results
 * @returns the paths of files with other names, which stay
 */
export function deleteRun(
  { folder, key }: Pick<StoredRun, 'folder' | 'key'>,
  ids: readonly string[],
): string[] {
  removeNote(dirname(folder), key);
  const known = [...ids, ...resultIds(folder)];
  const left: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) continue;
    if (entry.isFile() && isOfRun(relative(folder, path), known)) rmSync(path, { force: true });
    else left.push(path);
  }
  removeEmptyFolders(folder);
  return left.sort();
}

/** Whether a run of one of the pipelines writes a file of this path. */
function isOfRun(path: string, ids: readonly string[]): boolean {
  const [, ...names] = OF_PIPELINE.exec(path) ?? [];
  return isTemporary(basename(path)) || SHARED.includes(path) || names.some(name => ids.includes(name));
}

/** Matches the files of one pipeline, with its id in one of the groups. */
const OF_PIPELINE =
  /^(?:data\/(?:[^/]+\/)?([^/.]+)(?:\.[^/]+)?\.(?:csv|json)|reports\/([^/]+)\.md|reports\/([^/]+)\/[^/]+)$/;

/** Matches the files of a run that are about all its pipelines. */
const SHARED = [NAME, 'data/claims.csv', 'data/datapackage.json', 'reports/macros.tex'];

function removeEmptyFolders(folder: string): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
    }
    rmdirSync(folder);
  } catch {
    // The folder is not empty, or another command removed it.
  }
}

function nameOf(folder: string): string | undefined {
  try {
    return readWholeFile(join(folder, NAME)).toString().trim();
  } catch {
    return undefined;
  }
}

/** Returns the size of all files below a folder, in bytes. Skips files that vanish meanwhile: another run may rename them. */
function bytesBelow(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}
