import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Claim, ReadPublished } from '../claim/index.ts';
import { DefinitionError, refuse } from '../errors.ts';
import type { PipelineDefinition } from '../plan/index.ts';
import { causeOf } from './cause.ts';
import { importPipeline, isHelper } from './import-pipeline.ts';
import { ROOT } from './load/modules.mjs';
import { loadIssues } from './load-issues.ts';
import { namesBelow } from './names-below.mjs';
import { readWholeFile } from './regular-file.mjs';
import { fromCsv } from './tables/csv.ts';
import { loading } from './unsettled.ts';

export { ROOT };

/** The folder of the pipelines of the package. */
const OF_PACKAGE = [join(ROOT, 'pipelines')];
/** The folder of the printed tables of the package. */
export const PRINTED_OF_PACKAGE: readonly string[] = [join(ROOT, 'data', 'published')];

/** Returns the ids of all pipelines in some folders and their subfolders, in alphabetical order. An id is the name of a file. */
export function pipelineIds(folders: readonly string[] = OF_PACKAGE): string[] {
  return [...pipelinePaths(folders).keys()].sort();
}

/** Returns the paths of all pipelines by id; each id should have one path. Skips missing folders, and helpers named `_…`. */
export function pipelinePaths(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const folder of folders.filter(existsSync)) {
    for (const name of namesBelow(dirname(folder), basename(folder))) {
      const id = basename(name, '.ts');
      const isPipeline = name.endsWith('.ts') && !isHelper(basename(name));
      if (isPipeline) files.set(id, [...(files.get(id) ?? []), join(dirname(folder), name)]);
    }
  }
  return files;
}

/** A definition and its file; a question on the command line has no file. */
export interface Pipeline {
  readonly definition: PipelineDefinition;
  /** The path for messages: relative to the package, or absolute if it is outside. */
  readonly file?: string;
  /** The absolute path of the file. */
  readonly path?: string;
}

/** A definition with its file. */
export type LoadedPipeline = Required<Pipeline>;

/**
 * @param files where they were looked for already: for all pipelines that would be a second time for each
 * @throws DefinitionError for a file that cannot be loaded or imports more than `src/index.ts` and helpers, for a definition that has another
 *   id than its file, and for an id of two files or of none
 */
export async function loadPipeline(
  id: string,
  folders: readonly string[] = OF_PACKAGE,
  files = pipelinePaths(folders),
): Promise<LoadedPipeline> {
  const [path = join(folders.at(-1)!, `${id}.ts`), ...others] = files.get(id) ?? [];
  const file = pathInMessages(path);
  if (others.length > 0) {
    const received = `${id}, also the id of ${others.map(pathInMessages).join(' and ')}`;
    refuse(file, 'a unique id', received);
  }
  loading.add(file);
  const module = await importPipeline(path)
    .finally(() => loading.delete(file))
    .catch(async thrown => {
      throw new DefinitionError(await loadIssues(thrown, { file, path }));
    });
  const definition = module.default;
  if (definition === undefined) refuse(file, 'export default definePipeline({ … })', 'no default export');
  if (typeof definition !== 'object' || definition === null || definition.id !== id) {
    refuse(`${file}: id`, JSON.stringify(id), JSON.stringify(definition?.id));
  }
  return { definition, file, path };
}

/** Returns a path relative to the package; a path outside stays absolute. */
export function pathInMessages(path: string): string {
  const name = relative(ROOT, path);
  return name.startsWith('..') ? path : name;
}

/** Returns the printed tables of some claims, by file. */
export function printedTables(claims: readonly Claim[], folders: readonly string[]): ReadPublished {
  const tables = new Map<string, readonly Readonly<Record<string, string>>[]>();
  for (const claim of claims) {
    if (claim.kind === 'published') tables.set(claim.file, readPublished(claim.file, folders));
  }
  return file => tables.get(file)!;
}

/** Returns the records of a file with a printed table, by column name. */
export function readPublished(
  file: string,
  folders: readonly string[] = PRINTED_OF_PACKAGE,
): Readonly<Record<string, string>>[] {
  const path = publishedPath(file, folders);
  try {
    return fromCsv(readWholeFile(path).toString());
  } catch (thrown) {
    refuse(pathInMessages(path), 'a CSV file with a header', causeOf(thrown));
  }
}

/**
 * Returns the path of a file with a printed table, in the one folder that has it; in the first folder if none has it.
 *
 * @throws DefinitionError if two folders have it
 */
export function publishedPath(file: string, folders: readonly string[]): string {
  const [path = join(folders[0]!, file), ...others] = folders
    .map(folder => join(folder, file))
    .filter(existsSync);
  if (others.length > 0)
    refuse(pathInMessages(others[0]!), 'a unique file name', `the name of ${pathInMessages(path)}`);
  return path;
}
