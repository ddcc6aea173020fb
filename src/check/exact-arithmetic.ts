import type { Arithmetic } from './evaluate-expression.ts';
import { isPrime } from './primes-and-divisors.ts';
import { insist } from './refused.ts';

/** Maximum size of a number that is tested for primality by trial division: up to a million divisors. */
const MAX_TESTED_PRIME = 2n ** 40n;

/** Whole numbers of any size. Refused is a division by a number below 1, and whether a number beyond 2^40 is prime. */
export const EXACT: Arithmetic<bigint> = {
  whole: BigInt,
  plus: (p, q) => p + q,
  minus: (p, q) => p - q,
  times: (p, q) => p * q,
  divided(p, q) {
    insist(q >= 1n, 'a division by a number that is not positive');
    const quotient = floorOf(p, q);
    return [quotient, p - quotient * q];
  },
  gcd: greatestDivisor,
  lcm(p, q) {
    const common = greatestDivisor(p, q);
    return common === 0n ? 0n : absolute(p * q) / common;
  },
  order: (p, q) => (p < q ? -1 : p > q ? 1 : 0),
  isPrime(p) {
    insist(p <= MAX_TESTED_PRIME, 'isprime is not decided beyond 2^40');
    return isPrime(Number(p));
  },
};

function greatestDivisor(x: bigint, y: bigint): bigint {
  let [p, q] = [absolute(x), absolute(y)];
  while (q > 0n) [p, q] = [q, p % q];
  return p;
}

function absolute(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** Returns the greatest number of times that d > 0 goes into x. */
export function floorOf(x: bigint, d: bigint): bigint {
  return x / d - (x % d < 0n ? 1n : 0n);
}
