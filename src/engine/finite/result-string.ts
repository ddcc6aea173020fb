import type { Undecided } from '../undecided.ts';
import { outcomeTape } from './outcomes.ts';
import type { ProvedFinitePeriodicity } from './periodicity.ts';
import type { FiniteRule } from './rule.ts';

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
export const LONGEST_RESULT_STRING = 2 ** 24;

/**
 * B(S), or `undecided` where preperiod and period are more than 2^24 bits together. Cost: some 20 ns a bit.
 *
 * @param periodicity that of the outcomes of the same set under the same rule
 *
 * @example
 * const rule = { ending: 'normal', objective: 'last-player-wins' };
 * resultString([1, 3, 4], rule, periodicityOfOutcomes([1, 3, 4], rule, 100)) // { preperiod: '', period: '0101111' }
 */
export function resultString(
  moves: readonly number[],
  rule: FiniteRule,
  { preperiod, period }: ProvedFinitePeriodicity,
): ResultString | Undecided {
  if (preperiod + period > LONGEST_RESULT_STRING)
    return tooLong('B(S)', preperiod + period, LONGEST_RESULT_STRING);
  const tape = outcomeTape(moves, rule);
  const bits = (from: number, count: number) => {
    const outcomes = new Uint8Array(count);
    tape.read(from, outcomes);
    return outcomes.join('');
  };
  return { preperiod: bits(0, preperiod), period: bits(preperiod, period) };
}

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
 * The same by runs of equal bits, for long strings: `1^8` is eight ones, `1` is one.
 *
 * @example
 * formatRunsOfResultString({ preperiod: '', period: '0101111' }) // '<0 1 0 1^4>'
 */
export function formatRunsOfResultString({ preperiod, period }: ResultString): string {
  return `${runs(preperiod)}<${runs(period)}>`;
}

function runs(bits: string): string {
  const lengths = bits.match(/0+|1+/g) ?? [];
  return lengths.map(run => (run.length === 1 ? run : `${run[0]}^${run.length}`)).join(' ');
}
