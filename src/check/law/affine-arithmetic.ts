import { Stackless } from '../../errors.ts';
import type { Affine } from '../../game/index.ts';
import type { Arithmetic } from '../evaluate-expression.ts';
import { EXACT } from '../exact-arithmetic.ts';
import { gcd } from '../primes-and-divisors.ts';
import { insist, Refused } from '../refused.ts';
import { compare, NotYet, sign, sum } from './affine-for-all-k.ts';

/** Thrown if the answer depends on a remainder of k. */
export class ByRemainder extends Stackless {
  readonly modulus: number;

  constructor(modulus: number) {
    super();
    this.modulus = modulus;
  }
}

/**
 * Arithmetic on numbers that are affine in k, with answers that are valid for all k ≥ k0. Throws NotYet and
 * ByRemainder; throws Refused if a result is not affine.
 */
export function affineFrom(k0: number): Arithmetic<Affine> {
  return {
    whole: value => [0, value],
    plus: (p, q) => sum(p, 1, q),
    minus: (p, q) => sum(p, -1, q),
    times(p, q) {
      if (p[0] === 0) return sum([0, 0], p[1], q);
      insist(q[0] === 0, 'a product of two numbers that grow is not decided for all k');
      return sum([0, 0], q[1], p);
    },
    divided: (p, q) => divided(p, q, k0),
    gcd: (p, q) => greatestDivisor(p, q, k0),
    lcm(p, q) {
      insist(p[0] === 0 && q[0] === 0, 'lcm is not decided for all k');
      const value = Number(EXACT.lcm(BigInt(p[1]), BigInt(q[1])));
      insist(Number.isSafeInteger(value), 'numbers grow beyond 2^53');
      return [0, value];
    },
    order: (p, q) => compare(p, q, k0),
    isPrime(p) {
      insist(p[0] === 0, 'isprime is not decided for all k');
      return EXACT.isPrime(BigInt(p[1]));
    },
  };
}

/** Quotient, rounded down, and what remains. */
function divided(x: Affine, y: Affine, k0: number): readonly [quotient: Affine, rest: Affine] {
  if (sign(y, k0) <= 0)
    throw new Refused('a division by a number that is not positive is not decided for all k');
  if (y[0] === 0) {
    if (x[0] % y[1] !== 0) throw new ByRemainder(y[1] / gcd(Math.abs(x[0]), y[1]));
    const quotient: Affine = [x[0] / y[1], Math.floor(x[1] / y[1])];
    return [quotient, sum(x, -y[1], [quotient[0], quotient[1]])];
  }
  // From some k up, the slopes determine the quotient, except for a correction by one if the rest does not grow.
  const times = Math.floor(x[0] / y[0]);
  const least = sum(x, -times, y);
  const isLess = sign(least, k0) < 0;
  const rest = isLess ? sum(least, 1, y) : least;
  if (sign(rest, k0) < 0 || compare(rest, y, k0) >= 0) throw new NotYet();
  return [[0, isLess ? times - 1 : times], rest];
}

/** Euclid's algorithm on the slopes; it ends at 0, or at a number that does not grow. */
function greatestDivisor(x: Affine, y: Affine, k0: number): Affine {
  let [p, q] = [x, y];
  while (q[0] !== 0) [p, q] = [q, sum(p, -Math.trunc(p[0] / q[0]), q)];
  if (q[1] === 0) return sign(p, k0) < 0 ? sum([0, 0], -1, p) : p;
  const size = Math.abs(q[1]);
  return [0, gcd(divided(p, [0, size], k0)[1][1], size)];
}
