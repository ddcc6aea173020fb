import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { csvParseRows } from 'd3-dsv';
import { MachineError } from '../errors.ts';
import { digestOf } from '../plan/index.ts';
import {
  causeOf,
  type Result,
  readWholeFile,
  type TableOfResult,
  tablePath,
  UNDECIDED,
} from '../run/index.ts';

/** A table as it is on disk. */
export interface TablePart extends TableOfResult {
  readonly csv: string;
  readonly cells: readonly (readonly string[])[];
}

/** A row by column name: what charts are drawn from. */
export type RowRecord = Readonly<Record<string, number | string>>;

/** The folder that holds `data` and `reports`. */
export class DataFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Returns a file by path relative to the folder; undefined if there is none.
   *
   * @throws MachineError for one that exists and cannot be read
   */
  file(path: string): Buffer | undefined {
    const whole = join(this.path, path);
    if (!existsSync(whole)) return undefined;
    try {
      return readWholeFile(whole);
    } catch (cause) {
      throw new MachineError(`cannot read ${whole}: ${causeOf(cause)}`, { cause });
    }
  }

  /** Returns a file as it was written, or in a few words its fault. */
  written(path: string, sha256: string): Buffer | string {
    const bytes = this.file(path);
    if (!bytes) return 'no file';
    return digestOf(bytes) === sha256 ? bytes : 'a file with another digest';
  }

  /** Returns a table of a result, or in a few words the fault of its file. */
  table(result: Pick<Result, 'folder'>, table: TableOfResult): TablePart | string {
    const bytes = this.written(tablePath(result, table.name), table.sha256);
    if (typeof bytes === 'string') return bytes;
    const csv = bytes.toString('utf8');
    return { ...table, csv, cells: csvParseRows(csv).slice(1) };
  }

  /**
   * Returns the rows of a table; none if there is no such table.
   *
   * @param whole whether to include rows with an undecided cell
   */
  records(result: Result, name: string, whole = false): readonly RowRecord[] {
    const table = result.tables.find(table => table.name === name);
    const read = table && this.table(result, table);
    if (read === undefined) return [];
    if (typeof read === 'string')
      throw new MachineError(
        `${tablePath(result, name)}: expected the table that was written, found ${read}`,
      );
    const { columns, cells } = read;
    const isOpen = (row: readonly string[], i: number) =>
      columns[i]!.mayBeUndecided === true && row[i] === UNDECIDED;
    return cells
      .filter(row => whole || !columns.some((_, i) => isOpen(row, i)))
      .map(row =>
        Object.fromEntries(
          columns.map(({ name, type }, i) => [
            name,
            type === 'integer' && !isOpen(row, i) ? Number(row[i]) : row[i]!,
          ]),
        ),
      );
  }
}
