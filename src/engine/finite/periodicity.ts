import type { Ending } from '../../game/index.ts';
import { type Proposal, type ProvedPeriodicity, provedPeriodicity } from '../periodicity.ts';
import type { Undecided } from '../undecided.ts';
import { findRepeat, nimValueTape, outcomeTape } from './choose.ts';
import type { FiniteRule } from './rule.ts';
import type { TapeFromZero } from './search.ts';

export type FinitePeriodicity = ProvedPeriodicity<FiniteRepeat> | Undecided;

/** The same m = max S terms stand at the heaps up to `from` = n0 + m − 1 and up to `to` = `from` + p. */
export interface FiniteRepeat {
  readonly from: number;
  readonly to: number;
  readonly window: readonly number[];
}

/** Heaps that a window may have, at 8 bytes each where it is written down. */
const LONGEST_WINDOW = 2 ** 24;

/**
 * Preperiod and period of the outcomes. m = max S terms in a row determine all later ones, so a window of m
 * terms that comes a second time proves a period, and one must come.
 *
 * @param limit heaps: `undecided` iff n0 + p is more
 *
 * Cost: p and some 4 n0 heaps of the kernel. Memory: some dozen times m bits, however long the period is.
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
  tapeFromZero: TapeFromZero,
  limit: number,
): FinitePeriodicity {
  const largest = moves.at(-1) ?? 0;
  if (largest > LONGEST_WINDOW) {
    const why = `a window of ${largest} heaps is too long to be kept`;
    return { status: 'undecided', limit: LONGEST_WINDOW, why };
  }
  const found = findRepeat(tapeFromZero, largest, limit);
  const terms = (from: number, count: number) => {
    const terms = new Int32Array(count);
    tapeFromZero(count).read(from, terms);
    return terms;
  };
  const proposal: Proposal<FiniteRepeat> | null = found && {
    game: `'{${moves.join(', ')}}' --ending ${ending} --objective ${objective}`,
    period: found.period,
    saltus: 0,
    isLeast: found.isLeast,
    recurs: distance => found.recurs(distance),
    preperiod: period => found.preperiod(period),
    repeat({ preperiod, period }) {
      const from = preperiod + largest - 1;
      return { from, to: from + period, window: [...terms(preperiod, largest)] };
    },
    terms,
  };
  return provedPeriodicity(proposal, limit);
}
