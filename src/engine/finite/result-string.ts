import type { ProvedPeriodicity, Undecided } from '../proved-periodicity.ts';
import type { RuleOrStart } from './beginning.ts';
import { outcomesOf } from './choose-finite-tape.ts';

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
const MAX_RESULT_STRING = 2 ** 24;

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
  if (preperiod + period > MAX_RESULT_STRING) return tooLong('B(S)', preperiod + period, MAX_RESULT_STRING);
  return { bits: outcomesOf(moves, rule, preperiod + period), preperiod };
}

/** Returns the result string with these digits before the bracket and in it. */
export function resultStringOf(preperiod: string, period: string): ResultString {
  const digits = preperiod + period;
  const bits = new Uint8Array(digits.length);
  for (let n = 0; n < bits.length; n++) bits[n] = Number(digits[n]);
  return { bits, preperiod: preperiod.length };
}

/** Returns the bits at `from`, …, `end` − 1 as digits 0 and 1. */
export function digitsOf(bits: Uint8Array, from: number, end: number): string {
  return bits.subarray(from, end).join('');
}

/** Returns the number whose binary digits are the bits at `from`, …, `end` − 1; 0 if there are none. */
export function wholeOf(bits: Uint8Array, from: number, end: number): bigint {
  return BigInt(`0b0${digitsOf(bits, from, end)}`);
}

/** Returns the value `undecided` for a text that would take more bits than are written out. */
export function tooLong(what: string, bits: number, limit: number): Undecided {
  return {
    status: 'undecided',
    limit,
    why: `${what} has ${bits} bits, more than the ${limit} that are printed`,
  };
}

/**
 * Returns a result string in the paper's notation.
 *
 * @param inText writes the bits between two places
 * @example
 * formatResultString(resultStringOf('0', '011')) // '0<011>'
 */
export function formatResultString({ bits, preperiod }: ResultString, inText = digitsOf): string {
  return `${inText(bits, 0, preperiod)}<${inText(bits, preperiod, bits.length)}>`;
}

/** Characters up to which a result string is written bit by bit. */
const MAX_IN_BITS = 40;

/**
 * B(S) as tables have it: in bits up to 40 characters, by repeats where it is longer. No two strings have one text.
 *
 * @example
 * textOfResultString(resultStringOf('', '011')) // '<011>'
 */
export function textOfResultString(found: ResultString): string {
  return found.bits.length + 2 > MAX_IN_BITS ? formatRepeatsOfResultString(found) : formatResultString(found);
}

/**
 * Returns the paper's notation with repeated blocks in parentheses, as closed forms are printed: `(01)^20` is 01 twenty
 * times, `1^8` is eight ones. Blocks of up to 8 bits are found greedily from the left, and used if they are shorter than
 * the bits.
 *
 * @example
 * formatRepeatsOfResultString(resultStringOf('', '0101010101111111')) // '<(01)^5 1^6>'
 */
export function formatRepeatsOfResultString(found: ResultString): string {
  return formatResultString(found, repeats);
}

/** Maximum length of a block, in bits. The blocks of the closed forms have up to 4. */
const MAX_BLOCK = 8;

function repeats(bits: Uint8Array, from: number, end: number): string {
  const words: string[] = [];
  let plainFrom = from;
  const takePlain = (to: number) => to > plainFrom && words.push(digitsOf(bits, plainFrom, to));
  for (let n = from; n < end; ) {
    const found = bestRepeat(bits, n, end);
    if (found === undefined) {
      n++;
      continue;
    }
    takePlain(n);
    const block = digitsOf(bits, n, n + found.length);
    words.push(`${found.length === 1 ? block : `(${block})`}^${found.times}`);
    n += found.length * found.times;
    plainFrom = n;
  }
  takePlain(end);
  return words.join(' ');
}

/**
 * Returns the number of characters of a repeated block: parentheses except for a single bit, then the caret and the
 * number.
 */
const written = (length: number, times: number) => (length === 1 ? 1 : length + 2) + 1 + `${times}`.length;

/** Bits of the fewest repeats that save a character, by length. */
const MIN_REPEATED_BITS = Array.from(
  { length: MAX_BLOCK + 1 },
  (_, length) => length * Math.floor(written(length, 1) / length + 1),
);

/** Returns the repeated block at a place that saves the most characters; of equals, the shortest block. */
function bestRepeat(
  bits: Uint8Array,
  at: number,
  end: number,
): { length: number; times: number } | undefined {
  let best: { length: number; times: number } | undefined;
  let most = 0;
  for (let length = 1; length <= MAX_BLOCK && at + 2 * length <= end; length++) {
    let n = at + length;
    while (n < end && bits[n] === bits[n - length]) n++;
    if (n - at < MIN_REPEATED_BITS[length]!) continue;
    const times = Math.floor((n - at) / length);
    const saved = times * length - written(length, times);
    if (saved > most) [best, most] = [{ length, times }, saved];
  }
  return best;
}
