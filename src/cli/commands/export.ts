import { extname } from 'node:path';
import { refuse } from '../../errors.ts';
import type { Result } from '../../run/index.ts';
import { jsonLines, latexOf, literal, parquet, type TablePart } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type Places, shortPath } from '../places.ts';
import { resultTable, type TableName } from '../result-table.ts';
import type { Terminal } from '../terminal.ts';
import { insistOnFolder, writeData } from '../written.ts';

export interface ExportOptions extends TableName {
  /** The format; default: by the file's extension. */
  readonly format?: Format | undefined;
  /** The columns whose values become rows, columns and cells of a LaTeX table, separated by commas. */
  readonly grid?: string | undefined;
  /** The file. */
  readonly out?: string | undefined;
}

type Pieces = Iterable<string | Uint8Array>;
type Format = keyof typeof FORMATS;

const FORMATS = {
  'json-lines': table => jsonLines(table),
  latex: (table, result, grid) => [latexOf(table, result, grid)],
  parquet: async table => [await parquet(table)],
  pari: table => literal(table, 'pari'),
  sage: table => literal(table, 'sage'),
} as const satisfies Readonly<
  Record<string, (table: TablePart, result: Result, grid?: readonly string[]) => Pieces | Promise<Pieces>>
>;

/** The format of a file by its extension; CSV and JSON are the formats of a result's own files. */
const FORMAT_OF: ReadonlyMap<string, Format | 'csv' | 'json'> = new Map([
  ['.jsonl', 'json-lines'],
  ['.ndjson', 'json-lines'],
  ['.tex', 'latex'],
  ['.parquet', 'parquet'],
  ['.gp', 'pari'],
  ['.sage', 'sage'],
  ['.csv', 'csv'],
  ['.json', 'json'],
]);

/** Writes a table of a result in another format. */
export async function exportCommand(
  options: ExportOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { grid, out } = options;
  insistOnFolder(out);
  const { result, table, path } = resultTable(options, places);
  const format = formatFor(options, path);
  if (grid !== undefined && format !== 'latex') refuse('--grid', 'only with --format latex', format);
  if (format === 'parquet' && out === undefined) {
    refuse('--out', '--out FILE with --format parquet', 'nothing');
  }
  const pieces = await FORMATS[format](
    table,
    result,
    grid?.split(',').map(name => name.trim()),
  );
  await writeData(out, pieces, `${counted(table.rows, 'row')} of ${table.name}`, terminal);
  return EXIT.expected;
}

/**
 * Returns the format named by the option or by the file's extension.
 *
 * @param table the file of the table, which is CSV @throws DefinitionError if the file's name names another format, or
 * the format that the table already has
 */
function formatFor({ format, out = '' }: ExportOptions, table: string): Format {
  const ofName = FORMAT_OF.get(extname(out).toLowerCase());
  if (ofName === undefined || ofName === format) return format ?? 'json-lines';
  if (format === undefined && ofName !== 'csv' && ofName !== 'json') return ofName;
  const endings = [...FORMAT_OF]
    .filter(([, one]) => one === (format ?? 'json-lines'))
    .map(([ending]) => ending);
  const expected = `a file name ending in ${endings.join(' or ')} for ${format ?? 'json-lines'}`;
  refuse(
    '--out',
    expected,
    out,
    ofName === 'csv' ? `the table is already a CSV file: ${shortPath(table)}` : undefined,
  );
}
