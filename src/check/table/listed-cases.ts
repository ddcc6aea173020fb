import type { Family } from '../../game/index.ts';

/** Which cases of a family a table has a row of: all are looked for, each once. Memory: some 100 bytes a row. */
export class ListedCases {
  readonly #family: Family;
  readonly #columns: readonly number[];
  readonly #rows = new Map<string, number>();
  readonly #again: (readonly [row: number, first: number])[] = [];

  constructor(family: Family, header: readonly string[]) {
    this.#family = family;
    this.#columns = family.letters.map(letter => header.indexOf(letter));
  }

  add(record: readonly string[], row: number): void {
    const setting = this.#columns.map(column => record[column]).join();
    const first = this.#rows.get(setting);
    if (first === undefined) this.#rows.set(setting, row);
    else this.#again.push([row, first]);
  }

  /** Rows that stand twice, each with the first of its kind. */
  get again(): readonly (readonly [row: number, first: number])[] {
    return this.#again;
  }

  /** The cases without a row, and how many rows are no case. */
  compare(): { readonly missing: readonly string[]; readonly foreign: number } {
    const missing: string[] = [];
    let met = 0;
    for (const setting of this.#family.cases()) {
      if (this.#rows.has(setting.join())) met++;
      else missing.push(this.#family.letters.map((letter, i) => `${letter} = ${setting[i]}`).join(', '));
    }
    return { missing, foreign: this.#rows.size - met };
  }
}
