import type { TablePart } from '../data-folder.ts';
import { type TypedCell, typedColumn } from './typed-cells.ts';

/** The list syntax of a computer algebra system. */
interface Syntax {
  readonly comment: string;
  /** Around an assignment of several lines. */
  readonly around: readonly [string, string];
  /** The end of an assignment that suppresses its echo. */
  readonly end: string;
  /** The literal for an unknown value. */
  readonly unknown: string;
}

const SYNTAX = {
  pari: { comment: '\\\\', around: ['{', '}'], end: ';', unknown: '"undecided"' },
  sage: { comment: '#', around: ['', ''], end: '', unknown: 'None' },
} as const satisfies Readonly<Record<string, Syntax>>;

export type LiteralLanguage = keyof typeof SYNTAX;

/**
 * Yields a table as a literal of PARI/GP, for `read`, or of Sage, for `load`, which Python reads too: a list of rows
 * under the table's name, and of their columns under that and `_columns`. Integers have all their digits.
 */
export function* literal(table: TablePart, language: LiteralLanguage): Generator<string> {
  const { comment, around, end, unknown } = SYNTAX[language];
  const { title, description, columns, sha256 } = table;
  const name = table.name.replace(/\W/g, '_');
  for (const text of [title, description, `sha256 of the table as CSV: ${sha256}`]) {
    for (const line of text.split('\n')) yield `${comment} ${line}\n`;
  }
  yield `${name}_columns = [${columns.map(column => JSON.stringify(column.name)).join(', ')}]${end}\n`;
  const written = (cell: TypedCell) =>
    cell === null ? unknown : typeof cell === 'bigint' ? `${cell}` : JSON.stringify(cell);
  const data = columns.map((_, i) => typedColumn(table, i));
  yield `${around[0]}${name} = [\n`;
  for (let row = 0; row < table.rows; row++) {
    const cells = data.map(column => written(column[row]!)).join(', ');
    yield `[${cells}]${row + 1 < table.rows ? ',' : ''}\n`;
  }
  yield `]${around[1]}${end}\n`;
}
