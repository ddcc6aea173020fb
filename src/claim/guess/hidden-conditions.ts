import { type Formula, type Operation, valuesOf } from './formula.ts';

/** Maximum part of the rows on which a value other than the usual one counts as an exception. */
const MAX_EXCEPTION_PART = 0.05;

/** Whether an operation in a formula says "if" without a condition, so that a law with the condition is the plainer one. */
export function hidesCondition(formula: Formula, leaves: ReadonlyMap<string, Float64Array>): boolean {
  if (formula.kind === 'leaf') return false;
  const { kind, left, right } = formula;
  const values: Values = [valuesOf(left, leaves), valuesOf(right, leaves), valuesOf(formula, leaves)];
  return choosesValue(kind, values) || hidesCondition(left, leaves) || hidesCondition(right, leaves);
}

type Values = readonly [left: Float64Array, right: Float64Array, result: Float64Array];

/**
 * Whether an operation hides a choice between values. Its value, or the quotient of a remainder, is constant on all but a few
 * rows, as in 2 div a and 2a mod (a + 3); or a minimum or maximum is always the same operand; or the value is one of two on
 * each row, as in (2 - gcd(c, 3)) mod c and gcd(c, dist(b, 3)).
 */
function choosesValue(kind: Operation, [left, right, result]: Values): boolean {
  if (isNearlyConstant(result)) return true;
  if (kind === 'gcd') return result.every((_, row) => isTrivial(left[row]!) || isTrivial(right[row]!));
  if (kind === 'min' || kind === 'max')
    return isNearlyConstant(result.map((value, row) => (value === left[row] ? 1 : 0)));
  if (kind !== 'mod' && kind !== 'div') return false;
  const quotients = kind === 'div' ? result : result.map((rest, row) => (left[row]! - rest) / right[row]!);
  return isNearlyConstant(quotients) || quotients.every(quotient => quotient === 0 || quotient === -1);
}

/** Whether the values are equal on all except a few rows, and equal on those few. */
function isNearlyConstant(values: Float64Array): boolean {
  const few = Math.floor(MAX_EXCEPTION_PART * values.length);
  // One of any few + 1 values is the usual one.
  for (let i = 0; i <= few; i++) {
    let others = 0;
    for (let row = 0; row < values.length && others <= few; row++) if (values[row] !== values[i]) others++;
    if (others <= few) return others > 0;
  }
  return false;
}

/** Whether the greatest common divisor of a number and any other is 1, or the other. */
function isTrivial(value: number): boolean {
  return value >= -1 && value <= 1;
}
