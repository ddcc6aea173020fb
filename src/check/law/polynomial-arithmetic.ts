import type { Polynomial } from '../../game/index.ts';
import type { Arithmetic } from '../evaluate-expression.ts';
import { EXACT } from '../exact-arithmetic.ts';
import { insist } from '../refused.ts';
import { NotYet } from './affine-for-all-k.ts';

/**
 * Returns the arithmetic of polynomials in k, with answers that are true for all k ≥ k0.
 *
 * It throws NotYet if a sign may be constant from a larger k, and Refused if a result has no integer coefficients.
 */
export function polynomialsFrom(k0: number): Arithmetic<Polynomial> {
  return {
    whole: value => [value],
    plus: (p, q) => sum(p, 1, q),
    minus: (p, q) => sum(p, -1, q),
    times: product,
    divided(p, q) {
      const divisor = constantOf(q, 'a division by a number that grows');
      insist(divisor > 0, 'a division by a number that is not positive is not decided for all k');
      const [last, growing] = [p.at(-1) ?? 0, p.slice(0, -1)];
      insist(
        growing.every(c => c % divisor === 0),
        'a remainder of a polynomial is not decided for all k',
      );
      const quotient = Math.floor(last / divisor);
      return [[...growing.map(c => c / divisor), quotient], [last - divisor * quotient]];
    },
    gcd: (p, q) => [Number(EXACT.gcd(exact(p, 'gcd'), exact(q, 'gcd')))],
    lcm(p, q) {
      const value = Number(EXACT.lcm(exact(p, 'lcm'), exact(q, 'lcm')));
      insist(Number.isSafeInteger(value), TOO_LARGE);
      return [value];
    },
    order: (p, q) => signFrom(sum(p, -1, q), k0),
    isPrime: p => EXACT.isPrime(exact(p, 'isprime')),
  };
}

/** Returns the value of a polynomial at one k. */
export function valueAt(polynomial: Polynomial, k: number): bigint {
  return polynomial.reduce((value, c) => value * BigInt(k) + BigInt(c), 0n);
}

/** Returns the sign for all k ≥ k0: the common sign of all coefficients in k - k0. */
function signFrom(polynomial: Polynomial, k0: number): number {
  const shifted = [...polynomial];
  for (let end = shifted.length; end > 1; end--)
    for (let i = 1; i < end; i++) shifted[i] = safe(shifted[i]! + safe(k0 * shifted[i - 1]!));
  const here = Math.sign(shifted.at(-1) ?? 0);
  if (shifted.some(c => c !== 0 && Math.sign(c) !== here)) throw new NotYet();
  return here;
}

function sum(p: Polynomial, factor: number, q: Polynomial): Polynomial {
  const length = Math.max(p.length, q.length);
  return Array.from({ length }, (_, i) => {
    const [x, y] = [p[i - length + p.length] ?? 0, q[i - length + q.length] ?? 0];
    return safe(x + factor * y);
  });
}

function product(p: Polynomial, q: Polynomial): Polynomial {
  const result = Array.from({ length: Math.max(p.length + q.length - 1, 0) }, () => 0);
  for (const [i, x] of p.entries())
    for (const [j, y] of q.entries()) result[i + j] = safe(result[i + j]! + safe(x * y));
  return result;
}

function constantOf(polynomial: Polynomial, what: string): number {
  insist(
    polynomial.slice(0, -1).every(c => c === 0),
    `${what} is not decided for all k`,
  );
  return polynomial.at(-1) ?? 0;
}

function exact(polynomial: Polynomial, what: string): bigint {
  return BigInt(constantOf(polynomial, `${what} of a number that grows`));
}

const TOO_LARGE = 'numbers grow beyond 2^53';

function safe(value: number): number {
  insist(Number.isSafeInteger(value), TOO_LARGE);
  return value;
}
