import type { Operation } from './formula.ts';

/** Greater values are not followed. */
const MAX_VALUE = 2 ** 30;

export function isSmall(value: number): boolean {
  return Math.abs(value) <= MAX_VALUE;
}

/**
 * Writes the values of an operation on the vectors that begin at p and q; returns false if a value does not exist, or is
 * not small. It computes what {@link OPERATIONS} define, with one loop of integers for each operation.
 */
export function operate(
  kind: Operation,
  values: Int32Array,
  p: number,
  q: number,
  into: Int32Array,
): boolean {
  const { length } = into;
  switch (kind) {
    case '*':
      for (let row = 0; row < length; row++) {
        const value = values[p + row]! * values[q + row]!;
        if (value > MAX_VALUE || value < -MAX_VALUE) return false;
        into[row] = value;
      }
      return true;
    // A sum that is 2^31 becomes -2^31, which is as little small.
    case '+':
      for (let row = 0; row < length; row++) {
        const value = (values[p + row]! + values[q + row]!) | 0;
        if (value > MAX_VALUE || value < -MAX_VALUE) return false;
        into[row] = value;
      }
      return true;
    case '-':
      for (let row = 0; row < length; row++) {
        const value = (values[p + row]! - values[q + row]!) | 0;
        if (value > MAX_VALUE || value < -MAX_VALUE) return false;
        into[row] = value;
      }
      return true;
    case 'gcd':
      for (let row = 0; row < length; row++) into[row] = gcd(values[p + row]!, values[q + row]!);
      return true;
    case 'min':
      for (let row = 0; row < length; row++) into[row] = Math.min(values[p + row]!, values[q + row]!);
      return true;
    case 'max':
      for (let row = 0; row < length; row++) into[row] = Math.max(values[p + row]!, values[q + row]!);
      return true;
    default:
      for (let row = 0; row < length; row++) {
        const [x, y] = [values[p + row]!, values[q + row]!];
        if (y < 1) return false;
        const signed = (x % y) | 0;
        const remainder = signed < 0 ? signed + y : signed;
        if (kind === 'mod') into[row] = remainder;
        else if (kind === 'div') into[row] = ((x - remainder) / y) | 0;
        else into[row] = Math.min(remainder, y - remainder);
      }
      return true;
  }
}

function gcd(x: number, y: number): number {
  let greater = x < 0 ? -x : x;
  let smaller = y < 0 ? -y : y;
  while (smaller > 0) {
    const rest = (greater % smaller) | 0;
    greater = smaller;
    smaller = rest;
  }
  return greater;
}
