import { DefinitionError, type Issue } from '../../errors.ts';
import type { ColumnText } from '../../plan/index.ts';

/** The cell of an integer column if the limit was reached first: never blank, never 0. */
export const UNDECIDED = 'undecided';

export type Cell = string | number | bigint;

/** A column of any table. */
export interface Column extends ColumnText {
  /** Whether a cell may be `undecided`, which is then no value; in other columns the word has no special meaning. */
  readonly mayBeUndecided?: boolean;
  /** The values that the cells of a string column may have. */
  readonly oneOf?: readonly string[];
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Returns the rows as every format writes them: integers as digits, strings as they are.
 *
 * This is the only path from cells to text, so no number is ever written rounded: a number that is not a safe integer, a
 * blank integer, a string among integers and a ragged row are rejected.
 *
 * @param before rows of the same table that went before these, for the places of errors
 * @throws {DefinitionError} with all errors of the header, or else all errors of the first bad row
 */
export function cellTexts({ columns, rows }: Table, before = 0): string[][] {
  refuse(headerIssues(columns));
  return rows.map((row, index) => {
    const place = () => `row ${before + index + 1}`;
    if (row.length !== columns.length) {
      refuse([{ where: place(), expected: `${columns.length} cells`, received: `${row.length}` }]);
    }
    return row.map((cell, at) => {
      if (!fits(cell, columns[at]!))
        refuse(row.flatMap((value, i) => cellIssues(value, columns[i]!, place())));
      return typeof cell === 'string' ? cell : `${cell}`;
    });
  });
}

function headerIssues(columns: readonly Column[]): Issue[] {
  const names = columns.map(column => column.name);
  const repeated = names.filter((name, at) => name === '' || names.indexOf(name) !== at);
  return repeated.map(name => ({
    where: 'columns',
    expected: 'distinct column names that are not empty',
    received: JSON.stringify(name),
  }));
}

function fits(cell: Cell, { type, mayBeUndecided = false, oneOf }: Column): boolean {
  if (type === 'string') return typeof cell === 'string' && (oneOf?.includes(cell) ?? true);
  return typeof cell === 'bigint' || Number.isSafeInteger(cell) || (cell === UNDECIDED && mayBeUndecided);
}

function cellIssues(cell: Cell, column: Column, place: string): Issue[] {
  if (fits(cell, column)) return [];
  const where = `${place}, column ${column.name}`;
  const received = typeof cell === 'string' ? JSON.stringify(cell) : `the ${typeof cell} ${cell}`;
  if (column.type === 'string')
    return [{ where, expected: column.oneOf?.join(' or ') ?? 'a string', received }];
  if (cell === UNDECIDED) {
    const hint = 'set mayBeUndecided: true for the column';
    return [{ where, expected: 'an integer', received, hint }];
  }
  const hint = 'write an integer of at least 2^53 as a bigint';
  return [
    { where, expected: 'a safe integer or a bigint', received, ...(typeof cell === 'number' && { hint }) },
  ];
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new DefinitionError(issues);
}
