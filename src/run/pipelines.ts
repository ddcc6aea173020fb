import { basename, dirname, join, relative } from 'node:path';
import type { Claim, ReadPublished } from '../claim/index.ts';
import { DefinitionError, refuse } from '../errors.ts';
import type { PipelineDefinition } from '../plan/index.ts';
import { causeOf } from './cause.ts';
import { importPipeline, ROOT } from './load/modules.mjs';
import { readWholeFile } from './load/regular-file.mjs';
import { namesBelow } from './load/sources.mjs';
import { loadIssues } from './load-issues.ts';
import { fromCsv } from './tables/csv.ts';

export { ROOT };

/** The ids of all pipelines, in alphabetical order: the names of the files in `pipelines/` and its folders. */
export function pipelineIds(folder = join(ROOT, 'pipelines')): string[] {
  return [...pipelinePaths(folder).keys()].sort();
}

/** The paths of all pipelines by id, of which each should have one: in the folder of its source, or in `pipelines/` itself. */
export function pipelinePaths(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const name of namesBelow(dirname(folder), basename(folder))) {
    const id = basename(name, '.ts');
    if (name.endsWith('.ts')) files.set(id, [...(files.get(id) ?? []), join(dirname(folder), name)]);
  }
  return files;
}

/** A definition, and the file that it stands in; none for a question that was asked without one. */
export interface Pipeline {
  readonly definition: PipelineDefinition;
  readonly file?: string;
}

/** A definition with the file that it stands in. */
export interface LoadedPipeline extends Pipeline {
  /** Relative to the package, for errors. */
  readonly file: string;
}

/** Pipelines whose modules were begun and have not ended. */
const loading = new Set<string>();

/** Returns the error for a process that has nothing left to do while pipelines still load; undefined if none does. */
export function unsettledPipelines(): DefinitionError | undefined {
  if (loading.size === 0) return undefined;
  const [expected, received] = ['a module that loads', 'an await that never ends'];
  return new DefinitionError([...loading].sort().map(where => ({ where, expected, received })));
}

/**
 * @param files where they were looked for already: for all pipelines that would be a second time for each
 * @throws DefinitionError for a file that cannot be loaded or imports more than `src/index.ts`, for a definition that has another
 *   id than its file, and for an id of two files or of none
 */
export async function loadPipeline(
  id: string,
  folder = join(ROOT, 'pipelines'),
  files = pipelinePaths(folder),
): Promise<LoadedPipeline> {
  const [path = join(folder, `${id}.ts`), ...others] = files.get(id) ?? [];
  const file = relative(ROOT, path);
  if (others.length > 0) {
    const received = `${id} in ${others.map(other => relative(ROOT, other)).join(' and ')} too`;
    refuse(file, 'an id of its own', received);
  }
  loading.add(file);
  const module: { default?: PipelineDefinition } = await importPipeline(path)
    .finally(() => loading.delete(file))
    .catch(async thrown => {
      throw new DefinitionError(await loadIssues(thrown, file));
    });
  const definition = module.default;
  if (definition === undefined) refuse(file, 'export default definePipeline({ … })', 'no default export');
  if (typeof definition !== 'object' || definition === null || definition.id !== id) {
    refuse(`${file}: id`, JSON.stringify(id), JSON.stringify(definition?.id));
  }
  return { definition, file };
}

/** The printed tables of some claims, by file. */
export function printedTables(claims: readonly Claim[], folder: string): ReadPublished {
  const tables = new Map<string, readonly Readonly<Record<string, string>>[]>();
  for (const claim of claims) {
    if (claim.kind === 'published') tables.set(claim.file, readPublished(claim.file, folder));
  }
  return file => tables.get(file)!;
}

/** The records of a file of `data/published/`, by column name. */
export function readPublished(
  file: string,
  folder = join(ROOT, 'data', 'published'),
): Readonly<Record<string, string>>[] {
  try {
    return fromCsv(readWholeFile(join(folder, file)).toString());
  } catch (thrown) {
    const where = relative(ROOT, join(folder, file));
    refuse(where, 'a CSV file with a header', causeOf(thrown));
  }
}
