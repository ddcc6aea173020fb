import { join } from 'node:path';
import { refuse } from '../errors.ts';
import { pipelineIds, type Result, readResult, tablePath } from '../run/index.ts';
import { DataFolder, type TablePart } from '../view/index.ts';
import { folderOfResult, runsIn } from './ids-of.ts';
import { findRun } from './named-runs.ts';
import type { Places } from './places.ts';
import { insistOnPipelines } from './selection.ts';

/** The reference to a table of a result. */
export interface TableName {
  /** A pipeline. */
  readonly id: string;
  /** The part of the result; default: the table of cases. */
  readonly table?: string | undefined;
  /** A run over another range, by name or hash. */
  readonly run?: string | undefined;
}

/**
 * Returns a result and the folder of its files.
 *
 * @throws DefinitionError for a pipeline without a result
 */
export function resultOf(
  { id, run }: Omit<TableName, 'table'>,
  places: Places,
): { result: Result; folder: string } {
  const folder = run === undefined ? folderOfResult(id, places) : findRun(run, runsIn(places)).folder;
  const result = readResult(folder, id);
  if (typeof result === 'string') {
    insistOnPipelines([id], pipelineIds(places.pipelines));
    refuse(id, 'a pipeline with a result', result, `run: npx saltus run ${id}`);
  }
  return { result, folder };
}

/**
 * Returns the table with the path of its file, which is CSV.
 *
 * @throws DefinitionError for a pipeline without a result, a table that it does not have, and one that was changed
 */
export function resultTable(
  { id, table: name, run }: TableName,
  places: Places,
): { result: Result; table: TablePart; path: string } {
  const { result, folder } = resultOf({ id, run }, places);
  const found = result.tables.find(table =>
    name === undefined ? table.of === 'cases' : [table.name, table.name.slice(id.length + 1)].includes(name),
  );
  if (found === undefined) {
    const expected = `a table of ${id}: ${result.tables.map(table => table.name).join(', ') || 'there are none'}`;
    refuse('--table', expected, name ?? 'nothing');
  }
  const path = tablePath(result, found.name);
  const read = new DataFolder(folder).table(result, found);
  if (typeof read !== 'string') return { result, table: read, path: join(folder, path) };
  refuse(path, 'the table as saltus wrote it', read);
}
