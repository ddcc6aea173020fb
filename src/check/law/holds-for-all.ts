import type { Affine, ConditionNode, Polynomial } from '../../game/index.ts';
import { type Assignment, isTrue } from '../evaluate-expression.ts';
import { EXACT } from '../exact-arithmetic.ts';
import { Refused } from '../refused.ts';
import { affineFrom, ByRemainder } from './affine-arithmetic.ts';
import { NotYet, sum } from './affine-for-all-k.ts';
import { polynomialsFrom, valueAt } from './polynomial-arithmetic.ts';

export type ForAll =
  | { readonly status: 'holds' }
  /** The least k at which it is known to: the least of all, if that is among the first thousand. */
  | { readonly status: 'fails'; readonly k: number }
  | { readonly status: 'undecided'; readonly why: string };

/** Maximum number of k evaluated one by one before each comparison has one answer for all that follow. */
const MAX_SINGLE = 1000;

/** Maximum number of remainders of k that are distinguished. */
const MAX_REMAINDERS = 10_000;

/** A statement that must be true if a condition holds, for all k ≥ k0. It may throw the same errors as the condition. */
export type Conclusion = (assignment: Assignment<Affine>, k0: number) => boolean;

/**
 * Returns whether a condition holds at every k ≥ `from`, if its names are polynomials in k. Affine polynomials are
 * evaluated once, as affine numbers, from a k0 at which all comparisons have one answer for all larger k; each smaller k
 * is evaluated by itself, in exact numbers. A result that depends on a remainder of k is evaluated for each remainder, k
 * = m j + i, in terms of j. If no number grows, the numbers are those of one game, and exact.
 *
 * The result is undecided if the computation leaves affine numbers, as a product of two that grow does, and the condition
 * fails at none of the first thousand k; or if the condition has no value at some k.
 *
 * @param conclusion if it is given, the condition is its hypothesis
 */
export function holdsForAll(
  condition: ConditionNode,
  polynomials: Assignment<Polynomial>,
  from: number,
  conclusion?: Conclusion,
): ForAll {
  const assignment = affineSetting(polynomials);
  if (!assignment) {
    if (conclusion) return { status: 'undecided', why: 'a closed form is not decided for words with loops' };
    return holdsForPolynomials(condition, polynomials, from);
  }
  const statement: Statement = { condition, ...(conclusion && { conclusion }) };
  if (Object.values(assignment).every(([slope]) => slope === 0)) return holdsAt(statement, assignment, from);
  const found = holdsFrom(statement, assignment, from, 1);
  if (found.status === 'holds') return found;
  // A remainder of k at which it is undecided may hold a lesser one than that at which it fails.
  const before = found.status === 'fails' ? Math.min(found.k, from + MAX_SINGLE) : from + MAX_SINGLE;
  for (let k = from; k < before; k++) {
    const result = holdsAt(statement, assignment, k);
    if (result.status === 'fails') return result;
  }
  return found;
}

/** Returns the same numbers, if each is affine. */
function affineSetting(assignment: Assignment<Polynomial>): Assignment<Affine> | undefined {
  const affine = Object.entries(assignment).map(([name, number]) => {
    const [constant = 0, slope = 0, ...higher] = number.toReversed();
    return higher.every(c => c === 0) ? ([name, [slope, constant]] as const) : undefined;
  });
  return affine.every(number => number !== undefined) ? Object.fromEntries(affine) : undefined;
}

/** Evaluates each k by itself, until all comparisons have one answer for all larger k. */
function holdsForPolynomials(
  condition: ConditionNode,
  assignment: Assignment<Polynomial>,
  from: number,
): ForAll {
  let why = `no k below ${from + MAX_SINGLE} decides all larger k`;
  for (let k = from; k < from + MAX_SINGLE; k++) {
    try {
      return isTrue(condition, assignment, polynomialsFrom(k)) ? { status: 'holds' } : { status: 'fails', k };
    } catch (error) {
      if (error instanceof Refused) why = error.message;
      else if (!(error instanceof NotYet)) throw error;
    }
    const values = Object.entries(assignment).map(([name, number]) => [name, valueAt(number, k)]);
    try {
      if (!isTrue(condition, Object.fromEntries(values), EXACT)) return { status: 'fails', k };
    } catch (error) {
      if (error instanceof Refused) return { status: 'undecided', why: error.message };
      throw error;
    }
  }
  return { status: 'undecided', why };
}

interface Statement {
  readonly condition: ConditionNode;
  readonly conclusion?: Conclusion;
}

/** Evaluates the statement at one k, in exact numbers. */
function holdsAt({ condition, conclusion }: Statement, assignment: Assignment<Affine>, k: number): ForAll {
  const values = Object.entries(assignment).map(([name, [slope, constant]]) => [
    name,
    BigInt(slope) * BigInt(k) + BigInt(constant),
  ]);
  try {
    const isMet = isTrue(condition, Object.fromEntries(values), EXACT);
    const holds = conclusion ? !isMet || conclusion(atOne(assignment, k), 0) : isMet;
    return holds ? { status: 'holds' } : { status: 'fails', k };
  } catch (error) {
    if (error instanceof Refused) return { status: 'undecided', why: error.message };
    throw error;
  }
}

/** @param parts number of remainders of k distinguished so far */
function holdsFrom(
  statement: Statement,
  assignment: Assignment<Affine>,
  from: number,
  parts: number,
): ForAll {
  const { condition, conclusion } = statement;
  for (let k0 = from; k0 < from + MAX_SINGLE; k0++) {
    try {
      const isMet = isTrue(condition, assignment, affineFrom(k0));
      const holds = conclusion ? !isMet || conclusion(assignment, k0) : isMet;
      return holds ? { status: 'holds' } : { status: 'fails', k: k0 };
    } catch (error) {
      if (error instanceof Refused) return { status: 'undecided', why: error.message };
      if (error instanceof ByRemainder) return byRemainder(statement, assignment, k0, parts, error.modulus);
      if (!(error instanceof NotYet)) throw error;
    }
    const result = holdsAt(statement, assignment, k0);
    if (result.status !== 'holds') return result;
  }
  return { status: 'undecided', why: `no k below ${from + MAX_SINGLE} decides all larger k` };
}

function byRemainder(
  statement: Statement,
  assignment: Assignment<Affine>,
  from: number,
  parts: number,
  modulus: number,
): ForAll {
  const [all, why] = [parts * modulus, `it depends on k modulo more than ${MAX_REMAINDERS}`];
  if (all > MAX_REMAINDERS) return { status: 'undecided', why };
  const found = Array.from({ length: modulus }, (_, i): ForAll => {
    const ofPart = Object.entries(assignment).map(([name, x]) => [
      name,
      sum([modulus * x[0], i * x[0]], 1, [0, x[1]]),
    ]);
    const start = Math.max(0, Math.ceil((from - i) / modulus));
    const part = holdsFrom(statement, Object.fromEntries(ofPart), start, all);
    return part.status === 'fails' ? { status: 'fails', k: modulus * part.k + i } : part;
  });
  const failing = found.filter(part => part.status === 'fails').sort((p, q) => p.k - q.k);
  return failing[0] ?? found.find(part => part.status === 'undecided') ?? { status: 'holds' };
}

/** Returns the numbers at one k, as such that do not grow. */
function atOne(assignment: Assignment<Affine>, k: number): Assignment<Affine> {
  const values = Object.entries(assignment).map(([name, [slope, constant]]) => [
    name,
    sum([0, slope * k], 1, [0, constant]),
  ]);
  return Object.fromEntries(values);
}
