import type { ProvedPeriodicity } from '../periodicity.ts';
import type { Undecided } from '../undecided.ts';
import { outcomesOf } from './choose.ts';
import type { RuleOrStart } from './rule.ts';

/**
 * B(S), the outcomes f(0), f(1), … as bits. The stone-picking paper numbers them from b_1 in its Definition I.1
 * and from b_0 below it and in every result; b_0 = f(0) it is.
 */
export interface ResultString {
  /** f(0), …, f(n0 + T(S) − 1), a byte each; the last T(S) repeat. */
  readonly bits: Uint8Array;
  /** n0, in heaps. */
  readonly preperiod: number;
}

/** Bits of a result string that is written out, a byte each. Longer ones are known by n0, T(S) and a certificate. */
const LONGEST_RESULT_STRING = 2 ** 24;

/**
 * B(S), or `undecided` where preperiod and period are more than 2^24 bits together.
 *
 * @param periodicity of the outcomes of the same set under the same rule
 *
 * @example
 * const rule = { ending: 'normal', objective: 'last-player-wins' };
 * resultString([1, 3, 4], rule, periodicityOfOutcomes([1, 3, 4], rule, 100)) // { bits: Uint8Array.of(0, 1, 0, 1, 1, 1, 1), preperiod: 0 }
 */
export function resultString(
  moves: readonly number[],
  rule: RuleOrStart,
  { preperiod, period }: Pick<ProvedPeriodicity, 'preperiod' | 'period'>,
): ResultString | Undecided {
  if (preperiod + period > LONGEST_RESULT_STRING)
    return tooLong('B(S)', preperiod + period, LONGEST_RESULT_STRING);
  return { bits: outcomesOf(moves, rule, preperiod + period), preperiod };
}

/** The result string with these digits before the bracket and in it. */
export function resultStringOf(preperiod: string, period: string): ResultString {
  const digits = preperiod + period;
  const bits = new Uint8Array(digits.length);
  for (let n = 0; n < bits.length; n++) bits[n] = Number(digits[n]);
  return { bits, preperiod: preperiod.length };
}

const ZERO = '0'.charCodeAt(0);

/** Bits up to which appending them one by one is faster. */
const FEW = 8;

/** Codes that become text at once, as arguments of one call. */
const DIGITS_AT_ONCE = 4096;

/** The bits from `from` on, before `end`, as digits 0 and 1. */
export function digitsOf(bits: Uint8Array, from: number, end: number): string {
  if (end - from <= FEW) {
    let digits = '';
    for (let n = from; n < end; n++) digits += bits[n];
    return digits;
  }
  const codes = bits.slice(from, end);
  for (let i = 0; i < codes.length; i++) codes[i]! += ZERO;
  return textOfCodes(codes);
}

/** A byte as hexadecimal digits. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The whole number that the bits from `from` on, before `end`, are; 0 where there is none. */
export function wholeOf(bits: Uint8Array, from: number, end: number): bigint {
  let digits = '0x0';
  let byte = 0;
  for (let n = from; n < end; n++) {
    byte = 2 * byte + bits[n]!;
    if ((end - 1 - n) % 8 !== 0) continue;
    digits += BYTES[byte];
    byte = 0;
  }
  return BigInt(digits);
}

function textOfCodes(codes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < codes.length; i += DIGITS_AT_ONCE)
    text += Reflect.apply(String.fromCharCode, null, codes.subarray(i, i + DIGITS_AT_ONCE));
  return text;
}

/** For what would take more bits than are written out. */
export function tooLong(what: string, bits: number, limit: number): Undecided {
  return {
    status: 'undecided',
    limit,
    why: `${what} has ${bits} bits, more than the ${limit} that are printed`,
  };
}

/**
 * The paper's notation.
 *
 * @param inText how the bits from one place on, before another, are written
 * @example
 * formatResultString(resultStringOf('0', '011')) // '0<011>'
 */
export function formatResultString({ bits, preperiod }: ResultString, inText = digitsOf): string {
  return `${inText(bits, 0, preperiod)}<${inText(bits, preperiod, bits.length)}>`;
}
