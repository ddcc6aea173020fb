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
  // A number and a bigint are compared by value so, and by === never equal.
  '=': (key, bound) => key <= bound && key >= bound,
  '!=': (key, bound) => key < bound || key > bound,
  '≠': (key, bound) => key < bound || key > bound,
};

/** The syntax of a filter of numbers, shown for unclear input. */
export const EXPECTED = '5, > 5, != 5, 3..8, or several of these joined by &';

/**
 * Reads the text that a reader typed above a column. For numbers: `5`, `>= 5`, `!= 5`, `3..8`, and `> 100 & < 110`. For
 * texts, and for words typed above numbers: the cell contains it, ignoring case.
 *
 * @returns `empty` for a text that filters nothing, `unclear` for one that cannot be read
 */
export function columnFilter(
  text: string,
  column: SortableColumn,
  cells: readonly string[],
): RowTest | 'empty' | 'unclear' {
  const query = text.trim();
  if (query === '') return 'empty';
  const containing = contains(query);
  if (!column.isNumeric || /^[\p{L}\s]+$/u.test(query)) return row => containing(cells[row]!);
  const tests = query.split('&').map(part => numericTest(part.trim()));
  if (!tests.every(test => test !== undefined)) return 'unclear';
  const { keys } = column;
  return row => {
    const key = keys[row] as Key;
    const isNumber = typeof key === 'bigint' || (typeof key === 'number' && !Number.isNaN(key));
    return isNumber && tests.every(test => test(key));
  };
}

function numericTest(query: string): ((key: Bound) => boolean) | undefined {
  const [, relation = '=', digits] = COMPARISON.exec(/^-?\d+$/.test(query) ? `=${query}` : query) ?? [];
  if (digits !== undefined) {
    const bound = integer(digits);
    return key => RELATIONS[relation]!(key, bound);
  }
  const range = RANGE.exec(query);
  if (!range) return undefined;
  const [low, high] = [integer(range[1]!), integer(range[2]!)];
  return key => low <= key && key <= high;
}

/** Returns a filter over all cells of a row. */
export function rowFilter(text: string, rows: readonly (readonly string[])[]): RowTest | undefined {
  const query = text.trim();
  if (query === '') return undefined;
  const containing = contains(query);
  return row => rows[row]!.some(containing);
}

function contains(query: string): (cell: string) => boolean {
  const lower = query.toLowerCase();
  return cell => cell.toLowerCase().includes(lower);
}
