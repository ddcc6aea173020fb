import type { Family } from '../../game/index.ts';

/** Which cases a table has rows of: each once, in the order of their letters. Memory: some 100 bytes a row. */
export class ListedCases {
  readonly #family: Family | undefined;
  readonly #columns: readonly number[];
  readonly #rows = new Map<string, number>();
  #last: readonly number[] = [];
  /** Rows that stand twice, each with the first of its kind. */
  readonly again: (readonly [row: number, first: number])[] = [];
  /** Rows whose case comes before that of the row above. */
  readonly misplaced: number[] = [];

  /** @param family whose cases they are to be, if that is known; else letters are known by their names */
  constructor(header: readonly string[], family?: Family) {
    const letters = family?.letters ?? header.filter(name => /^[a-z]$/.test(name));
    this.#family = family;
    this.#columns = letters.map(letter => header.indexOf(letter));
  }

  add(record: readonly string[], row: number): void {
    const setting = this.#columns.map(column => record[column]);
    const first = this.#rows.get(setting.join());
    if (first === undefined) this.#rows.set(setting.join(), row);
    else this.again.push([row, first]);
    const values = setting.map(Number);
    const i = values.findIndex((value, at) => value !== this.#last[at]);
    if (first === undefined && i >= 0 && values[i]! < (this.#last[i] ?? -Infinity)) this.misplaced.push(row);
    this.#last = values;
  }

  /** The cases without a row, and how many rows are no case; of a family that is not known, none. */
  compare(): { readonly missing: readonly string[]; readonly foreign: number } {
    const missing: string[] = [];
    if (this.#family === undefined) return { missing, foreign: 0 };
    let met = 0;
    for (const setting of this.#family.cases()) {
      if (this.#rows.has(setting.join())) met++;
      else missing.push(this.#family.letters.map((letter, i) => `${letter} = ${setting[i]}`).join(', '));
    }
    return { missing, foreign: this.#rows.size - met };
  }
}
