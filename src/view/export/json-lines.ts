import type { TablePart } from '../data-folder.ts';
import { typedRows } from './typed-cells.ts';

/**
 * A table as JSON Lines: an object a row, integers as numbers as far as every reader keeps them exact, beyond 2^53 as texts
 * of their digits, undecided ones as null.
 */
export function* jsonLines(table: TablePart): Generator<string> {
  for (const row of typedRows(table)) {
    yield `${JSON.stringify(row, (_, cell) => (typeof cell === 'bigint' ? exact(cell) : cell))}\n`;
  }
}

function exact(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : `${value}`;
}
