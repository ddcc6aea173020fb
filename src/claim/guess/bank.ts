import { type Formula, OPERATIONS, type Operation, valuesOf } from './formula.ts';

type Numbers = Int32Array | Float64Array;

/** Greater values on the sample are not followed. */
const LARGEST = 2 ** 30;

/**
 * Formulas by cost, one for each vector of values on some rows: the cheapest, and of equally cheap ones the first. Some
 * 100 bytes a formula and 4 for each of its values.
 */
export class Bank {
  readonly formulas: Formula[] = [];
  readonly #values: Int32Array;
  readonly #rows: number;
  readonly #most: number;
  readonly #table: Int32Array;

  /**
   * @param leaves by text, with their values on the rows
   * @param most how many formulas are kept
   */
  constructor(
    leaves: ReadonlyMap<string, { readonly cost: number; readonly values: Float64Array }>,
    { cost: dearest, most }: { readonly cost: number; readonly most: number },
  ) {
    this.#rows = [...leaves.values()][0]!.values.length;
    this.#most = most;
    this.#values = new Int32Array(most * this.#rows);
    this.#table = emptyTable(most);
    const starts = [0];
    for (let cost = 1; cost <= dearest && this.formulas.length < most; cost++) {
      starts[cost] = this.formulas.length;
      for (const [text, { cost: own, values }] of leaves) {
        const isSmall = values.every(value => Math.abs(value) <= LARGEST);
        if (own === cost && isSmall) this.#add({ kind: 'leaf', text, cost }, values);
      }
      this.#combine(cost, starts);
    }
  }

  /** The values of a formula on the rows. */
  valuesAt(index: number): Int32Array {
    return this.#values.subarray(index * this.#rows, (index + 1) * this.#rows);
  }

  /** The formula with these values. */
  find(values: Numbers): Formula | undefined {
    const index = this.#table[this.#slotOf(values)]!;
    return index < 0 ? undefined : this.formulas[index];
  }

  /** Adds all operations on two formulas that come to this cost. */
  #combine(cost: number, starts: readonly number[]): void {
    const scratch = new Int32Array(this.#rows);
    for (const [kind, rule] of Object.entries(OPERATIONS) as [Operation, (typeof OPERATIONS)[Operation]][]) {
      const both = cost - rule.cost;
      for (let first = 1; first < both; first++) {
        const [from, to] = [starts[first]!, starts[first + 1]!];
        const [others, end] = [starts[both - first]!, starts[both - first + 1]!];
        for (let i = from; i < to; i++) {
          for (let j = rule.commutes ? Math.max(others, i) : others; j < end; j++) {
            if (this.formulas.length === this.#most) return;
            if (!this.#apply(rule.of, i, j, scratch)) continue;
            this.#add({ kind, left: this.formulas[i]!, right: this.formulas[j]!, cost }, scratch);
          }
        }
      }
    }
  }

  #apply(of: (x: number, y: number) => number, i: number, j: number, into: Int32Array): boolean {
    const [p, q] = [i * this.#rows, j * this.#rows];
    for (let row = 0; row < this.#rows; row++) {
      const value = of(this.#values[p + row]!, this.#values[q + row]!);
      if (!(Math.abs(value) <= LARGEST)) return false;
      into[row] = value;
    }
    return true;
  }

  #add(formula: Formula, values: Numbers): void {
    const slot = this.#slotOf(values);
    if (this.#table[slot]! >= 0) return;
    this.#table[slot] = this.formulas.length;
    this.#values.set(values, this.formulas.length * this.#rows);
    this.formulas.push(formula);
  }

  /** The values of all formulas on some of the rows, formula by formula. */
  columns(rows: readonly number[]): Int32Array {
    const columns = new Int32Array(this.formulas.length * rows.length);
    for (let index = 0; index < this.formulas.length; index++) {
      for (let i = 0; i < rows.length; i++) {
        columns[index * rows.length + i] = this.#values[index * this.#rows + rows[i]!]!;
      }
    }
    return columns;
  }

  #slotOf(values: Numbers): number {
    return slotOf(this.#table, this.#values, values, 0, this.#rows);
  }
}

/** The formulas of a bank by their values on some of its rows: of those with equal ones, the cheapest. */
export class PartOfBank {
  readonly #formulas: readonly Formula[];
  readonly #values: Int32Array;
  readonly #width: number;
  readonly #table: Int32Array;

  constructor(bank: Bank, rows: readonly number[]) {
    this.#formulas = bank.formulas;
    this.#width = rows.length;
    this.#values = bank.columns(rows);
    this.#table = emptyTable(bank.formulas.length);
    for (let index = 0; index < bank.formulas.length; index++) {
      const slot = this.#slotOf(this.#values, index * this.#width);
      if (this.#table[slot]! < 0) this.#table[slot] = index;
    }
  }

  valuesAt(index: number): Int32Array {
    return this.#values.subarray(index * this.#width, (index + 1) * this.#width);
  }

  find(values: Numbers): Formula | undefined {
    const index = this.#table[this.#slotOf(values, 0)]!;
    return index < 0 ? undefined : this.#formulas[index];
  }

  #slotOf(values: Numbers, at: number): number {
    return slotOf(this.#table, this.#values, values, at, this.#width);
  }
}

/** An open hash table of indices, a third full at the most. */
function emptyTable(most: number): Int32Array {
  return new Int32Array(2 ** Math.ceil(Math.log2(most * 3))).fill(-1);
}

/** Where the index of the vector that begins at a place stands in the table, or would; `held` are those of all indices. */
function slotOf(table: Int32Array, held: Int32Array, values: Numbers, at: number, width: number): number {
  let hash = 0;
  for (let i = at; i < at + width; i++) hash = Math.imul(hash ^ values[i]!, 0x9e3779b1) ^ (hash >>> 15);
  const mask = table.length - 1;
  for (let slot = (hash ^ (hash >>> 16)) & mask; ; slot = (slot + 1) & mask) {
    const index = table[slot]!;
    if (index < 0) return slot;
    let i = 0;
    while (i < width && held[index * width + i] === values[at + i]) i++;
    if (i === width) return slot;
  }
}

/** Letters and small numbers, with their costs and values. */
export function leavesOf(
  letters: readonly string[],
  rows: readonly (readonly number[])[],
): Map<string, { readonly cost: number; readonly values: Float64Array }> {
  const leaf = (cost: number, of: (row: readonly number[]) => number) => ({
    cost,
    values: Float64Array.from(rows, of),
  });
  return new Map([
    // Differences are of later letters and earlier ones, which are mostly smaller.
    ...letters.map((letter, i) => [letter, leaf(1, row => row[i]!)] as const).toReversed(),
    ...[1, 2, 3, 4].map(number => [`${number}`, leaf(number < 3 ? 1 : 2, () => number)] as const),
  ]);
}

/** The values of a formula on any rows. */
export function evaluate(formula: Formula, leaves: ReturnType<typeof leavesOf>): Float64Array {
  return valuesOf(formula, new Map([...leaves].map(([text, { values }]) => [text, values])));
}
