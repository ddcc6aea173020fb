import { gcd } from '../gcd.ts';
import type { Undecided } from '../proved-periodicity.ts';
import { type ResultString, tooLong, wholeOf } from './result-string.ts';

/** A rational number in lowest terms, the denominator positive. */
export interface ResultNumber {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Bits of B(S) up to which E(S) is reduced to lowest terms, and written in decimal digits. */
const MAX_RESULT_NUMBER_BITS = 2 ** 22;

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
  if (length > MAX_RESULT_NUMBER_BITS) return tooLong('E(S)', length, MAX_RESULT_NUMBER_BITS);
  if (preperiod === 0) return numberOf(0, 0n, length, (wholeOf(bits, 1, length) << 1n) + BigInt(bits[0]!));
  const [A, R] = [wholeOf(bits, 1, preperiod), wholeOf(bits, preperiod, length)];
  return numberOf(preperiod - 1, A, length - preperiod, R);
}

/** Returns the number with k bits A before the p bits R of the period: (A (2^p − 1) + R) / 2^k (2^p − 1). */
function numberOf(k: number, A: bigint, p: number, R: bigint): ResultNumber {
  const ones = (1n << BigInt(p)) - 1n;
  const numerator = A * ones + R;
  if (numerator === 0n) return { numerator, denominator: 1n };
  // The denominator is 2^k (2^p − 1). Its odd factor shares with the numerator what it shares with R; 2^k shares some
  // of the 2s.
  const odd = gcd(ones, R);
  const twos = k === 0 ? 0n : BigInt(Math.min(k, trailingZeros(numerator)));
  return { numerator: (numerator / odd) >> twos, denominator: (ones / odd) << (BigInt(k) - twos) };
}

/** Returns how often 2 divides n ≥ 1. */
function trailingZeros(n: bigint): number {
  return (n & -n).toString(2).length - 1;
}

/**
 * Returns a fraction in decimal digits.
 *
 * @example
 * formatResultNumber({ numerator: 94n, denominator: 127n }) // '94/127'
 */
export function formatResultNumber({ numerator, denominator }: ResultNumber): string {
  return `${numerator}/${denominator}`;
}
