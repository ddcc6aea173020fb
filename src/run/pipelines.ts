import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Message } from 'esbuild';
import type { Claim, ReadPublished } from '../claim/index.ts';
import { DefinitionError, type Issue, refuse } from '../errors.ts';
import type { PipelineDefinition } from '../plan/index.ts';
import { causeOf } from './cause.ts';
import { importModule, ROOT } from './load/modules.mjs';
import { fromCsv } from './tables/csv.ts';

export { ROOT };

/** The ids of all pipelines, in alphabetical order: the names of the files in `pipelines/` and its folders. */
export function pipelineIds(folder = join(ROOT, 'pipelines')): string[] {
  return [...pipelinePaths(folder).keys()].sort();
}

/** The paths of all pipelines by id, of which each should have one: in the folder of its source, or in `pipelines/` itself. */
export function pipelinePaths(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const id = basename(name, '.ts');
    if (name.endsWith('.ts')) files.set(id, [...(files.get(id) ?? []), join(folder, name)]);
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

/**
 * @param files where they were looked for already: for all pipelines that would be a second time for each
 * @throws DefinitionError for a file that cannot be loaded, or whose definition has another id than its name, and for an
 *   id of two files or of none
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
  const module: { default?: PipelineDefinition } = await importModule(path).catch(thrown => {
    if (thrown instanceof DefinitionError) {
      throw new DefinitionError(thrown.issues.map(one => ({ ...one, where: `${file}: ${one.where}` })));
    }
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    const hint = isLink ? 'a link is loaded from where it leads: put the file itself here' : undefined;
    if (isFailedBuild(thrown)) throw new DefinitionError(thrown.errors.map(one => issueOf(one, file, hint)));
    refuse(file, 'a module that loads', thrown instanceof Error ? thrown.message : `${thrown}`, hint);
  });
  const definition = module.default;
  if (typeof definition !== 'object' || definition === null || definition.id !== id) {
    const received = definition === undefined ? 'no default export' : JSON.stringify(definition?.id);
    refuse(`${file}: id`, JSON.stringify(id), received);
  }
  return { definition, file };
}

/** What esbuild throws, with all that is wrong. */
function isFailedBuild(thrown: unknown): thrown is { readonly errors: readonly Message[] } {
  return thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors);
}

/** A mistake in a file, or in one that this imports. */
function issueOf({ text, location }: Message, file: string, advice = adviceOn(text, file)): Issue {
  // Where names come from has a name of its own while a module is compiled by itself.
  const received = text.replace('"door:', '"');
  const hint = advice === undefined ? {} : { hint: advice };
  const issue = { where: file, expected: 'a module that loads', received, ...hint };
  if (!location) return issue;
  const { file: other, line, lineText, column: at, length } = location;
  return {
    ...issue,
    where: other === file ? `${file}:${line}` : `${file}: ${other}:${line}`,
    mark: { text: lineText, at, length },
  };
}

/** What to import in the place of what is not there. */
function adviceOn(received: string, file: string): string | undefined {
  if (!received.startsWith('Could not resolve')) return undefined;
  const door = relative(dirname(join(ROOT, file)), join(ROOT, 'src', 'index.ts'));
  return `import nothing but '${door}' here`;
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
    return fromCsv(readFileSync(join(folder, file), 'utf8'));
  } catch (thrown) {
    const where = relative(ROOT, join(folder, file));
    refuse(where, 'a CSV file with a header', causeOf(thrown));
  }
}
