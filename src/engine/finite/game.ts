import type { Undecided } from '../undecided.ts';
import { type FinitePeriodicity, periodicityOfNimValues, periodicityOfOutcomes } from './periodicity.ts';
import { type ResultNumber, resultNumber } from './result-number.ts';
import { type ResultString, resultString } from './result-string.ts';
import type { FiniteRule } from './rule.ts';

/** All that is proved of one finite subtraction set under one rule. */
export interface FiniteGame {
  readonly outcomes: FinitePeriodicity;
  /** B(S); `undecided` where the outcomes are, or where it is too long to be written out. */
  readonly resultString: ResultString | Undecided;
  /** E(S); `undecided` likewise. */
  readonly resultNumber: ResultNumber | Undecided;
  /** Null for last-player-loses: misère play has outcomes only. */
  readonly nimSequence: FinitePeriodicity | null;
}

/**
 * Outcomes, result string, result number and nim-sequence of S, each proved or `undecided`. Outcomes and
 * nim-sequence may have different periods: for {4, 6, 11, 14} they do.
 *
 * @param limit heaps to search for each period
 *
 * Cost: that of the two periods, and for E(S) up to a few seconds where B(S) has millions of bits.
 *
 * @example
 * const game = finiteGame([1, 3, 4], { ending: 'normal', objective: 'last-player-wins' }, 1e6);
 * [formatResultString(game.resultString), formatResultNumber(game.resultNumber)] // ['<0101111>', '94/127']
 */
export function finiteGame(moves: readonly number[], rule: FiniteRule, limit: number): FiniteGame {
  const outcomes = periodicityOfOutcomes(moves, rule, limit);
  const string = outcomes.status === 'proved' ? resultString(moves, rule, outcomes) : outcomes;
  const misere = rule.objective === 'last-player-loses';
  return {
    outcomes,
    resultString: string,
    resultNumber: 'status' in string ? string : resultNumber(string),
    nimSequence: misere ? null : periodicityOfNimValues(moves, rule.ending, limit),
  };
}
