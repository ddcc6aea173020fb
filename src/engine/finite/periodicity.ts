import type { Ending, Start } from '../../game/index.ts';
import { type Proposal, type ProvedPeriodicity, provedPeriodicity } from '../periodicity.ts';
import type { Undecided } from '../undecided.ts';
import { beginningOfNimValues, beginningOfOutcomes } from './beginning.ts';
import { findRepeatOf, nimValueTape, outcomeTape, type Played } from './choose.ts';
import type { RuleOrStart } from './rule.ts';
import type { Repeat, TapeFromZero } from './search.ts';

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
  rule: RuleOrStart,
  limit: number,
): FinitePeriodicity {
  return periodicity(moves, rule, limit, {
    sequence: 'outcomes',
    beginning: beginningOfOutcomes(moves, rule),
    tape: kept => outcomeTape(moves, rule, kept),
  });
}

/**
 * As {@link periodicityOfOutcomes} for the nim-sequence, which may have another period; at |S| times the cost.
 *
 * @example
 * periodicityOfNimValues([3, 5, 6], 'take-all', 1e6).period // 8
 */
export function periodicityOfNimValues(
  moves: readonly number[],
  ending: Ending | Start,
  limit: number,
): FinitePeriodicity {
  const rule = { ending, objective: 'last-player-wins' } as const;
  return periodicity(moves, rule, limit, {
    sequence: 'nim-values',
    beginning: beginningOfNimValues(moves, ending),
    tape: kept => nimValueTape(moves, ending, kept),
  });
}

function periodicity(
  moves: readonly number[],
  rule: RuleOrStart,
  limit: number,
  played: Played,
): FinitePeriodicity {
  const largest = moves.at(-1) ?? 0;
  if (largest > LONGEST_WINDOW) {
    const why = `a window of ${largest} heaps is too long to be kept`;
    return { status: 'undecided', limit: LONGEST_WINDOW, why };
  }
  const found = findRepeatOf(played, moves, limit);
  return provedPeriodicity(found && new FiniteProposal(found, moves, rule, played.tape), limit);
}

class FiniteProposal implements Proposal<FiniteRepeat> {
  readonly saltus = 0;
  readonly #found: Repeat;
  readonly #moves: readonly number[];
  readonly #rule: RuleOrStart;
  readonly #tape: TapeFromZero;

  constructor(found: Repeat, moves: readonly number[], rule: RuleOrStart, tape: TapeFromZero) {
    this.#found = found;
    this.#moves = moves;
    this.#rule = rule;
    this.#tape = tape;
  }

  get game(): string {
    const { ending, objective } = this.#rule;
    const set = `{${this.#moves.join(', ')}}`;
    return typeof ending === 'string'
      ? `'${set}' --ending ${ending} --objective ${objective}`
      : `'${set} from ${ending.join(', ')}'`;
  }

  get period(): number {
    return this.#found.period;
  }

  get isLeast(): boolean {
    return this.#found.isLeast;
  }

  recurs(distance: number): boolean {
    return this.#found.recurs(distance);
  }

  preperiod(period: number): number | null {
    return this.#found.preperiod(period);
  }

  repeat({ preperiod, period }: { preperiod: number; period: number }): FiniteRepeat {
    const largest = this.#moves.at(-1)!;
    const from = preperiod + largest - 1;
    return { from, to: from + period, window: [...this.terms(preperiod, largest)] };
  }

  terms(from: number, count: number): Int32Array {
    const terms = new Int32Array(count);
    this.#tape(count).read(from, terms);
    return terms;
  }
}
