import { exactJson } from '../../run/index.ts';
import type { TablePart } from '../data-folder.ts';
import { typedRows } from './typed-cells.ts';

/**
 * A table as JSON Lines: an object a row, integers as numbers as far as every reader keeps them exact, beyond 2^53 as texts
 * of their digits, undecided ones as null.
 */
export function* jsonLines(table: TablePart): Generator<string> {
  for (const row of typedRows(table)) {
    yield `${exactJson(row)}\n`;
  }
}
