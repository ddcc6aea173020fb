import { leavesOf } from './bank.ts';
import { combined, costOf, type Equation, equationText } from './equations.ts';
import { valuesOf } from './formula.ts';
import { hidesCondition } from './hidden-conditions.ts';
import { type Bits, bitsOf, sizeOf } from './row-sets.ts';

/** The data in which laws are searched. */
export interface Observed {
  readonly letters: readonly string[];
  readonly measure: string;
  /** The letters, then the measure, which is known. */
  readonly rows: readonly (readonly number[])[];
}

/** The part of the rows on which an equation must be true to be a candidate. */
export const MIN_PART = 0.08;

/** An equation, and the rows on which it is true. */
export interface Candidate {
  readonly equation: Equation;
  readonly cost: number;
  readonly bits: Bits;
}

/** The cheapest equation for each set of rows that one is true on, without those that hide a condition. */
export class Candidates {
  readonly #observed: Observed;
  readonly #values: ReadonlyMap<string, Float64Array>;
  readonly #seen = new Set<string>();
  readonly #byRows = new Map<string, Candidate>();

  constructor(observed: Observed) {
    this.#observed = observed;
    const leaves = leavesOf(observed.letters, observed.rows);
    this.#values = new Map([...leaves].map(([text, { values }]) => [text, values]));
  }

  add(equation: Equation): void {
    const { rows, measure } = this.#observed;
    const text = equationText(equation, measure);
    // Many parts of the rows have the same one.
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    const { sign, left, right } = equation;
    const [p, q] = [left && valuesOf(left, this.#values), valuesOf(right, this.#values)];
    // A product with 0 would hold for every value.
    const isTrue = (row: number) =>
      combined(sign, rows[row]!.at(-1)!, p?.[row] ?? 0) === q[row] && !(sign === '*' && p![row] === 0);
    const bits = bitsOf(rows.length, isTrue);
    if (sizeOf(bits) < MIN_PART * rows.length) return;
    const [key, cost] = [bits.join(), costOf(equation)];
    const known = this.#byRows.get(key);
    if (known && known.cost <= cost) return;
    const sides = left ? [left, right] : [right];
    const here = new Map(
      [...this.#values].map(([name, values]) => [name, values.filter((_, row) => isTrue(row))]),
    );
    if (sides.some(side => hidesCondition(side, here))) return;
    this.#byRows.set(key, { equation, cost, bits });
  }

  /** Returns the candidates, those that explain most rows first. */
  all(): readonly Candidate[] {
    const score = ({ bits, cost }: Candidate) => sizeOf(bits) - cost;
    return [...this.#byRows.values()].sort((p, q) => score(q) - score(p));
  }
}
