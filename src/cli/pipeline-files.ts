import { dirname, relative } from 'node:path';
import type { DefinitionError } from '../errors.ts';
import type { Plan } from '../plan/index.ts';
import type { LoadedPipeline, RunResult } from '../run/index.ts';
import { dataFiles, reportFiles, type Sources } from '../view/index.ts';
import { folderOf, writeCatalogue, writeComposed } from './output.ts';
import { type Places, shortPath } from './places.ts';

/** Writes what changed of a pipeline's data, and returns the paths. */
export function writeData(
  { definition }: LoadedPipeline,
  result: RunResult,
  places: Places,
  sources: Sources,
): string[] {
  const folder = folderOf(result.plan, places);
  const paths = [...dataFiles(definition, result, sources)].map(file => writeComposed(folder, file));
  return [...paths, writeCatalogue(folder, definition.id, paths)];
}

/** Writes what changed of figures, tables and page, and returns all paths, with those of the data. */
export async function writeReport(
  { definition }: LoadedPipeline,
  result: RunResult,
  data: readonly string[],
  places: Places,
  sources: Sources,
  complain: (mistake: DefinitionError) => void,
): Promise<string[]> {
  const folder = folderOf(result.plan, places);
  const names = data.map(path => relative(folder, path)).filter(name => name.endsWith('.csv'));
  const paths = [...data];
  for await (const file of reportFiles(definition, result, names, complain, sources)) {
    paths.push(writeComposed(folder, file));
  }
  return paths;
}

/** Where a pipeline's files are: its data and its page by name, its figures and tables by folder. */
export function writtenLine({ id }: Plan, paths: readonly string[]): string {
  const [inFolder, alone] = [true, false].map(inside =>
    paths.filter(path => path.includes(`/reports/${id}/`) === inside && !path.endsWith('datapackage.json')),
  );
  const folder =
    inFolder!.length > 0 ? [`${shortPath(dirname(inFolder![0]!))}/ (${inFolder!.length} files)`] : [];
  return `  ${[...alone!.map(shortPath), ...folder].join(', ')}`;
}
