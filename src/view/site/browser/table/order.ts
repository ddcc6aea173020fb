import type { ColumnText } from './column.ts';

/** The column by which rows are sorted, and the direction. */
export interface Order {
  readonly column: number;
  readonly descending: boolean;
}

/** Returns the order that an address names: by a column, or with a minus sign from its end. */
export function readOrder(text: string, columns: readonly ColumnText[]): Order | undefined {
  const descending = text.startsWith('-');
  const column = columns.findIndex(({ name }) => name === text.slice(descending ? 1 : 0));
  return column < 0 ? undefined : { column, descending };
}

/** Formats an order as {@link readOrder} reads it; empty for none. */
export function formatOrder(order: Order | undefined, columns: readonly ColumnText[]): string {
  return order ? `${order.descending ? '-' : ''}${columns[order.column]!.name}` : '';
}

/** Returns the order after a click on a column's head: ascending, descending, none. */
export function orderAfter(order: Order | undefined, column: number): Order | undefined {
  const again = order?.column === column;
  return again && order.descending ? undefined : { column, descending: again };
}
