import { integer, type Key, type SortableColumn } from './column.ts';

/** Whether a row is shown, by its index. */
export type RowTest = (row: number) => boolean;

const COMPARISON = /^(<=|>=|!=|<|>|=|≤|≥|≠)\s*(-?\d+)$/;
const RANGE = /^(-?\d+)\s*\.\.\s*(-?\d+)$/;

type Bound = number | bigint;
const RELATIONS: Readonly<Record<string, (key: Bound, bound: Bound) => boolean>> = {
  '<': (key, bound) => key < bound,
  '<=': (key, bound) => key <= bound,
  '≤': (key, bound) => key <= bound,
  '>': (key, bound) => key > bound,
  '>=': (key, bound) => key >= bound,
  '≥': (key, bound) => key >= bound,
  // A number and a bigint may be equal by value alone.
  // biome-ignore lint/suspicious/noDoubleEquals: that is what the loose comparison is for
  '=': (key, bound) => key == bound,
  // biome-ignore lint/suspicious/noDoubleEquals: see above
  '!=': (key, bound) => key != bound,
  // biome-ignore lint/suspicious/noDoubleEquals: see above
  '≠': (key, bound) => key != bound,
};

/**
 * Reads what a reader typed above a column. Of numbers: `5`, `>= 5`, `!= 5`, `3..8`. Of texts, and for anything else
 * that is typed above numbers: the cell contains it, whatever the case of its letters.
 *
 * @returns undefined for an empty text, which filters nothing
 */
export function columnFilter(
  text: string,
  column: SortableColumn,
  cells: readonly string[],
): RowTest | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  const test = column.isNumeric ? numericTest(wanted) : undefined;
  const containing = contains(wanted);
  if (!test) return row => containing(cells[row]!);
  const { keys } = column;
  return row => {
    const key = keys[row] as Key;
    return typeof key === 'bigint' || (typeof key === 'number' && !Number.isNaN(key)) ? test(key) : false;
  };
}

function numericTest(wanted: string): ((key: Bound) => boolean) | undefined {
  const [, relation = '=', digits] = COMPARISON.exec(/^-?\d+$/.test(wanted) ? `=${wanted}` : wanted) ?? [];
  if (digits !== undefined) {
    const bound = integer(digits);
    return key => RELATIONS[relation]!(key, bound);
  }
  const range = RANGE.exec(wanted);
  if (!range) return undefined;
  const [low, high] = [integer(range[1]!), integer(range[2]!)];
  return key => low <= key && key <= high;
}

/** A filter over all cells of a row. */
export function rowFilter(text: string, rows: readonly (readonly string[])[]): RowTest | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  const containing = contains(wanted);
  return row => rows[row]!.some(containing);
}

function contains(wanted: string): (cell: string) => boolean {
  const lower = wanted.toLowerCase();
  return cell => cell.toLowerCase().includes(lower);
}
