import { type Ending, formatGame, type Start, type WindowRepeat } from '../../game/index.ts';
import { type Periodicity, type Proposal, provedPeriodicity, type Undecided } from '../proved-periodicity.ts';
import type { RuleOrStart } from './beginning.ts';
import { findRepeatOf, type Sequence, tapeOf } from './choose-finite-tape.ts';
import type { Repeat } from './repeat-search.ts';

/** Maximum number of heaps of a window, at 8 bytes each when it is written out. */
const MAX_WINDOW = 2 ** 24;

/**
 * Returns preperiod and period of the outcomes. m = max S consecutive terms determine all later ones, so a repeated
 * window of m terms proves a period, and some window must repeat.
 *
 * @param limit heaps: `undecided` iff n0 + p is more
 *
 * Cost: p and about 4 n0 heaps of the kernel. Memory: a few dozen times m bits, however long the period is.
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
): Periodicity {
  return new FiniteSequences(moves, rule, limit).outcomes;
}

/**
 * Returns preperiod and period of the nim-sequence, as {@link periodicityOfOutcomes} does for outcomes, at |S| times the
 * cost. The two may have different periods.
 *
 * @example
 * periodicityOfNimValues([3, 5, 6], 'take-all', 1e6).period // 8
 */
export function periodicityOfNimValues(
  moves: readonly number[],
  ending: Ending | Start,
  limit: number,
): Periodicity {
  return new FiniteSequences(moves, { ending, objective: 'last-player-wins' }, limit).nimValues;
}

/** The sequences of a finite set. If its nim-values were searched first, its outcomes are derived from them. */
export class FiniteSequences {
  readonly #moves: readonly number[];
  readonly #rule: RuleOrStart;
  readonly #limit: number;
  #values: Repeat | null | undefined;

  /** @param limit as of {@link periodicityOfOutcomes} */
  constructor(moves: readonly number[], rule: RuleOrStart, limit: number) {
    this.#moves = moves;
    this.#rule = rule;
    this.#limit = limit;
  }

  get nimValues(): Periodicity {
    return this.#tooWide() ?? this.#proved('nim-values', (this.#values = this.#find('nim-values')));
  }

  get outcomes(): Periodicity {
    return this.#tooWide() ?? this.#proved('outcomes', this.#find('outcomes'));
  }

  #tooWide(): Undecided | undefined {
    const largest = this.#moves[this.#moves.length - 1] ?? 0;
    if (largest <= MAX_WINDOW) return undefined;
    const why = `a window of ${largest} heaps is too long to be kept`;
    return { status: 'undecided', limit: MAX_WINDOW, why };
  }

  #find(sequence: Sequence): Repeat | null {
    return findRepeatOf(sequence, this.#moves, this.#rule, this.#limit, this.#values);
  }

  #proved(sequence: Sequence, found: Repeat | null): Periodicity {
    const proposal = found && new FiniteProposal(found, sequence, this.#moves, this.#rule);
    return provedPeriodicity(proposal, this.#limit);
  }
}

class FiniteProposal implements Proposal {
  readonly saltus = 0;
  readonly #found: Repeat;
  readonly #sequence: Sequence;
  readonly #moves: readonly number[];
  readonly #rule: RuleOrStart;

  constructor(found: Repeat, sequence: Sequence, moves: readonly number[], rule: RuleOrStart) {
    this.#found = found;
    this.#sequence = sequence;
    this.#moves = moves;
    this.#rule = rule;
  }

  get sequence(): Proposal['sequence'] {
    const moves = this.#moves;
    const { ending, objective } = this.#rule;
    const [game, named] =
      typeof ending === 'string'
        ? [formatGame({ kind: 'finite', moves }), ending]
        : [formatGame({ kind: 'started', moves, start: ending }), 'normal' as const];
    return { game, ending: named, objective, sequence: this.#sequence };
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

  /** Returns the window of m = max S terms that occurs up to heap `from` = n0 + m − 1 and again up to `to` = `from` + p. */
  repeat({ preperiod, period }: { preperiod: number; period: number }): WindowRepeat {
    const largest = this.#moves.at(-1)!;
    const from = preperiod + largest - 1;
    return { kind: 'window', from, to: from + period, window: [...this.terms(preperiod, largest)] };
  }

  terms(from: number, count: number): Int32Array {
    const terms = new Int32Array(count);
    tapeOf(this.#sequence, this.#moves, this.#rule).read(from, terms);
    return terms;
  }
}
