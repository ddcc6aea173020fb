import type { Value } from '../claim/index.ts';
import type { Plan } from './plan.ts';

/** The row of a case: parameter values, measures, and tables of series. */
export interface CaseRow {
  /** The letters, then the measures, as the plan names them. */
  readonly values: readonly Value[];
  /** The rows of each series that is written as a table; null if their number is undecided. */
  readonly series: Readonly<Record<string, readonly (readonly number[])[] | null>>;
}

/**
 * Returns the row of a line of a block: its values as JSON, followed by its series if the plan has series that are
 * tables.
 */
export function rowOfLine(plan: Plan, line: string): CaseRow {
  const values: Value[] = JSON.parse(line);
  const hasSeries = plan.series.some(({ table }) => table);
  const series = hasSeries ? (values.pop() as unknown as CaseRow['series']) : {};
  return { values, series };
}

/** Yields the rows of a block's lines. */
export function* rowsOfLines(plan: Plan, lines: Iterable<string>): Generator<CaseRow> {
  for (const line of lines) yield rowOfLine(plan, line);
}

export function isDecided({ values, series }: CaseRow): boolean {
  for (let i = 0; i < values.length; i++) if (typeof values[i] === 'object') return false;
  for (const name in series) if (series[name] === null) return false;
  return true;
}
