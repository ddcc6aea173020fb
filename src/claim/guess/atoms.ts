import { Bank, type leavesOf } from './bank.ts';
import { formulaText, isNumber } from './formula.ts';
import { type Bits, complement, sizeOf } from './row-sets.ts';
import { Vectors } from './vectors.ts';

/** A condition on rows, in the expression language. */
export interface Condition {
  readonly text: string;
  /** The negation of the atom. */
  readonly opposite: string;
  readonly cost: number;
  readonly bits: Bits;
}

/** Cost of the terms of an atom, together. */
const MAX_COST = 7;
const MAX_TERMS = 400;
const MAX_ATOMS = 8_000;

/** Comparisons, divisibility and residues of cheap terms, one for each set of rows, the cheapest first. */
export function atomsOf(leaves: ReturnType<typeof leavesOf>, count: number): readonly Condition[] {
  const bank = new Bank(leaves, { cost: MAX_COST - 1, most: MAX_TERMS });
  const terms = bank.formulas.map((formula, i) => ({
    i,
    cost: formula.cost,
    text: formulaText(formula),
    isLeaf: formula.kind === 'leaf',
    isNumber: isNumber(formula),
    values: bank.valuesAt(i),
  }));
  const ofCost = Array.from({ length: MAX_COST }, (_, cost) => terms.filter(term => term.cost === cost));
  const moduli = new Map([2, 3, 4].map(modulus => [modulus, new Int32Array(count).fill(modulus)]));
  const atoms = new Atoms(count);
  for (let cost = 2; cost <= MAX_COST; cost++) {
    for (const { i, cost: own, text, values, isLeaf, isNumber } of terms) {
      if (own === cost - 1) {
        atoms.add([`odd(${text})`, `even(${text})`], cost, 'divides', moduli.get(2)!, values, 1);
        for (const [modulus, residue] of RESIDUES) {
          const mod = `${isLeaf ? text : `(${text})`} mod ${modulus}`;
          const texts = [`${mod} = ${residue}`, `${mod} != ${residue}`] as const;
          atoms.add(texts, cost + 2, 'divides', moduli.get(modulus)!, values, residue);
        }
      }
      for (const other of ofCost[cost - own] ?? []) {
        if (other.i === i) continue;
        const [p, q] = [text, other.text];
        atoms.add([`${p} < ${q}`, `${p} >= ${q}`], cost, '<', values, other.values);
        if (i < other.i) atoms.add([`${p} = ${q}`, `${p} != ${q}`], cost, '=', values, other.values);
        if (isNumber) continue;
        atoms.add([`${p} divides ${q}`, `not ${p} divides ${q}`], cost, 'divides', values, other.values);
      }
    }
  }
  return atoms.all;
}

const RESIDUES = [3, 4].flatMap(modulus =>
  Array.from({ length: modulus }, (_, residue) => [modulus, residue] as const),
);

type Relation = '<' | '=' | 'divides';

/** The atoms, one per set of rows, except the empty and the full set; each is paired with its negation. */
class Atoms {
  readonly all: Condition[] = [];
  readonly #count: number;
  readonly #sets: Vectors;
  readonly #scratch: Bits;

  constructor(count: number) {
    this.#count = count;
    this.#scratch = new Int32Array((count + 31) >>> 5);
    this.#sets = new Vectors(this.#scratch.length, MAX_ATOMS + 1);
  }

  /** Adds the atom that x is less than y, equals y, or divides y minus a residue, and its opposite. */
  add(
    [text, opposite]: readonly [string, string],
    cost: number,
    relation: Relation,
    x: Int32Array,
    y: Int32Array,
    residue = 0,
  ): void {
    if (this.all.length >= MAX_ATOMS) return;
    const bits = this.#scratch.fill(0);
    mark(bits, relation, x, y, residue);
    const size = sizeOf(bits);
    if (size === 0 || size === this.#count) return;
    const number = this.#sets.add(bits);
    if (number < this.all.length) return;
    const opposed = this.#sets.add(complement(bits, this.#count));
    this.all.push(
      { text, opposite, cost, bits: this.#sets.at(number) },
      { text: opposite, opposite: text, cost, bits: this.#sets.at(opposed) },
    );
  }
}

function mark(bits: Bits, relation: Relation, x: Int32Array, y: Int32Array, residue: number): void {
  for (let row = 0; row < x.length; row++)
    if (isSo(relation, x[row]!, y[row]! - residue)) bits[row >>> 5]! |= 1 << (row & 31);
}

function isSo(relation: Relation, x: number, y: number): boolean {
  if (relation === '<') return x < y;
  if (relation === '=') return x === y;
  return x === 0 ? y === 0 : ((y % x) | 0) === 0;
}
