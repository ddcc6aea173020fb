/** The preperiod and period that a strip marks, in heaps. */
export interface MarkedPeriod {
  readonly preperiod: number;
  readonly period: number;
}

/** A line under some cells of a row. A bracket that is open at an end continues in the adjacent row. */
export interface Bracket {
  readonly of: 'preperiod' | 'period';
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly starts: boolean;
  readonly ends: boolean;
}

/** The cells from heap `from` up to but not including heap `to`, with the marks below them. */
export interface StripRow {
  readonly from: number;
  readonly to: number;
  readonly brackets: readonly Bracket[];
  /** The ends of the second, third and further periods, if they lie in the row. */
  readonly ticks: readonly number[];
}

/**
 * Returns the number of cells per row if `fit` would fit: a multiple of the first of some lengths for which there is room,
 * such as the period, so that equal places of it are aligned.
 */
export function columnsOf(fit: number, lengths: readonly (number | undefined)[]): number {
  const length = lengths.find(length => length !== undefined && length > 0 && length <= fit);
  return length === undefined ? fit : fit - (fit % length);
}

/** Returns the rows of the heaps from `from` up to but not including `end`. */
export function stripRows(
  { from, end, columns }: { readonly from: number; readonly end: number; readonly columns: number },
  marked: MarkedPeriod | undefined,
): StripRow[] {
  const rows: StripRow[] = [];
  for (let start = from; start < end; start += columns) {
    const row = { from: start, to: Math.min(end, start + columns) };
    rows.push({ ...row, ...marksOf(row, marked) });
  }
  return rows;
}

function marksOf(
  { from, to }: { from: number; to: number },
  marked: MarkedPeriod | undefined,
): Pick<StripRow, 'brackets' | 'ticks'> {
  if (marked === undefined) return { brackets: [], ticks: [] };
  const { preperiod, period } = marked;
  const parts = [
    { of: 'preperiod', start: 0, stop: preperiod },
    { of: 'period', start: preperiod, stop: preperiod + period },
  ] as const;
  const brackets = parts
    .map(({ of, start, stop }) => ({
      of,
      from: Math.max(from, start),
      to: Math.min(to, stop),
      starts: start >= from,
      ends: stop <= to,
    }))
    .filter(bracket => bracket.from < bracket.to);
  const ticks: number[] = [];
  const first = Math.max(2, Math.floor((from - preperiod) / period) + 1);
  for (let end = preperiod + first * period; end <= to; end += period) ticks.push(end);
  return { brackets, ticks };
}

/**
 * Returns the number that determines the colour of a cell: the height of G(n) above its mean rise of s in p heaps, G(n)
 * − ⌊s n / p⌋, so that every period has the same colours; G(n) itself if no period is known.
 */
export function levelOf(
  heap: number,
  value: number,
  known: { readonly period: number; readonly saltus: number } | undefined,
): number {
  return known === undefined ? value : value - Math.floor((known.saltus * heap) / known.period);
}

/** Returns the heap of the cursor after a key press; undefined for other keys. */
export function afterKey(
  key: string,
  { cursor, columns, page, last }: { cursor: number; columns: number; page: number; last: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: cursor + 1,
    ArrowLeft: cursor - 1,
    ArrowDown: cursor + columns,
    ArrowUp: cursor - columns,
    PageDown: cursor + page,
    PageUp: cursor - page,
    Home: 0,
    End: last,
  };
  const next = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return next === undefined ? undefined : Math.min(last, Math.max(0, next));
}
