import { refuse } from '../../errors.ts';
import type { Result } from '../../run/index.ts';
import { jsonLines, latexOf, literal, parquet, type TablePart } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { resultTable, type TableName } from '../result-table.ts';
import type { Terminal } from '../terminal.ts';
import { writeData } from '../written.ts';

export interface ExportOptions extends TableName {
  readonly format: keyof typeof FORMATS;
  /** For LaTeX: the columns whose values are rows, columns and cells, with commas between them. */
  readonly grid?: string | undefined;
  /** The file. */
  readonly out?: string | undefined;
}

type Pieces = Iterable<string | Uint8Array>;

const FORMATS = {
  'json-lines': table => jsonLines(table),
  latex: (table, result, grid) => [latexOf(table, result, grid)],
  parquet: async table => [await parquet(table)],
  pari: table => literal(table, 'pari'),
  sage: table => literal(table, 'sage'),
} as const satisfies Readonly<
  Record<string, (table: TablePart, result: Result, grid?: readonly string[]) => Pieces | Promise<Pieces>>
>;

/** Writes a table of a result in another format. */
export async function exportCommand(
  options: ExportOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { format, grid, out } = options;
  const { result, table } = resultTable(options, places);
  if (grid !== undefined && format !== 'latex') refuse('--grid', 'only with --format latex', format);
  if (format === 'parquet' && out === undefined) {
    refuse('--out', 'a file, for parquet', 'nothing');
  }
  const pieces = await FORMATS[format](
    table,
    result,
    grid?.split(',').map(name => name.trim()),
  );
  await writeData(out, pieces, `${counted(table.rows, 'row')} of ${table.name}`, terminal);
  return EXIT.expected;
}
