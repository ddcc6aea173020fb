import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '../plan/index.ts';
import type { Result } from './result.ts';

/** Folders below `data` that hold no files of results. */
const NOT_OF_RESULTS: readonly string[] = ['published', 'runs'];

/**
 * Returns the folder of the files of a pipeline, relative to the folder that holds `data`: `data/<name>` for a pipeline of
 * the package in `pipelines/<name>`, otherwise `data`.
 */
export function dataFolderOf({ file = '' }: Pick<Question, 'file'>): string {
  const [, name] = /^pipelines\/([^/]+)\//.exec(file) ?? [];
  return name === undefined || NOT_OF_RESULTS.includes(name) ? 'data' : `data/${name}`;
}

/** A result, as far as the paths of its files depend on it. */
type Placed = Pick<Result, 'folder'> & { readonly asked: Pick<Question, 'id'> };

/** Returns the path of a table by its name, relative to the folder that holds `data`. */
export function tablePath({ folder = 'data' }: Pick<Result, 'folder'>, name: string): string {
  return `${folder}/${name}.csv`;
}

/** Returns the path of the certificates of a result, relative to the folder that holds `data`. */
export function lawsPath({ folder = 'data', asked }: Placed): string {
  return `${folder}/${asked.id}.laws.json`;
}

/** Returns the path of the file of a result, relative to the folder that holds `data`. */
export function resultPath({ folder = 'data', asked }: Placed): string {
  return `${folder}/${asked.id}${ENDING}`;
}

const ENDING = '.result.json';

/** Returns the existing folders that may hold files of results, relative to the folder that holds `data`; `data` is last. */
export function dataFolders(folder: string): string[] {
  const data = join(folder, 'data');
  if (!existsSync(data)) return [];
  const below = readdirSync(data, { withFileTypes: true }).filter(
    entry => !entry.isFile() && !NOT_OF_RESULTS.includes(entry.name),
  );
  // Links to folders count, as in `data` itself.
  const folders = below.map(({ name }) => name).filter(name => existsSync(join(data, name, '/')));
  return [...folders.sort().map(name => `data/${name}`), 'data'];
}

/** The paths of results by id, relative to the folder that holds `data`. */
export type ResultPaths = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the paths of all results below a folder. An id has several paths if an earlier version left its result in `data`
 * and the user changed it, or if the user copied a folder.
 */
export function resultPaths(folder: string): ResultPaths {
  const paths = new Map<string, string[]>();
  for (const at of dataFolders(folder)) {
    for (const name of readdirSync(join(folder, at)).filter(name => name.endsWith(ENDING))) {
      const id = name.slice(0, -ENDING.length);
      paths.set(id, [...(paths.get(id) ?? []), `${at}/${name}`]);
    }
  }
  return paths;
}
