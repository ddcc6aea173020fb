import { BrokenInvariantError } from '../../errors.ts';
import type { Ending } from '../../game/index.ts';
import type { Undecided } from '../undecided.ts';
import { outcomeTape } from './outcomes.ts';
import { findWindowTwice, type WindowSeenTwice } from './repeat.ts';
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

/** The same m = max S terms at the heaps up to `from` = n0 + m − 1 and up to `to` = `from` + p. */
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
 * @param limit heaps to search; where no window came a second time by then the answer is `undecided`
 *
 * Cost: at most some 3 times (n0 + p) heaps to find the period, at 1e8 to 2e9 heaps a second, and p + 3 n0 for
 * the preperiod. Memory: a few times m bits, however long the period is.
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
  return periodicity(moves, rule, () => outcomeTape(moves, rule), limit);
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
  return periodicity(moves, rule, () => nimValueTape(moves, ending), limit);
}

function periodicity(
  moves: readonly number[],
  { ending, objective }: FiniteRule,
  tapeFromZero: () => FiniteTape,
  limit: number,
): FinitePeriodicity {
  const largest = moves.at(-1) ?? 0;
  if (largest > LONGEST_WINDOW) {
    return { status: 'undecided', limit, why: `a window of ${largest} heaps is too long to be kept` };
  }
  const twice = findWindowTwice(tapeFromZero(), limit);
  if (twice === null) {
    return {
      status: 'undecided',
      limit,
      why: `no window of ${largest} heaps was seen to repeat within the limit`,
    };
  }
  const preperiod = leastPreperiod(tapeFromZero(), twice);
  if (preperiod === null) {
    const game = `'{${moves.join(', ')}}' --ending ${ending} --objective ${objective}`;
    throw new BrokenInvariantError(
      `windows of ${game} were equal before heap ${twice.heap} and ${twice.period} heaps later, and are not`,
      `npm run -s saltus -- game ${game}`,
    );
  }
  const window = new Int32Array(largest);
  tapeFromZero().read(preperiod, window);
  const from = preperiod + largest - 1;
  const repeat = { from, to: from + twice.period, window: [...window] };
  return { status: 'proved', preperiod, period: twice.period, repeat };
}

/**
 * The heap after the last one with G(n) ≠ G(n + p). Two tapes, p heaps apart, are stepped together, a window at
 * a time, until the windows agree; then all later terms do. Null if they do not, where they were seen to.
 */
function leastPreperiod(behind: FiniteTape, { heap, period }: WindowSeenTwice): number | null {
  const m = behind.largest;
  const ahead = behind.copy();
  let preperiod = 0;
  for (let end = m; end < heap + m; end += m) {
    behind.advanceTo(end);
    ahead.advanceTo(end + period);
    const differing = upToLastDifference(behind, ahead);
    if (differing === 0) return preperiod;
    preperiod = end - m + differing;
  }
  return null;
}

/** Of the last m terms of both tapes, those up to the last one that differs, counted; 0 if all agree. */
function upToLastDifference(behind: FiniteTape, ahead: FiniteTape): number {
  const [p, q] = [lastTerms(behind), lastTerms(ahead)];
  let count = p.length;
  while (count > 0 && p[count - 1] === q[count - 1]) count--;
  return count;
}

function lastTerms(tape: FiniteTape): Int32Array {
  const terms = new Int32Array(tape.largest);
  tape.read(tape.heap - tape.largest, terms);
  return terms;
}
