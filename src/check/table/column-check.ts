import type { Certificate, Game, SumOfHeaps } from '../../game/index.ts';

/** A row by column. */
export type Row = Readonly<Record<string, string>>;

/** A wrong cell. */
export interface Fault {
  readonly column: string;
  readonly expected: string;
  readonly received: string;
}

/** The check of a group of columns. */
export interface ColumnCheck<Subject> {
  readonly columns: readonly string[];
  /** Columns without which the others say nothing. */
  readonly given?: readonly string[];
  readonly kinds: readonly (Game | SumOfHeaps)['kind'][];
  /** The sequence that the columns describe, if it is only one. Nim-values are not checked under misère play. */
  readonly sequence?: Certificate['sequence'];
  /** @throws TooExpensive */
  faults(row: Row, subject: Subject): readonly Fault[];
}

/** Finite sets, and those whose first heaps have values that are given. */
export const FINITE = ['finite', 'started'] as const;

// These words also occur in `src/run/tables`: the checker shares no code with the program it checks.

/** The cell for a value that the run left open. */
export const UNDECIDED = 'undecided';

/** The status of a row without open values. */
export const PROVED = 'proved';

/** Returns the decided cells that differ from the expected values; ignores columns that the row lacks. */
export function differing(row: Row, expected: Readonly<Record<string, string | number>>): Fault[] {
  return Object.entries(expected).flatMap(([column, value]) => {
    const received = row[column];
    if (received === undefined || received === UNDECIDED || received === String(value)) return [];
    return [{ column, expected: String(value), received }];
  });
}

/**
 * Parses a non-negative decimal integer; returns 0 for anything else, which either fails the check or happens to be
 * right.
 */
export function wholeAt(row: Row, column: string): number {
  const text = row[column] ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? value : 0;
}
