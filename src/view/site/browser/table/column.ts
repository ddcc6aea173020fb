/** A column of a data table, as the page describes it. */
export interface ColumnText {
  readonly name: string;
  readonly type: 'integer' | 'string';
  readonly title: string;
}

/** The key by which rows are sorted and filtered: null if a cell has no number, such as `undecided`. */
export type Key = number | bigint | string | null;

/** A column that can be sorted and filtered: its keys, and how two of them compare. */
export interface SortableColumn {
  readonly isNumeric: boolean;
  readonly keys: ArrayLike<Key>;
  /** Compares two rows; negative if row p comes first. Cells without a number come last in either direction. */
  compare(p: number, q: number): number;
}

const FRACTION = /^(\d+)\/(\d+)$/;
const INTEGER = /^-?\d+$/;

/** Bits to which two fractions are compared before they are compared exactly. */
const BITS = 53n;

/**
 * Returns the keys by which a column is sorted. Integers above 2^53 and fractions are compared exactly. Cost: one pass
 * over the cells.
 */
export function sortable(cells: readonly string[], type: ColumnText['type']): SortableColumn {
  if (type === 'integer') return numeric(cells.map(cell => (INTEGER.test(cell) ? integer(cell) : null)));
  if (cells.length > 0 && cells.every(cell => FRACTION.test(cell))) return fractions(cells);
  // Digits of one length sort as numbers do: {2, 10} before {10, 2}.
  const keys = cells.map(cell => cell.replace(/\d+/g, digits => digits.padStart(16, '0')));
  return { isNumeric: false, keys, compare: (p, q) => order(keys[p]!, keys[q]!) };
}

/** Returns an exact integer: a number up to 2^53, a bigint above. */
export function integer(digits: string): number | bigint {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : BigInt(digits);
}

function numeric(values: (number | bigint | null)[]): SortableColumn {
  const small = values.every(value => typeof value !== 'bigint');
  const keys = small ? Float64Array.from(values, value => Number(value ?? Number.NaN)) : values;
  const compare = (p: number, q: number) => {
    const [left, right] = [values[p]!, values[q]!];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return order(left, right);
  };
  return { isNumeric: true, keys, compare };
}

function fractions(cells: readonly string[]): SortableColumn {
  const parts = cells.map(cell => FRACTION.exec(cell)!.slice(1).map(BigInt) as [bigint, bigint]);
  const keys = Float64Array.from(parts, ([p, q]) => (q === 0n ? Infinity : Number((p << BITS) / q)));
  const exact = (i: number, j: number) => {
    const [[p, q], [r, s]] = [parts[i]!, parts[j]!];
    return order(p * s, r * q);
  };
  return { isNumeric: false, keys, compare: (p, q) => order(keys[p]!, keys[q]!) || exact(p, q) };
}

function order(left: number | bigint | string, right: number | bigint | string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
