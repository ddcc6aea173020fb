import type { Value } from '../claim/index.ts';
import { type CaseRow, columnsOf, lettersOf, type Plan, rowOfLine, seriesColumns } from '../plan/index.ts';

/** A whole number as JSON, small enough not to be rounded. */
const WHOLE = '(?:0|-?[1-9]\\d{0,14})';

/**
 * Returns whether a stored line is a row of a plan: as many values as the plan has columns, each of its column's type or
 * undecided, followed by each series. Cost: 0.2 µs for a line of integers, otherwise the cost of parsing it.
 */
export function soundRowOf(plan: Plan): (line: string) => boolean {
  const types = columnsOf(plan).map(({ type }) => type);
  const letters = lettersOf(plan).length;
  const tables = plan.series.filter(({ table }) => table).map(({ series }) => series);
  const isOfNumbers = types.length > 0 && tables.length === 0 && types.every(type => type === 'integer');
  const numbers = isOfNumbers ? new RegExp(`^\\[${types.map(() => WHOLE).join()}\\]$`) : undefined;
  const isCell = (value: Value, column: number) =>
    (column >= letters && isUndecided(value)) ||
    (types[column] === 'integer' ? Number.isSafeInteger(value) : typeof value === 'string');
  return line => {
    if (numbers?.test(line)) return true;
    try {
      const { values, series } = rowOfLine(plan, line);
      return (
        values.length === types.length &&
        values.every(isCell) &&
        Object.keys(series).join() === tables.join() &&
        tables.every(name => isSeries(series[name], seriesColumns(name).length))
      );
    } catch {
      return false;
    }
  };
}

function isUndecided(value: Value): boolean {
  if (typeof value !== 'object' || value?.status !== 'undecided') return false;
  return Number.isSafeInteger(value.limit) && value.limit >= 0 && typeof value.why === 'string';
}

function isSeries(rows: CaseRow['series'][string] | undefined, width: number): boolean {
  const isRow = (row: readonly number[]) =>
    Array.isArray(row) && row.length === width && row.every(Number.isSafeInteger);
  return rows === null || (Array.isArray(rows) && rows.every(isRow));
}
