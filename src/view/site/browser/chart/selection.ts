import type { View } from 'vega';
import { type ChartColumn, rowFacts, rowKey } from './row.ts';

/** The extent of a brush: for each field of the chart, two ends of numbers or a list of names. */
export type Ranges = Readonly<Record<string, readonly (number | string)[]>>;

/** Sent to the document: the rows that a brush covers, for the table that they are rows of. */
export const ROWS_SELECTED = 'saltus-rows-selected';

export interface RowsSelected {
  readonly table: string;
  /** The names of the columns that identify a row. */
  readonly columns: readonly string[];
  /** The keys of the selected rows, by {@link rowKey}; undefined once the brush is gone. */
  readonly keys: ReadonlySet<string> | undefined;
}

/**
 * Returns the rows within the brush, by key; undefined once it is gone.
 *
 * @param facet the field by which a chart of small multiples has its rows in one or the other of them
 */
export function keysWithin(
  view: View,
  names: readonly string[],
  { columns, facet }: { readonly columns: readonly ChartColumn[]; readonly facet: string | undefined },
  ranges: Ranges,
): ReadonlySet<string> | undefined {
  const bounds = Object.entries(ranges ?? {});
  if (bounds.length === 0) return undefined;
  const units = (view.data('brush_store') as { unit: string }[]).map(({ unit }) => unit);
  const isWithin = (row: Readonly<Record<string, unknown>>) =>
    bounds.every(([field, range]) => isInRange(row[field], range)) &&
    (facet === undefined || units.some(unit => unit.endsWith(`__facet_facet_${row[facet]}`)));
  const rows = names.flatMap(name => view.data(name) as Readonly<Record<string, unknown>>[]);
  const within = rows.filter(row => rowFacts(row, columns) !== undefined && isWithin(row));
  return new Set(within.map(row => rowKey(columns.map(({ name }) => row[name]))));
}

/** A range of numbers is its two ends, one of names lists them all. */
function isInRange(value: unknown, range: readonly (number | string)[]): boolean {
  if (range.length === 2 && range.every(end => typeof end === 'number') && typeof value === 'number') {
    return Math.min(...range) <= value && value <= Math.max(...range);
  }
  return range.includes(value as number | string);
}
