import type { Undecided } from '../undecided.ts';
import { type ResultString, tooLong, wholeOf } from './result-string.ts';

/** A rational number in lowest terms, the denominator positive. */
export interface ResultNumber {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Bits of B(S) up to which E(S) is reduced to lowest terms, and written in decimal digits. */
const LONGEST_FOR_RESULT_NUMBER = 2 ** 22;

/**
 * E(S), the sum of f(i) / 2^i over i ≥ 1, exactly. f(0) is no part of it: where n0 = 0 the period starts one bit later.
 *
 * Cost: a gcd of p-bit numbers, some p log² p steps.
 *
 * @example
 * resultNumber(resultStringOf('', '0101111')) // { numerator: 94n, denominator: 127n }
 */
export function resultNumber({ bits, preperiod }: ResultString): ResultNumber | Undecided {
  const { length } = bits;
  if (length > LONGEST_FOR_RESULT_NUMBER) return tooLong('E(S)', length, LONGEST_FOR_RESULT_NUMBER);
  if (preperiod === 0) return numberOf(0, 0n, length, (wholeOf(bits, 1, length) << 1n) + BigInt(bits[0]!));
  const [A, R] = [wholeOf(bits, 1, preperiod), wholeOf(bits, preperiod, length)];
  return numberOf(preperiod - 1, A, length - preperiod, R);
}

/** With k bits A before the p bits R of the period, (A (2^p − 1) + R) / 2^k (2^p − 1). */
function numberOf(k: number, A: bigint, p: number, R: bigint): ResultNumber {
  const ones = (1n << BigInt(p)) - 1n;
  const numerator = A * ones + R;
  if (numerator === 0n) return { numerator, denominator: 1n };
  // Of 2^k (2^p − 1) the odd part shares with the numerator what it shares with R, the even part some of the 2s.
  const odd = gcd(ones, R);
  const twos = k === 0 ? 0n : BigInt(Math.min(k, trailingZeros(numerator)));
  return { numerator: (numerator / odd) >> twos, denominator: (ones / odd) << (BigInt(k) - twos) };
}

/** How often 2 divides n ≥ 1. */
function trailingZeros(n: bigint): number {
  return (n & -n).toString(2).length - 1;
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
