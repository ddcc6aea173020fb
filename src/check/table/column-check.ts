import type { Certificate, Game, SumOfHeaps } from '../../game/index.ts';

/** A row by column. */
export type Row = Readonly<Record<string, string>>;

/** A cell that is not what it should be. */
export interface Fault {
  readonly column: string;
  readonly expected: string;
  readonly received: string;
}

/** How some columns are checked that stand side by side. */
export interface ColumnCheck<Subject> {
  readonly columns: readonly string[];
  /** Columns without which the others say nothing. */
  readonly given?: readonly string[];
  readonly kinds: readonly (Game | SumOfHeaps)['kind'][];
  /** What the columns speak of, where it is one of them. */
  readonly sequence?: Certificate['sequence'];
  /** @throws TooDear */
  faults(row: Row, subject: Subject): readonly Fault[];
}

/** Finite sets, and those whose first heaps have values that are given. */
export const FINITE = ['finite', 'started'] as const;

// These words stand in `src/run/tables` too: the checker takes none of what it checks.

/** What a cell says that the run which wrote it left open. */
export const UNDECIDED = 'undecided';

/** What the status of a row is where nothing of it is open. */
export const PROVED = 'proved';

/** The cells that are decided and are not what they should be; columns that the row has not are passed over. */
export function differing(row: Row, expected: Readonly<Record<string, string | number>>): Fault[] {
  return Object.entries(expected).flatMap(([column, value]) => {
    const received = row[column];
    if (received === undefined || received === UNDECIDED || received === String(value)) return [];
    return [{ column, expected: String(value), received }];
  });
}

/** A whole number from 0 on, written as such; else 0, which is wrong or is found to be right. */
export function wholeAt(row: Row, column: string): number {
  const text = row[column] ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? value : 0;
}
