import { DefinitionError } from '../../errors.ts';
import { createWholeFile, keptRuns, readResult } from '../../run/index.ts';
import { DataFolder, jsonLines, literal, parquet, type TablePart } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import type { Terminal } from '../terminal.ts';
import { tellWritten } from '../written.ts';
import { findRun } from './runs.ts';

export interface ExportOptions {
  /** A pipeline. */
  readonly id: string;
  /** Of it; the table of cases if absent. */
  readonly table?: string | undefined;
  /** A run over another range, by name or hash. */
  readonly run?: string | undefined;
  readonly format: keyof typeof FORMATS;
  /** The file. */
  readonly out?: string | undefined;
}

const FORMATS = {
  'json-lines': jsonLines,
  parquet: async (table: TablePart) => [await parquet(table)],
  pari: (table: TablePart) => literal(table, 'pari'),
  sage: (table: TablePart) => literal(table, 'sage'),
};

/** Writes a table of a result in another format. */
export async function exportCommand(
  options: ExportOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { format, out } = options;
  const table = tableOf(options, places);
  if (format === 'parquet' && out === undefined) {
    throw new DefinitionError([{ where: '--out', expected: 'a file, for parquet', received: 'nothing' }]);
  }
  const pieces = await FORMATS[format](table);
  if (out === undefined) {
    for (const piece of pieces) await terminal.write(piece as string);
    return EXIT.expected;
  }
  const file = createWholeFile(out);
  try {
    for (const piece of pieces) file.write(piece);
    file.commit();
  } finally {
    file.abandon();
  }
  tellWritten(out, `${counted(table.rows, 'row')} of ${table.name}`, terminal);
  return EXIT.expected;
}

/** @throws DefinitionError for a pipeline without a result, a table that it does not have, and one that was changed */
function tableOf({ id, table: name, run }: ExportOptions, places: Places): TablePart {
  const folder = run === undefined ? places.out : findRun(run, keptRuns(places.out)).folder;
  const result = readResult(folder, id);
  if (typeof result === 'string') {
    const hint = `saltus run ${id} makes it; saltus list names the pipelines`;
    throw new DefinitionError([{ where: id, expected: 'a pipeline with a result', received: result, hint }]);
  }
  const found = result.tables.find(one =>
    name === undefined ? one.of === 'cases' : [one.name, one.name.slice(id.length + 1)].includes(name),
  );
  if (found === undefined) {
    const expected = `a table of ${id}: ${result.tables.map(one => one.name).join(', ') || 'there is none'}`;
    throw new DefinitionError([{ where: '--table', expected, received: name ?? 'none' }]);
  }
  const read = new DataFolder(folder).table(found);
  if (typeof read !== 'string') return read;
  throw new DefinitionError([
    { where: `data/${found.name}.csv`, expected: 'the table that was written', received: read },
  ]);
}
