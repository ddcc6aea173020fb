import type { Game, SumOfHeaps } from '../../game/index.ts';
import { numbersOfExcluded, writeExcluded } from '../all-but/many.ts';
import { hasKernelForMany, numbersOfSets, type Sequences, writeSet } from '../finite/many.ts';
import type { FiniteRule } from '../finite/rule.ts';
import { MOST_GAMES, NUMBERS } from '../many.ts';
import type { ColumnMeasure } from './index.ts';

const T = NUMBERS.indexOf('T');

/** For each number, where the period is without which it is not known. */
const PERIOD_OF = NUMBERS.map((_, place) => (place < T - 1 ? NUMBERS.indexOf('period') : T));

/**
 * Measures of many small games, computed at once from an array of integers in place: what is around a game, its objects,
 * calls into the kernel, the proof, would cost as much as the game. Games that do not fit, and those whose numbers are
 * beyond the limit, are to be asked of a `MeasuredGame`.
 */
export class MeasuredMany {
  readonly #places: readonly number[];
  readonly #sequences: Sequences;
  readonly #rule: FiniteRule;
  readonly #limit: number;
  readonly #hasSets: boolean;
  readonly #records = new Int32Array(NUMBERS.length * MOST_GAMES);
  #kind: Game['kind'] = 'finite';
  #games = 0;

  private constructor(places: readonly number[], rule: FiniteRule, limit: number) {
    this.#places = places;
    const hasOutcomes = places.some(place => PERIOD_OF[place] === T);
    const hasValues = places.some(place => PERIOD_OF[place] !== T);
    this.#sequences = !hasValues ? 'outcomes' : hasOutcomes ? 'both' : 'nim-values';
    this.#hasSets = hasKernelForMany(rule);
    this.#rule = rule;
    this.#limit = limit;
  }

  /** Undefined where one of the measures is none of {@link NUMBERS}, or there is none. */
  static of(measures: readonly ColumnMeasure[], rule: FiniteRule, limit: number): MeasuredMany | undefined {
    const places = measures.map(name => (NUMBERS as readonly string[]).indexOf(name));
    return places.length === 0 || places.includes(-1) ? undefined : new MeasuredMany(places, rule, limit);
  }

  /** How many games wait. */
  get games(): number {
    return this.#games;
  }

  /**
   * Adds a game, of the kind of those that wait; false where it does not fit.
   *
   * @throws RangeError where `MOST_GAMES` wait already, a mistake of the program
   */
  add(game: Game | SumOfHeaps): boolean {
    if (this.#games === MOST_GAMES) throw new RangeError(`more than ${MOST_GAMES} games at once`);
    if (game.kind === 'sum' || !this.#write(game)) return false;
    this.#kind = game.kind;
    this.#games++;
    return true;
  }

  /** Computes all games that wait. */
  compute(): void {
    const records = this.#records.subarray(0, NUMBERS.length * this.#games);
    this.#games = 0;
    if (this.#kind === 'all-but') numbersOfExcluded(records, this.#limit);
    else numbersOfSets(records, this.#sequences, this.#rule, this.#limit);
  }

  /**
   * Writes the measures of a computed game into a row from a place on; until another game is added.
   *
   * @param game how many were added before it
   * @returns false, and nothing is written, where they are not known
   */
  write(game: number, row: unknown[], from: number): boolean {
    const records = this.#records;
    const places = this.#places;
    const at = NUMBERS.length * game;
    for (let i = 0; i < places.length; i++) if (records[at + PERIOD_OF[places[i]!]!] === 0) return false;
    for (let i = 0; i < places.length; i++) row[from + i] = records[at + places[i]!];
    return true;
  }

  #write(game: Game): boolean {
    if (game.kind === 'finite') return this.#hasSets && writeSet(this.#records, this.#games, game.moves);
    return game.kind === 'all-but' && writeExcluded(this.#records, this.#games, game.excluded);
  }
}
