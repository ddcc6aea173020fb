/**
 * Returns the greatest common divisor of integers of any size and sign; for 0 and 0 it is 0.
 *
 * Cost: for n bits up to 2^15, n² / 300 steps on digits of 64 bits, a few microseconds for 300 bits; beyond, O(n log² n).
 *
 * @param long bits from which halving is faster than leading digits
 * @param short bits from which halves are halved again
 */
export function gcd(x: bigint, y: bigint, long = LONG, short = SHORT): bigint {
  let [a, b] = apply(NOTHING, x, y);
  for (const least = 1n << BigInt(long); b >= least; ) {
    [a, b] = apply(halving(a, b, short), a, b);
    if (b !== 0n) [a, b] = [b, a % b];
  }
  while (b >= EXACT) {
    const steps = leadingSteps(a, b);
    [a, b] = steps === undefined ? [b, a % b] : apply(steps, a, b);
  }
  if (b === 0n) return a;
  let [m, n] = [Number(b), Number(a % b)];
  while (n !== 0) [m, n] = [n, m % n];
  return BigInt(m);
}

const LONG = 2 ** 15;
const SHORT = 1020;

/** Bits of numbers that a double can be as large as. */
const HELD = 1020;

/** The least integer beyond which a double may not be exact. */
const EXACT = 2n ** 53n;

/** Maximum factor for which quotients of doubles equal those of the numbers: half of their digits. */
const MAX_FACTOR = 2 ** 26;

/**
 * Returns a few steps of Euclid's algorithm on the leading digits of a ≥ b, as doubles, until the factors are large
 * (Lehmer). Each step preserves the gcd, whatever its quotient is; a quotient made wrong by the omitted digits costs one
 * more step. Undefined if the first quotient is large.
 */
function leadingSteps(a: bigint, b: bigint): Transformation | undefined {
  let [x, y] = [Number(a), Number(b)];
  if (x === Infinity) {
    const cut = BigInt(bitsOf(a) - HELD);
    [x, y] = [Number(a >> cut), Number(b >> cut)];
  }
  let [p, q, r, s] = [1, 0, 0, 1];
  while (y > 0) {
    const quotient = Math.floor(x / y);
    const [next, nextS] = [p - quotient * r, q - quotient * s];
    if (Math.abs(next) > MAX_FACTOR || Math.abs(nextS) > MAX_FACTOR) break;
    [x, y] = [y, x - quotient * y];
    [p, q, r, s] = [r, s, next, nextS];
  }
  return q === 0 ? undefined : [BigInt(p), BigInt(q), BigInt(r), BigInt(s)];
}

/** Takes (a, b) to (p a + q b, r a + s b); of determinant ±1, so that it keeps the gcd. */
type Transformation = readonly [p: bigint, q: bigint, r: bigint, s: bigint];

const NOTHING: Transformation = [1n, 0n, 0n, 1n];

/**
 * Returns the steps of Euclid's algorithm that bring b below half the bits of a (Lehmer, Knuth, Schönhage). First come
 * the steps that the upper half of the bits decides, which halve that half, then one more step, then the same again. If
 * the omitted bits matter, a quotient may be off; this costs one more step and does not change the gcd.
 */
function halving(a: bigint, b: bigint, short: number): Transformation {
  const half = bitsOf(a) >> 1;
  if (bitsOf(b) <= half) return NOTHING;
  if (2 * half <= short) return euclid(a, b, 1n << BigInt(half));
  const cut = BigInt(half);
  const first = halving(a >> cut, b >> cut, short);
  const [c, d, [p, q, r, s]] = apply(first, a, b);
  if (bitsOf(d) <= half) return [p, q, r, s];
  const quotient = c / d;
  const rest = c - quotient * d;
  const middle: Transformation = [r, s, p - quotient * r, q - quotient * s];
  if (bitsOf(rest) <= half) return middle;
  const low = BigInt(Math.max(0, 2 * half - bitsOf(d)));
  return product(halving(d >> low, rest >> low, short), middle);
}

/** Steps of Euclid until b is below `end`. */
function euclid(a: bigint, b: bigint, end: bigint): Transformation {
  let [x, y] = [a, b];
  let [p, q, r, s] = NOTHING;
  while (y >= end) {
    const quotient = x / y;
    [x, y] = [y, x - quotient * y];
    [p, q, r, s] = [r, s, p - quotient * r, q - quotient * s];
  }
  return [p, q, r, s];
}

/** Returns the image of (a, b) with its greater number first and none below 0, and the transformation that gives that. */
function apply([p, q, r, s]: Transformation, a: bigint, b: bigint): [bigint, bigint, Transformation] {
  let [x, y] = [p * a + q * b, r * a + s * b];
  let [top, bottom] = [[p, q] as const, [r, s] as const];
  if (x < 0n) [x, top] = [-x, [-top[0], -top[1]]];
  if (y < 0n) [y, bottom] = [-y, [-bottom[0], -bottom[1]]];
  return x >= y ? [x, y, [...top, ...bottom]] : [y, x, [...bottom, ...top]];
}

/** Returns the transformation on the right, then the one on the left. */
function product([P, Q, R, S]: Transformation, [p, q, r, s]: Transformation): Transformation {
  return [P * p + Q * r, P * q + Q * s, R * p + S * r, R * q + S * s];
}

/** Returns the number of bits, rounded up to a multiple of 4. */
function bitsOf(x: bigint): number {
  return 4 * x.toString(16).length;
}
