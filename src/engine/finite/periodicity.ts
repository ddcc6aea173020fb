import { BrokenInvariantError } from '../../errors.ts';
import type { Ending } from '../../game/index.ts';
import type { Undecided } from '../undecided.ts';
import { findRepeat } from './find-repeat.ts';
import { outcomeTape } from './outcomes.ts';
import type { FiniteRule } from './rule.ts';
import type { FiniteTape } from './tape.ts';
import { nimValueTape } from './values.ts';

/** The least preperiod and period of a sequence of a finite set, and the repeated window that proves them. */
export interface ProvedFinitePeriodicity {
  readonly status: 'proved';
  /** n0, in heaps: the least with G(n + period) = G(n) for all n ≥ n0. */
  readonly preperiod: number;
  /** p ≥ 1, in heaps: the least for this preperiod. For outcomes this is T(S). */
  readonly period: number;
  readonly repeat: FiniteRepeat;
}

export type FinitePeriodicity = ProvedFinitePeriodicity | Undecided;

/** The same m = max S terms stand at the heaps up to `from` = n0 + m − 1 and up to `to` = `from` + p. */
export interface FiniteRepeat {
  readonly from: number;
  readonly to: number;
  /** Written down when it is asked for, which most who want a period never do. */
  readonly window: readonly number[];
}

/** Heaps that a window may have, at 8 bytes each where it is written down. */
const LONGEST_WINDOW = 2 ** 24;

/**
 * Preperiod and period of the outcomes. m = max S terms in a row determine all later ones, so a window of m
 * terms that comes a second time proves a period, and one must come.
 *
 * @param limit heaps to search; where no window came a second time by then the answer is `undecided`
 *
 * Cost: p and some 4 n0 heaps, at 1e8 to 2e9 heaps a second; 2 to 8 ns a heap where they are fewer than 2^16. Memory:
 * some dozen times m bits, however long the period is.
 *
 * @example
 * const rule = { ending: 'normal', objective: 'last-player-wins' };
 * const { preperiod, period } = periodicityOfOutcomes([1, 3, 4], rule, 1e6);
 * [preperiod, period] // [0, 7]
 */
export function periodicityOfOutcomes(
  moves: readonly number[],
  rule: FiniteRule,
  limit: number,
): FinitePeriodicity {
  return periodicity(moves, rule, kept => outcomeTape(moves, rule, kept), limit);
}

/**
 * As {@link periodicityOfOutcomes} for the nim-sequence, which may have another period; at |S| times the cost.
 *
 * @example
 * periodicityOfNimValues([3, 5, 6], 'take-all', 1e6).period // 8
 */
export function periodicityOfNimValues(
  moves: readonly number[],
  ending: Ending,
  limit: number,
): FinitePeriodicity {
  const rule = { ending, objective: 'last-player-wins' } as const;
  return periodicity(moves, rule, kept => nimValueTape(moves, ending, kept), limit);
}

function periodicity(
  moves: readonly number[],
  { ending, objective }: FiniteRule,
  tapeFromZero: (kept?: number) => FiniteTape,
  limit: number,
): FinitePeriodicity {
  const largest = moves.at(-1) ?? 0;
  if (largest > LONGEST_WINDOW) {
    const why = `a window of ${largest} heaps is too long to be kept`;
    return { status: 'undecided', limit: LONGEST_WINDOW, why };
  }
  const found = findRepeat(tapeFromZero, largest, limit);
  if (found === null) {
    return {
      status: 'undecided',
      limit,
      why: `no window of ${largest} heaps was seen to repeat within the limit`,
    };
  }
  const { preperiod, period } = found;
  if (preperiod === null) {
    const game = `'{${moves.join(', ')}}' --ending ${ending} --objective ${objective}`;
    throw new BrokenInvariantError(
      `windows of ${game} were equal ${period} heaps apart, and the terms before them are not where they said`,
      `npm run -s saltus -- game ${game}`,
    );
  }
  const from = preperiod + largest - 1;
  const repeat = {
    from,
    to: from + period,
    get window() {
      const terms = new Int32Array(largest);
      tapeFromZero().read(preperiod, terms);
      return [...terms];
    },
  };
  return { status: 'proved', preperiod, period, repeat };
}
