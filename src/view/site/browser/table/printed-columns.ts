import type { ColumnText } from './column.ts';

/** A column with its cells, by row. */
export interface ColumnCells extends ColumnText {
  readonly cells: readonly string[];
}

/** A column of printed numbers, as texts with a mark. */
export interface PrintedCells extends Omit<ColumnCells, 'type'> {
  /** The column of computed numbers that it follows. */
  readonly after: string;
}

/** Returns columns with each printed one after its computed one. */
export function withPrinted(
  columns: readonly ColumnCells[],
  printed: readonly PrintedCells[],
): readonly ColumnCells[] {
  return columns.flatMap(column => [
    column,
    ...printed
      .filter(({ after }) => after === column.name)
      .map(({ name, title, cells }) => ({ name, title, cells, type: 'string' as const })),
  ]);
}
