import { Bank, evaluate, type leavesOf } from './bank.ts';
import { areWithin, type Bits, bitsOf, both, choices, isEmpty, isWithin, sizeOf, without } from './bits.ts';
import { type Formula, formulaText } from './formula.ts';

/** A condition on rows, in the expression language. */
export interface Condition {
  readonly text: string;
  /** That it does not hold. */
  readonly opposite: string;
  readonly cost: number;
  readonly bits: Bits;
}

/** Cost of the terms of an atom, together. */
const DEAREST_ATOM = 7;
const MOST_TERMS = 400;
const MOST_ATOMS = 8_000;

/** Comparisons, divisibility and residues of cheap terms, one for each set of rows, the cheapest first. */
export function atomsOf(leaves: ReturnType<typeof leavesOf>, count: number): readonly Condition[] {
  const terms = new Bank(leaves, { cost: DEAREST_ATOM - 1, most: MOST_TERMS }).formulas.map(formula => ({
    formula,
    values: evaluate(formula, leaves),
  }));
  const atoms = new Map<string, Condition>();
  const add = (text: string, opposite: string, cost: number, holds: (row: number) => boolean) => {
    const bits = bitsOf(count, holds);
    const size = sizeOf(bits);
    if (size === 0 || size === count || atoms.size >= MOST_ATOMS) return;
    const opposed = bitsOf(count, row => !holds(row));
    for (const [one, words, others] of [
      [bits, text, opposite],
      [opposed, opposite, text],
    ] as const) {
      const key = one.join();
      if (!atoms.has(key)) atoms.set(key, { text: words, opposite: others, cost, bits: one });
    }
  };
  const withText = terms.map(term => ({ ...term, text: formulaText(term.formula) }));
  for (let cost = 2; cost <= DEAREST_ATOM; cost++) {
    for (const { formula, values, text } of withText) {
      if (formula.cost === cost - 1) {
        add(`odd(${text})`, `even(${text})`, cost, row => values[row]! % 2 !== 0);
        for (const [modulus, residue] of RESIDUES) {
          const mod = `${isPlain(formula) ? text : `(${text})`} mod ${modulus}`;
          const is = (row: number) => ((values[row]! % modulus) + modulus) % modulus === residue;
          add(`${mod} = ${residue}`, `${mod} != ${residue}`, cost + 2, is);
        }
      }
      for (const other of withText) {
        if (formula.cost + other.formula.cost !== cost) continue;
        const [x, y] = [values, other.values];
        add(`${text} < ${other.text}`, `${text} >= ${other.text}`, cost, row => x[row]! < y[row]!);
        add(`${text} = ${other.text}`, `${text} != ${other.text}`, cost, row => x[row]! === y[row]!);
        if (/^-?\d+$/.test(text)) continue;
        const divides = (row: number) => (x[row]! === 0 ? y[row] === 0 : y[row]! % x[row]! === 0);
        add(`${text} divides ${other.text}`, `not ${text} divides ${other.text}`, cost, divides);
      }
    }
  }
  return [...atoms.values()];
}

const RESIDUES = [3, 4].flatMap(modulus =>
  Array.from({ length: modulus }, (_, residue) => [modulus, residue] as const),
);

function isPlain(formula: Formula): boolean {
  return formula.kind === 'leaf';
}

/** An open part of a condition: which rows are left, which of them it must hold for, and what surrounds it. */
interface Open {
  readonly rows: Bits;
  readonly wanted: Bits;
  readonly cost: number;
  readonly parts: readonly { readonly atom: Condition; readonly joint: 'and' | 'or' }[];
  readonly length: number;
}

const DEEPEST = 3;
const BEAM = 24;

/**
 * The shortest condition found that holds for the wanted rows and for no other of these: atoms in a row, each of which
 * either holds for all that is wanted, `A and …`, or for nothing else, `A or …`.
 */
export function conditionFor(rows: Bits, wanted: Bits, atoms: readonly Condition[]): Condition | undefined {
  const begin = { rows, wanted, cost: 0, parts: [], length: choices(sizeOf(rows), sizeOf(wanted)) };
  let beam: readonly Open[] = [begin];
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const next: Open[] = [];
    let best: Condition | undefined;
    for (const open of beam) {
      for (const atom of atoms) {
        const hasAll = isWithin(open.wanted, atom.bits);
        const hasOnly = areWithin(atom.bits, open.rows, open.wanted);
        if (!hasAll && !hasOnly) continue;
        const here = both(atom.bits, open.rows);
        const cost = open.cost + atom.cost;
        if (hasAll && hasOnly) {
          if (best === undefined || cost < best.cost) best = closed(open, atom, cost);
        } else if (depth < DEEPEST && hasAll) {
          next.push(opened(open, atom, 'and', here, open.wanted, cost));
        } else if (depth < DEEPEST && hasOnly && !isEmpty(here)) {
          next.push(opened(open, atom, 'or', without(open.rows, here), without(open.wanted, here), cost));
        }
      }
    }
    if (best) return best;
    beam = next.sort((p, q) => p.length - q.length).slice(0, BEAM);
  }
  return undefined;
}

/** Bits of a unit of cost. */
const BITS = 2;

function opened(
  { parts }: Open,
  atom: Condition,
  joint: 'and' | 'or',
  rows: Bits,
  wanted: Bits,
  cost: number,
): Open {
  const length = choices(sizeOf(rows), sizeOf(wanted)) + BITS * cost;
  return { rows, wanted, cost, parts: [...parts, { atom, joint }], length };
}

function closed({ parts }: Open, last: Condition, cost: number): Condition {
  return parts.toReversed().reduce<Condition>(
    (inner, { atom, joint }, i) => {
      const before = parts.toReversed()[i - 1]?.joint;
      const text = before !== undefined && before !== joint ? `(${inner.text})` : inner.text;
      const bits =
        joint === 'and' ? both(atom.bits, inner.bits) : atom.bits.map((word, j) => word | inner.bits[j]!);
      const whole = `${atom.text} ${joint} ${text}`;
      return { text: whole, opposite: `not (${whole})`, cost, bits };
    },
    { ...last, cost },
  );
}
