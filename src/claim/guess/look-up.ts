import type { Bank, PartOfBank } from './bank.ts';
import { type Formula, formulaText } from './formula.ts';

/** The measure, alone or with something beside it, and the formula that this is. */
export interface Equation {
  readonly sign: '' | '*' | '+' | '-';
  readonly left?: Formula;
  readonly right: Formula;
}

/** Cost of what stands beside the measure, at the most. */
const BESIDE = 4;

/** The measure's value with what stands beside it. */
export function withBeside(sign: Equation['sign'], y: number, left: number): number {
  if (sign === '') return y;
  if (sign === '*') return y * left;
  return sign === '+' ? y + left : y - left;
}

/** What the sign and the second side take is paid for too. */
export function costOf({ left, right }: Equation): number {
  return right.cost + (left ? left.cost + 2 : 0);
}

export function equationText({ sign, left, right }: Equation, measure: string): string {
  const value = formulaText(right);
  if (!left) return `${measure} = ${value}`;
  const text = formulaText(left, sign === '+' ? 0 : 1);
  return sign === '*' ? `${text} * ${measure} = ${value}` : `${measure} ${sign} ${text} = ${value}`;
}

/**
 * Formulas that the measure is on all rows of a bank, or comes to with something cheap beside it: so formulas are found
 * that are dearer than any in the bank.
 */
export function* equationsIn(
  table: Bank | PartOfBank,
  formulas: readonly Formula[],
  y: readonly number[],
): Generator<Equation> {
  const itself = table.find(Float64Array.from(y));
  if (itself) yield { sign: '', right: itself };
  for (const [i, left] of formulas.entries()) {
    if (left.cost > BESIDE) return;
    const values = table.valuesAt(i);
    for (const sign of ['*', '+', '-'] as const) {
      if (sign === '*' && values.includes(0)) continue;
      const right = table.find(Float64Array.from(y, (value, row) => withBeside(sign, value, values[row]!)));
      if (right) yield { sign, left, right };
    }
  }
}

/** Formulas that have the measure's value on a part of the rows of a bank, those with the largest parts first. */
export function agreeingIn(
  bank: Bank,
  y: readonly number[],
  part: number,
  most: number,
): readonly Equation[] {
  const counts = bank.formulas.map((right, i) => {
    const values = bank.valuesAt(i);
    let count = 0;
    for (let row = 0; row < y.length; row++) if (values[row] === y[row]) count++;
    return { right, count };
  });
  const least = Math.max(3, part * y.length);
  const score = ({ count, right }: (typeof counts)[number]) => 2 * count - right.cost;
  return counts
    .filter(({ count }) => count >= least)
    .sort((p, q) => score(q) - score(p))
    .slice(0, most)
    .map(({ right }) => ({ sign: '', right }) as const);
}
