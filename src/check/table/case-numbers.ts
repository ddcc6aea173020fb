import type { Family, Game, SumOfHeaps } from '../../game/index.ts';
import type { Assignment } from '../evaluate-expression.ts';
import { EXACT } from '../exact-arithmetic.ts';
import type { Periodicity } from '../find-periodicity.ts';
import { TooExpensive } from '../refused.ts';
import { FINITE } from './column-check.ts';
import { Replays, type SequenceName, type TableRule } from './replays.ts';

/** The measures that name groups and records of summaries and say how far a series goes. */
export const PERIODIC_MEASURES: Readonly<
  Record<string, { readonly sequence: SequenceName; readonly field: keyof Periodicity }>
> = {
  preperiod: { sequence: 'nim-values', field: 'preperiod' },
  period: { sequence: 'nim-values', field: 'period' },
  saltus: { sequence: 'nim-values', field: 'saltus' },
  outcomePreperiod: { sequence: 'outcomes', field: 'preperiod' },
  T: { sequence: 'outcomes', field: 'period' },
};

/** Returns the kinds of games that have a period of this sequence. */
export function kindsWithPeriod(sequence: SequenceName): readonly (Game | SumOfHeaps)['kind'][] {
  return sequence === 'outcomes' ? FINITE : ['all-but', ...FINITE];
}

/** The cases that a table is about, as its plan or the result next to it says. */
export interface SweptCases {
  readonly family: Family;
  readonly rule: TableRule;
  /** Names that expressions of the plan may use other than letters. */
  readonly measures: readonly string[];
  /** Heaps within which the run decided a game; beyond them it may have left it undecided. */
  readonly within: number;
}

/** The largest move of a game that a run can decide, whatever the limit. */
const MAX_DECIDED_MOVE = 2 ** 24;

/** Replays cases one after the other until `limit` heaps are spent. */
export class CaseNumbers {
  readonly #swept: SweptCases;
  readonly #used: readonly string[];
  #left: number;

  /** @param used names whose values are wanted: letters and measures */
  constructor(swept: SweptCases, used: readonly string[], limit: number) {
    this.#swept = swept;
    this.#used = used.filter(name => !swept.family.letters.includes(name));
    this.#left = limit;
  }

  /**
   * Returns the letters of a case and the measures wanted, or undefined if a replay cannot know what the run wrote: if the
   * measure has another definition, or the run may have left it undecided.
   *
   * @throws TooExpensive if the heaps left do not suffice
   */
  at(at: readonly number[]): Assignment<bigint> | undefined {
    const { family, rule, within } = this.#swept;
    const numbers = family.letters.map((letter, i) => [letter, EXACT.whole(at[i]!)] as const);
    if (this.#used.length === 0) return Object.fromEntries(numbers);
    const game = family.gameAt(at);
    if (game.kind === 'sum' || game.kind === 'file' || !hasNumbers(game, rule)) return undefined;
    if (game.kind === 'finite' && game.moves.at(-1)! > MAX_DECIDED_MOVE) return undefined;
    if (this.#left <= 0) throw new TooExpensive(1);
    const replays = new Replays(game, rule, this.#left);
    for (const name of this.#used) {
      const measure = Object.hasOwn(PERIODIC_MEASURES, name) ? PERIODIC_MEASURES[name]! : undefined;
      const isDefined =
        measure !== undefined &&
        kindsWithPeriod(measure.sequence).includes(game.kind) &&
        (measure.sequence === 'outcomes' || rule.objective === 'last-player-wins');
      if (!isDefined) return undefined;
      const found = replays.periodicity(measure.sequence, { preperiod: undefined, period: undefined })!;
      if (found.preperiod + found.period > within) return undefined;
      numbers.push([name, EXACT.whole(found[measure.field])]);
    }
    this.#left -= replays.cost;
    return Object.fromEntries(numbers);
  }
}

/** Whether a replay knows the game under the rule: all-but games are known under the normal one only. */
export function hasNumbers(game: Game, { ending, objective }: TableRule): boolean {
  return game.kind === 'finite' || (ending === 'normal' && objective === 'last-player-wins');
}
