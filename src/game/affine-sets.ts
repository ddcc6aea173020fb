import { type Issue, tryCollect } from '../errors.ts';
import { parseFamily } from './family.ts';
import type { FamilyText } from './family-text.ts';
import { compileInteger } from './language/compile.ts';
import { readInteger } from './language/expression.ts';
import { readShape } from './shape.ts';
import { isSum } from './sum-of-letters.ts';

/** The number c₀ + c₁x₁ + c₂x₂ + …, as [c₀, c₁, c₂, …], in which x₁, x₂, … are letters in a fixed order. */
export type AffineForm = readonly number[];

/** A set of numbers that are affine in letters. */
export interface AffineSet {
  /** The values of letters that are fixed because the numbers are not affine in them. */
  readonly at: Readonly<Record<string, number>>;
  readonly numbers: readonly AffineForm[];
}

/** Finite sets, or all-but games, with affine numbers. */
export interface AffineSets {
  readonly base: 'none' | 'N';
  readonly letters: readonly string[];
  readonly sets: readonly AffineSet[];
}

/** Maximum number of sets that one family is split into. */
const MAX_SETS = 300;

/**
 * Returns the sets of a family as numbers that are affine in its letters. Up to two letters in which they are not affine are
 * replaced by each of their values. Undefined for sums, infinite sets, initial values, and families that stay not affine.
 *
 * @throws DefinitionError for an invalid family
 * @example
 * affineSets({ game: '{1, b, a+2b}', over: { a: '1..9', b: '1..9' } }).sets[0].numbers // [[1, 0, 0], [0, 0, 1], [0, 1, 2]]
 */
export function affineSets(text: FamilyText): AffineSets | undefined {
  const shape = isSum(text.game) ? undefined : readShape(text.game, 'game', []);
  if (!shape || shape.base === 'file' || (shape.base !== 'none' && shape.base !== 'N')) return undefined;
  if (shape.elements.some(({ sign }) => sign === 'start')) return undefined;
  const letters = Object.keys(text.over ?? {});
  const issues: Issue[] = [];
  const read = shape.elements.map(({ slice }) => readInteger(slice, { names: letters }, issues));
  if (issues.length > 0) return undefined;
  const run = read.map(number => compileInteger(number!, letters));
  const choices = [
    [],
    ...letters.map(letter => [letter]),
    ...letters.flatMap((p, i) => letters.slice(i + 1).map(q => [p, q])),
  ];
  for (const fixed of choices) {
    const values = valuesOf(text, fixed);
    if (!values || values.length > MAX_SETS) continue;
    const sets = values.map(row => {
      const at = Object.fromEntries(fixed.map((letter, i) => [letter, row[i]!]));
      const numbers = run.map(number => affineForm(number, letters, at));
      return numbers.every(number => number !== undefined) ? { at, numbers } : undefined;
    });
    if (sets.every(set => set !== undefined)) return { base: shape.base, letters, sets };
  }
  return undefined;
}

/** Returns all values of some letters, or undefined if they are too many or their ranges use other letters. */
function valuesOf(
  { over }: FamilyText,
  fixed: readonly string[],
): readonly (readonly number[])[] | undefined {
  if (fixed.length === 0) return [[]];
  const own = Object.fromEntries(fixed.map(letter => [letter, over![letter]!]));
  return tryCollect([], () => {
    const family = parseFamily({ game: `{${fixed.join(', ')}}`, over: own });
    return (family.size ?? MAX_SETS + 1) > MAX_SETS ? undefined : [...family.cases()];
  });
}

/** Returns a function of letters as an affine form, which a few points confirm; undefined if it is none. */
function affineForm(
  number: (values: readonly number[]) => number,
  letters: readonly string[],
  at: Readonly<Record<string, number>>,
): AffineForm | undefined {
  const free = letters.map(letter => !(letter in at));
  const point = (value: (i: number) => number) => letters.map((letter, i) => at[letter] ?? value(i));
  try {
    const constant = number(point(() => 0));
    const slopes = free.map((isFree, i) => (isFree ? number(point(j => (i === j ? 1 : 0))) - constant : 0));
    const form = [constant, ...slopes];
    const confirmed = [3, 7, 101].every(start => {
      const values = point(i => start + 4 * i);
      return (
        number(values) ===
        valueAt(
          form,
          values.map((value, i) => (free[i] ? value : 0)),
        )
      );
    });
    return confirmed ? form : undefined;
  } catch {
    return undefined; // Such as item(0, …) or a division by 0: not affine.
  }
}

/** Returns the value of an affine form. */
export function valueAt(form: AffineForm, values: readonly number[]): number {
  return values.reduce((sum, value, i) => sum + value * form[i + 1]!, form[0]!);
}
