import type { Undecided } from '../undecided.ts';
import { digitsOf, inBits, type ResultBits, type ResultString, tooLong } from './result-string.ts';

/** A rational number in lowest terms, the denominator positive. */
export interface ResultNumber {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Bits of B(S) up to which E(S) is reduced to lowest terms, and written in decimal digits. */
const LONGEST_FOR_RESULT_NUMBER = 2 ** 22;

/**
 * E(S), the sum of f(i) / 2^i over i ≥ 1, exactly.
 *
 * Cost: a gcd of p-bit numbers, some p log² p steps.
 *
 * @example
 * resultNumber({ preperiod: '', period: '0101111' }) // { numerator: 94n, denominator: 127n }
 */
export function resultNumber(found: ResultString): ResultNumber | Undecided {
  return numberOfResultBits(inBits(found));
}

/**
 * {@link resultNumber} of what is not text. f(0) is no part of it: with the k preperiodic bits A that are left (none if
 * n0 = 0, where the period starts one bit later), and the p bits R of the period, E = (A (2^p − 1) + R) / 2^k (2^p − 1).
 */
export function numberOfResultBits({ bits, preperiod }: ResultBits): ResultNumber | Undecided {
  if (bits.length > LONGEST_FOR_RESULT_NUMBER) return tooLong('E(S)', bits.length, LONGEST_FOR_RESULT_NUMBER);
  const period = bits.length - preperiod;
  let start = Math.max(1, preperiod);
  // From the least preperiod on: then A and R differ in the last bit, the numerator is odd, and shares no 2 with 2^k.
  while (start > 1 && bits[start - 1] === bits[start - 1 + period]) start--;
  const A = wholeOf(bits, 1, start);
  const R = preperiod > 0 ? wholeOf(bits, start, start + period) : rotated(bits);
  const ones = (1n << BigInt(period)) - 1n;
  const odd = gcd(ones, R);
  return { numerator: (A * ones + R) / odd, denominator: (ones / odd) << BigInt(start - 1) };
}

/** The bits of a period from its second one on, as a number. */
function rotated(bits: Uint8Array): bigint {
  return (wholeOf(bits, 1, bits.length) << 1n) + BigInt(bits[0]!);
}

function wholeOf(bits: Uint8Array, from: number, end: number): bigint {
  return BigInt(`0b0${digitsOf(bits, from, end)}`);
}

/**
 * In decimal digits.
 *
 * @example
 * formatResultNumber({ numerator: 94n, denominator: 127n }) // '94/127'
 */
export function formatResultNumber({ numerator, denominator }: ResultNumber): string {
  return `${numerator}/${denominator}`;
}

/** Takes (a, b) to (p a + q b, r a + s b); of determinant ±1, so that it keeps the gcd. */
type Transformation = readonly [p: bigint, q: bigint, r: bigint, s: bigint];

/** Bits below which plain Euclid is faster than halving. */
const SHORT = 1024;

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = inOrder(a, b);
  while (bitsOf(y) > SHORT) {
    [x, y] = apply(halving(x, y), x, y);
    if (y !== 0n) [x, y] = [y, x % y];
  }
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/**
 * The steps of Euclid that bring b below half the bits of a (Lehmer, Knuth, Schönhage): those that the upper half
 * of the bits decides, which halve that half, then one more, then again. Where the cut-off bits matter a quotient
 * may be off; that costs a step more, and the gcd is kept all the same.
 */
function halving(a: bigint, b: bigint): Transformation {
  const half = bitsOf(a) >> 1;
  if (bitsOf(b) <= half) return [1n, 0n, 0n, 1n];
  if (2 * half <= SHORT) return euclid(a, b, 1n << BigInt(half));
  const cut = BigInt(half);
  const first = halving(a >> cut, b >> cut);
  const [c, d, [p, q, r, s]] = apply(first, a, b);
  if (bitsOf(d) <= half) return [p, q, r, s];
  const quotient = c / d;
  const rest = c - quotient * d;
  const middle: Transformation = [r, s, p - quotient * r, q - quotient * s];
  if (bitsOf(rest) <= half) return middle;
  const low = BigInt(Math.max(0, 2 * half - bitsOf(d)));
  return product(halving(d >> low, rest >> low), middle);
}

/** Steps of Euclid until b is below `end`. */
function euclid(a: bigint, b: bigint, end: bigint): Transformation {
  let [x, y] = [a, b];
  let [p, q, r, s] = [1n, 0n, 0n, 1n];
  while (y >= end) {
    const quotient = x / y;
    [x, y] = [y, x - quotient * y];
    [p, q, r, s] = [r, s, p - quotient * r, q - quotient * s];
  }
  return [p, q, r, s];
}

/** The image of (a, b) with its greater number first and none below 0, and the transformation that gives that. */
function apply([p, q, r, s]: Transformation, a: bigint, b: bigint): [bigint, bigint, Transformation] {
  let [x, y] = [p * a + q * b, r * a + s * b];
  let [top, bottom] = [[p, q] as const, [r, s] as const];
  if (x < 0n) [x, top] = [-x, [-top[0], -top[1]]];
  if (y < 0n) [y, bottom] = [-y, [-bottom[0], -bottom[1]]];
  return x >= y ? [x, y, [...top, ...bottom]] : [y, x, [...bottom, ...top]];
}

/** The transformation on the right, then the one on the left. */
function product([P, Q, R, S]: Transformation, [p, q, r, s]: Transformation): Transformation {
  return [P * p + Q * r, P * q + Q * s, R * p + S * r, R * q + S * s];
}

function inOrder(a: bigint, b: bigint): [bigint, bigint] {
  return a >= b ? [a, b] : [b, a];
}

/** To the next multiple of 4. */
function bitsOf(x: bigint): number {
  return 4 * x.toString(16).length;
}
