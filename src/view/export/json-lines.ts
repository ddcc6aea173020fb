import { exactJson } from '../../run/index.ts';
import type { TablePart } from '../data-folder.ts';
import { typedRows } from './typed-cells.ts';

/**
 * Yields a table as JSON Lines: one object per row. Integers are numbers up to 2^53, which every reader represents
 * exactly, and texts of their digits beyond; undecided ones are null.
 */
export function* jsonLines(table: TablePart): Generator<string> {
  for (const row of typedRows(table)) {
    yield `${exactJson(row)}\n`;
  }
}
