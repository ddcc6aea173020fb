import type { Certificate, Ending, Objective } from '../../game/index.ts';
import { determiningHeaps } from '../determining-heaps.ts';
import { type Periodicity, periodicityIn } from '../find-periodicity.ts';
import { TooExpensive } from '../refused.ts';
import { type Replayable, termsOf } from '../replay.ts';

/** The rule that a table is about. */
export interface TableRule {
  readonly ending: Ending;
  readonly objective: Objective;
}

export type SequenceName = Certificate['sequence'];

/** The numbers that a row states, if it does. */
export interface Stated {
  readonly preperiod: number | undefined;
  readonly period: number | undefined;
}

/** Maximum number of heaps replayed to find the right value of a wrong row: a second. */
const MAX_SEARCHED_HEAPS = 2 ** 22;

/** The sequences of one game, each replayed as far as needed. Memory: 4 bytes per heap, 12 for a period. */
export class Replays {
  readonly game: Replayable;
  readonly rule: TableRule;
  readonly limit: number;
  readonly #terms = new Map<SequenceName, Int32Array>();
  readonly #found = new Map<SequenceName, Periodicity>();

  constructor(game: Replayable, rule: TableRule, limit: number) {
    this.game = game;
    this.rule = rule;
    this.limit = limit;
  }

  /** Steps of the longest replay of each sequence, together. */
  get cost(): number {
    return [...this.#terms.values()].reduce((sum, terms) => sum + costOfTerms(this.game, terms.length), 0);
  }

  /** Returns the terms of the heaps 0 .. heaps - 1 at least. @throws TooExpensive */
  terms(sequence: SequenceName, heaps: number): Int32Array {
    const known = this.#terms.get(sequence) ?? new Int32Array(0);
    if (heaps <= known.length) return known;
    const cost = costOfTerms(this.game, heaps);
    if (cost > this.limit) throw new TooExpensive(cost);
    // Rows ask for one heap after the other.
    const ahead = Math.max(heaps, 2 * known.length);
    const isDear = costOfTerms(this.game, ahead) > this.limit;
    const terms = termsOf(this.game, { ...this.rule, sequence }, isDear ? heaps : ahead);
    this.#terms.set(sequence, terms);
    return terms;
  }

  /**
   * Returns the least preperiod, least period and saltus, as seen in as many terms as the stated numbers require, or in
   * more.
   *
   * @returns undefined if both are stated and not seen, and a few times as many terms show no others
   * @throws TooExpensive if it takes more than the limit
   */
  periodicity(sequence: SequenceName, { preperiod, period }: Stated): Periodicity | undefined {
    const known = this.#found.get(sequence);
    if (known) return known;
    let heaps = (preperiod ?? 0) + (period ?? 0) + determiningHeaps(this.game);
    const areStated = preperiod !== undefined && period !== undefined;
    const most = areStated ? Math.min(this.limit, Math.max(MAX_SEARCHED_HEAPS, 4 * heaps)) : this.limit;
    for (;;) {
      const found = periodicityIn(this.terms(sequence, heaps), this.game);
      if (found) {
        this.#found.set(sequence, found);
        return found;
      }
      if (heaps >= most && areStated) return undefined;
      heaps = heaps < most ? Math.min(most, 2 * heaps) : 2 * heaps;
    }
  }
}

/** Returns the number of heaps to replay, or for an infinite set of options to examine, by the density of its members. */
export function costOfTerms(game: Replayable, heaps: number): number {
  if (game.kind !== 'infinite') return heaps;
  const members = game.base === 'primes' ? heaps / Math.log(heaps + 2) : (4 / 3) * Math.sqrt(heaps);
  return Math.ceil(heaps * (1 + members / 2 + game.plus.length));
}
