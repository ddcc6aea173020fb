import { extname } from 'node:path';
import { refuse } from '../../errors.ts';
import type { Result } from '../../run/index.ts';
import {
  DataFolder,
  exportedFigure,
  FIGURE_FORMATS,
  jsonLines,
  latexOf,
  literal,
  parquet,
  type TablePart,
} from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type Places, shortPath } from '../places.ts';
import { resultOf, resultTable, type TableName } from '../result-table.ts';
import type { Terminal } from '../terminal.ts';
import { insistOnFolder, writeData } from '../written.ts';

export interface ExportOptions extends TableName {
  /** The figure; default: a table. */
  readonly figure?: string | undefined;
  /** The format; default: by the file's extension. */
  readonly format?: Format | FigureFormat | undefined;
  /** The columns whose values become rows, columns and cells of a LaTeX table, separated by commas. */
  readonly grid?: string | undefined;
  /** The file. */
  readonly out?: string | undefined;
}

type Pieces = Iterable<string | Uint8Array>;
type Format = keyof typeof FORMATS;
type FigureFormat = keyof typeof FIGURE_FORMATS;

const FORMATS = {
  'json-lines': table => jsonLines(table),
  latex: (table, result, grid) => [latexOf(table, result, grid)],
  parquet: async table => [await parquet(table)],
  pari: table => literal(table, 'pari'),
  sage: table => literal(table, 'sage'),
} as const satisfies Readonly<
  Record<string, (table: TablePart, result: Result, grid?: readonly string[]) => Pieces | Promise<Pieces>>
>;

const FIGURE_FORMAT_OF: ReadonlyMap<string, FigureFormat> = new Map([
  ['.svg', 'svg'],
  ['.png', 'png'],
  ['.pdf', 'pdf'],
  ['.tex', 'latex'],
]);

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

/** Writes a table or a figure of a result in another format. */
export async function exportCommand(
  options: ExportOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const { grid, out } = options;
  insistOnFolder(out);
  if (options.figure !== undefined) return exportFigure(options, options.figure, places, terminal);
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

async function exportFigure(
  { format, table, grid, out, ...named }: ExportOptions,
  figure: string,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  if (table !== undefined) refuse('--table', 'either --table or --figure', 'both');
  if (grid !== undefined) refuse('--grid', 'only with a table', 'a figure');
  const ofName = FIGURE_FORMAT_OF.get(extname(out ?? '').toLowerCase());
  const chosen = format ?? ofName ?? 'svg';
  const formats = Object.keys(FIGURE_FORMATS).join(', ');
  if (!isFigureFormat(chosen)) refuse('--format', `a format of figures: ${formats}`, chosen);
  if (ofName !== undefined && ofName !== chosen) refuse('--out', `the name of a file for ${chosen}`, out!);
  if (out === undefined && (chosen === 'png' || chosen === 'pdf'))
    refuse('--out', `--out FILE with --format ${chosen}`, 'nothing');
  const { result, folder } = resultOf(named, places);
  const piece = await exportedFigure(result, figure, new DataFolder(folder), chosen);
  await writeData(out, [piece], `${figure} of ${named.id}`, terminal);
  return EXIT.expected;
}

function isFigureFormat(format: Format | FigureFormat): format is FigureFormat {
  return Object.hasOwn(FIGURE_FORMATS, format);
}

/**
 * Returns the format named by the option or by the file's extension.
 *
 * @param table the file of the table, which is CSV
 * @throws DefinitionError if the file's name names another format, or the format that the table already has
 */
function formatFor({ format, out = '' }: ExportOptions, table: string): Format {
  if (format !== undefined && !isFormat(format))
    refuse(
      '--format',
      `a format of tables: ${Object.keys(FORMATS).join(', ')}`,
      format,
      'a figure: --figure',
    );
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

function isFormat(format: Format | FigureFormat): format is Format {
  return Object.hasOwn(FORMATS, format);
}
