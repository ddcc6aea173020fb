import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writePieces } from './files.ts';
import { readWholeFile } from './load/regular-file.mjs';
import { readResult, resultIds } from './read-result.ts';
import type { Result } from './result.ts';
import { removeNote, type UnfinishedRun, unfinishedRuns } from './unfinished.ts';

/** The folder of a run: the first digits of the hash of its plan, and which rows it kept. Nothing else below `data/runs` is one. */
const KEY = /^[0-9a-f]{16}(-records|-none)?$/;

/** The file that gives a run its name. */
const NAME = 'name.txt';

/** A run over another range, or with other rows: a folder below `data/runs`; or one that was begun. */
export interface KeptRun {
  /** The name of its folder, by which it can always be asked for. */
  readonly key: string;
  /** Given by the user. */
  readonly name: string | undefined;
  readonly folder: string;
  /** Of each pipeline; in a word or two what is wrong with one. */
  readonly results: readonly (Result | string)[];
  readonly bytes: number;
  /** What was begun under this key and has not come to its end. */
  readonly unfinished: UnfinishedRun | undefined;
}

/** Where runs over other ranges are. */
export function runsFolder(out: string): string {
  return join(out, 'data', 'runs');
}

/** Returns all runs that are kept or were begun, by key. */
export function keptRuns(out: string): KeptRun[] {
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

export function nameRun({ folder }: Pick<KeptRun, 'folder'>, name: string): void {
  writePieces(join(folder, NAME), [`${name}\n`]);
}

/** Deletes the files of a run. The blocks that it was put together from stay: other ranges share them. */
export function deleteRun({ folder, key }: KeptRun): void {
  removeNote(dirname(folder), key);
  rmSync(folder, { recursive: true, force: true });
}

function nameOf(folder: string): string | undefined {
  try {
    return readWholeFile(join(folder, NAME)).toString().trim();
  } catch {
    return undefined;
  }
}

/** Of files that are there: another run may be writing, and renaming what it wrote. */
function bytesBelow(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}
