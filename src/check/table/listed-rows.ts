/** The rows that a table is to have, in order, by the numbers in some of its columns. */
export interface ExpectedRows {
  readonly columns: readonly string[];
  readonly keys: Iterable<readonly (number | string)[]>;
}

/** The differences between the rows of a table and the expected ones; rows count from 1. */
export interface RowList {
  /** Rows with the key of an earlier one, each with the first that has it. */
  readonly again: readonly (readonly [row: number, first: number])[];
  /** The rows whose key precedes the key of the row above. */
  readonly misplaced: readonly number[];
  /** Keys that are expected and have no row, in words. */
  readonly missing: readonly string[];
  /** Rows whose key is not expected. */
  readonly foreign: readonly number[];
}

/** The keys of the rows of a table. Memory: about 100 bytes per row. */
export class ListedRows {
  readonly #expected: ExpectedRows | undefined;
  readonly #columns: readonly number[];
  readonly #rows = new Map<string, number>();
  readonly #again: (readonly [row: number, first: number])[] = [];
  /** Rows below the one above by the numbers of their keys. */
  readonly #descending: number[] = [];
  #last: readonly number[] = [];

  /** @param expected if they are known; else keys are letters by their names, and the game */
  constructor(header: readonly string[], expected?: ExpectedRows) {
    const columns = expected?.columns ?? [...header.filter(name => /^[a-z]$/.test(name)), 'game'];
    this.#expected = expected;
    this.#columns = columns.map(name => header.indexOf(name));
  }

  add(record: readonly string[], row: number): void {
    const key = this.#columns.map(column => record[column]);
    const first = this.#rows.get(key.join());
    if (first === undefined) this.#rows.set(key.join(), row);
    else this.#again.push([row, first]);
    const values = key.map(Number);
    const i = values.findIndex((value, at) => value !== this.#last[at]);
    if (first === undefined && i >= 0 && values[i]! < (this.#last[i] ?? -Infinity))
      this.#descending.push(row);
    this.#last = values;
  }

  /**
   * Compares the rows with those expected; if none are, no row is missing or foreign.
   *
   * @throws Refused as the expected keys do
   */
  compare(): RowList {
    const again = this.#again;
    if (!this.#expected) return { again, misplaced: this.#descending, missing: [], foreign: [] };
    const missing: string[] = [];
    const { columns, keys } = this.#expected;
    const foreign = new Set(this.#rows.values());
    const inOrder: number[] = [];
    for (const key of keys) {
      const row = this.#rows.get(key.join());
      if (row === undefined) missing.push(columns.map((name, i) => `${name} = ${key[i]}`).join(', '));
      else {
        inOrder.push(row);
        foreign.delete(row);
      }
    }
    return { again, misplaced: misplacedIn(inOrder), missing, foreign: [...foreign] };
  }
}

/** Returns the rows that follow, in the table, a row that should come after them. */
function misplacedIn(inOrder: readonly number[]): number[] {
  const place = new Map(inOrder.map((row, i) => [row, i]));
  const rows = inOrder.toSorted((p, q) => p - q);
  return rows.filter((row, i) => i > 0 && place.get(row)! < place.get(rows[i - 1]!)!);
}
