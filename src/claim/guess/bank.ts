import { type Formula, OPERATIONS, type Operation, valuesOf } from './formula.ts';
import { isSmall, operate } from './operate.ts';
import { Vectors } from './vectors.ts';
import type { WantedVectors } from './wanted-vectors.ts';

/** Formulas whose values are in the cache while all that is wanted is looked up. */
const AT_A_TIME = 512;

/**
 * Formulas by cost, one for each vector of values on some rows: the cheapest, and of equally cheap ones the first. Some
 * 100 bytes a formula and 4 for each of its values.
 */
export class Bank {
  readonly formulas: Formula[] = [];
  readonly #vectors: Vectors;
  readonly #rows: number;
  readonly #most: number;

  /**
   * @param leaves by text, with their values on the rows
   * @param most maximum number of formulas kept
   * @param isEnough called when all formulas of a cost exist; the search stops if it returns true
   */
  constructor(
    leaves: ReadonlyMap<string, { readonly cost: number; readonly values: Float64Array }>,
    { cost: dearest, most }: { readonly cost: number; readonly most: number },
    isEnough: (bank: Bank, cost: number) => boolean = () => false,
  ) {
    this.#rows = [...leaves.values()][0]!.values.length;
    this.#most = most;
    this.#vectors = new Vectors(this.#rows, most);
    const starts = [0];
    for (let cost = 1; cost <= dearest && this.formulas.length < most; cost++) {
      starts[cost] = this.formulas.length;
      for (const [text, { cost: own, values }] of leaves) {
        if (own !== cost || !values.every(isSmall)) continue;
        if (this.#vectors.add(new Int32Array(values)) === this.formulas.length)
          this.formulas.push({ kind: 'leaf', text, cost });
      }
      this.#combine(cost, starts);
      if (isEnough(this, cost)) return;
    }
  }

  /** Returns the values of a formula on the rows. */
  valuesAt(index: number): Int32Array {
    return this.#vectors.at(index);
  }

  /** Looks up which formulas have the wanted values: the first with each, which is the cheapest. */
  lookUp(wanted: readonly WantedVectors[]): void {
    const { length } = this.formulas;
    for (let from = 0; from < length; from += AT_A_TIME) {
      const to = Math.min(from + AT_A_TIME, length);
      for (const vectors of wanted) vectors.lookUp(this.#vectors.values, this.#rows, from, to);
    }
  }

  /** Adds all operations on two formulas whose total cost is `cost`. */
  #combine(cost: number, starts: readonly number[]): void {
    const scratch = new Int32Array(this.#rows);
    const { formulas } = this;
    for (const [kind, rule] of Object.entries(OPERATIONS) as [Operation, (typeof OPERATIONS)[Operation]][]) {
      const both = cost - rule.cost;
      for (let first = 1; first < both; first++) {
        const [from, to] = [starts[first]!, starts[first + 1]!];
        const [others, end] = [starts[both - first]!, starts[both - first + 1]!];
        for (let i = from; i < to; i++) {
          for (let j = rule.commutes ? Math.max(others, i) : others; j < end; j++) {
            if (formulas.length === this.#most) return;
            if (!operate(kind, this.#vectors.values, i * this.#rows, j * this.#rows, scratch)) continue;
            if (this.#vectors.add(scratch) === formulas.length)
              formulas.push({ kind, left: formulas[i]!, right: formulas[j]!, cost });
          }
        }
      }
    }
  }
}

/** Letters and small numbers, with their costs and values. */
export function leavesOf(
  letters: readonly string[],
  rows: readonly (readonly number[])[],
): Map<string, { readonly cost: number; readonly values: Float64Array }> {
  const leaf = (cost: number, valueAt: (row: readonly number[]) => number) => ({
    cost,
    values: Float64Array.from(rows, valueAt),
  });
  return new Map([
    // Differences are of later letters and earlier ones, which are mostly smaller.
    ...letters.map((letter, i) => [letter, leaf(1, row => row[i]!)] as const).toReversed(),
    ...[1, 2, 3, 4].map(number => [`${number}`, leaf(number < 3 ? 1 : 2, () => number)] as const),
  ]);
}

/** Returns the values of a formula on any rows. */
export function evaluate(formula: Formula, leaves: ReturnType<typeof leavesOf>): Float64Array {
  return valuesOf(formula, new Map([...leaves].map(([text, { values }]) => [text, values])));
}
