import { DefinitionError } from '../../errors.ts';
import { createWholeFile } from '../../run/index.ts';
import { jsonLines, literal, parquet, type TablePart } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { resultTable, type TableName } from '../result-table.ts';
import type { Terminal } from '../terminal.ts';
import { tellWritten } from '../written.ts';

export interface ExportOptions extends TableName {
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
  const { table } = resultTable(options, places);
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
