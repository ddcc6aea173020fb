import type { Bank } from './bank.ts';
import { type Formula, formulaText } from './formula.ts';
import { WantedVectors } from './wanted-vectors.ts';

/** An equation between a formula and the measure, which may be combined with a second formula. */
export interface Equation {
  readonly sign: '' | '*' | '+' | '-';
  readonly left?: Formula;
  readonly right: Formula;
}

/** Maximum cost of the term combined with the measure. */
const MAX_LEFT_COST = 4;

/** Returns the measure's value combined with that of the second formula. */
export function combined(sign: Equation['sign'], y: number, left: number): number {
  if (sign === '') return y;
  if (sign === '*') return y * left;
  return sign === '+' ? y + left : y - left;
}

/** Returns the cost of an equation, including its sign and second formula. */
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
 * Returns the equations that hold on some rows: a formula of the bank equals the measure, or the measure combined with a
 * cheap second formula. So it finds laws more expensive than any formula in the bank.
 *
 * @param y the measure on all rows of the bank
 * @param parts the sets of rows, searched one after another
 */
export function equationsIn(
  bank: Bank,
  y: readonly number[],
  parts: readonly (readonly number[])[],
): readonly Equation[] {
  const firstTooExpensive = bank.formulas.findIndex(({ cost }) => cost > MAX_LEFT_COST);
  const lefts = firstTooExpensive < 0 ? bank.formulas : bank.formulas.slice(0, firstTooExpensive);
  const searches = parts.map(places => searchFor(bank, lefts, y, places));
  bank.lookUp(searches.map(({ wanted }) => wanted));
  return searches.flatMap(({ wanted, sides }) =>
    sides.flatMap(({ number, ...side }) => {
      const right = bank.formulas[wanted.firstOf(number)];
      return right ? [{ ...side, right }] : [];
    }),
  );
}

/** Returns the vectors to search for: the measure's values on some rows, by themselves and combined with each cheap formula. */
function searchFor(bank: Bank, lefts: readonly Formula[], y: readonly number[], places: readonly number[]) {
  const sides: (Omit<Equation, 'right'> & { readonly number: number })[] = [];
  const wanted = new WantedVectors(places, 1 + 3 * lefts.length);
  const want = (sign: Equation['sign'], left?: Formula, leftValues?: Int32Array) => {
    const values = places.map(place => combined(sign, y[place]!, leftValues ? leftValues[place]! : 0));
    const number = wanted.add(values);
    if (number !== undefined) sides.push({ sign, ...(left && { left }), number });
  };
  want('');
  for (const [i, left] of lefts.entries()) {
    const leftValues = bank.valuesAt(i);
    if (places.every(place => leftValues[place] !== 0)) want('*', left, leftValues);
    want('+', left, leftValues);
    want('-', left, leftValues);
  }
  return { wanted, sides };
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
