import type { ProvedPeriodicity } from '../periodicity.ts';
import type { Undecided } from '../undecided.ts';
import { outcomeTape } from './choose.ts';
import type { RuleOrStart } from './rule.ts';

/**
 * B(S), the outcomes f(0), f(1), … as bits. The stone-picking paper numbers them from b_1 in its Definition I.1
 * and from b_0 below it and in every result; b_0 = f(0) it is.
 */
export interface ResultString {
  /** f(0), …, f(n0 − 1), as digits 0 and 1; empty where the outcomes are purely periodic. */
  readonly preperiod: string;
  /** The T(S) bits that repeat from n0 on. */
  readonly period: string;
}

/** Bits of a result string that is written out, a byte each. Longer ones are known by n0, T(S) and a certificate. */
const LONGEST_RESULT_STRING = 2 ** 24;

/**
 * B(S), or `undecided` where preperiod and period are more than 2^24 bits together.
 *
 * @param periodicity that of the outcomes of the same set under the same rule
 *
 * @example
 * const rule = { ending: 'normal', objective: 'last-player-wins' };
 * resultString([1, 3, 4], rule, periodicityOfOutcomes([1, 3, 4], rule, 100)) // { preperiod: '', period: '0101111' }
 */
export function resultString(
  moves: readonly number[],
  rule: RuleOrStart,
  { preperiod, period }: Pick<ProvedPeriodicity, 'preperiod' | 'period'>,
): ResultString | Undecided {
  if (preperiod + period > LONGEST_RESULT_STRING)
    return tooLong('B(S)', preperiod + period, LONGEST_RESULT_STRING);
  const outcomes = new Uint8Array(preperiod + period);
  outcomeTape(moves, rule).read(0, outcomes);
  const bits = digitsOf(outcomes);
  return { preperiod: bits.slice(0, preperiod), period: bits.slice(preperiod) };
}

/** Bits that become text at once, as arguments of one call. */
const DIGITS_AT_ONCE = 4096;

/** Bits, a byte each, which become the digits 0 and 1. */
function digitsOf(bits: Uint8Array): string {
  for (let i = 0; i < bits.length; i++) bits[i]! += ZERO;
  let digits = '';
  for (let i = 0; i < bits.length; i += DIGITS_AT_ONCE)
    digits += Reflect.apply(String.fromCharCode, null, bits.subarray(i, i + DIGITS_AT_ONCE));
  return digits;
}

const ZERO = '0'.charCodeAt(0);

/** For what would take more bits than are written out. */
export function tooLong(what: string, bits: number, limit: number): Undecided {
  return {
    status: 'undecided',
    limit,
    why: `${what} takes ${bits} bits, more than the ${limit} that are written out`,
  };
}

/**
 * The paper's notation.
 *
 * @example
 * formatResultString({ preperiod: '0', period: '011' }) // '0<011>'
 */
export function formatResultString({ preperiod, period }: ResultString): string {
  return `${preperiod}<${period}>`;
}

/**
 * The same with what is repeated in brackets, as closed forms are printed: `(01)^20` is 01 twenty times, `1^8` eight
 * ones. Greedy from the left, by blocks of up to 8 bits, where that is shorter than the bits.
 *
 * @example
 * formatRepeatsOfResultString({ preperiod: '', period: '0101010101111111' }) // '<(01)^5 1^6>'
 */
export function formatRepeatsOfResultString({ preperiod, period }: ResultString): string {
  return `${repeats(preperiod)}<${repeats(period)}>`;
}

/**
 * B(S) as tables have it: in bits up to 40 characters, by repeats where it is longer. No two strings have one text.
 *
 * @example
 * textOfResultString({ preperiod: '', period: '011' }) // '<011>'
 */
export function textOfResultString(found: ResultString): string {
  const text = formatResultString(found);
  return text.length > 40 ? formatRepeatsOfResultString(found) : text;
}

/** Bits of the longest block that is looked for. The blocks of the closed forms have up to 4. */
const LONGEST_BLOCK = 8;

function repeats(bits: string): string {
  const words: string[] = [];
  let plain = '';
  for (let i = 0; i < bits.length; ) {
    const found = bestRepeat(bits, i);
    if (found) {
      if (plain !== '') words.push(plain);
      plain = '';
      words.push(found.text);
      i += found.bits;
    } else plain += bits[i++];
  }
  return [...words, ...(plain === '' ? [] : [plain])].join(' ');
}

/** The repeated block at a place that saves the most characters; of equals, the shortest block. */
function bestRepeat(bits: string, at: number): { text: string; bits: number } | undefined {
  let best: { text: string; bits: number } | undefined;
  for (let length = 1; length <= LONGEST_BLOCK && at + 2 * length <= bits.length; length++) {
    let end = at + length;
    while (end < bits.length && bits[end] === bits[end - length]) end++;
    const times = Math.floor((end - at) / length);
    if (times === 1) continue;
    const block = bits.slice(at, at + length);
    const text = `${length === 1 ? block : `(${block})`}^${times}`;
    const saved = times * length - text.length;
    if (saved > (best ? best.bits - best.text.length : 0)) best = { text, bits: times * length };
  }
  return best;
}
