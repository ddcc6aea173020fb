import type { Game, SumOfHeaps, WrittenGame } from '../../game/index.ts';
import { periodicityOfAllBut } from '../all-but/periodicity-of-all-but.ts';
import type { FiniteRule, RuleOrStart } from '../finite/beginning.ts';
import { type EveryStart, everyStart, MAX_START } from '../finite/every-start.ts';
import { FiniteSequences } from '../finite/periodicity-of-finite.ts';
import { type ResultString, resultString } from '../finite/result-string.ts';
import type { CountsSoFar, Restart } from '../infinite/checkpoint-counts.ts';
import type { Periodicity, Undecided } from '../proved-periodicity.ts';
import { type MoveAdvice, moveAdvice } from '../sum/sum-of-heaps.ts';

/**
 * A game with the data that several measures need, each computed on first use. A property that the game does not have
 * throws a RangeError: an internal error, since definitions are checked.
 */
export class MeasuredGame {
  readonly rule: FiniteRule;
  /** Access to checkpoints, for measures that count billions of terms. */
  readonly restart: Restart<CountsSoFar> | undefined;
  readonly #game: Game | SumOfHeaps;
  readonly #limit: number;
  #sequences: FiniteSequences | undefined;
  #nimPeriodicity: Periodicity | undefined;
  #outcomePeriodicity: Periodicity | undefined;
  #resultString: ResultString | Undecided | undefined;
  #everyStart: EveryStart | undefined;
  #advice: MoveAdvice | undefined;

  /** @param limit heaps to search for a proof of periodicity */
  constructor(game: Game | SumOfHeaps, rule: FiniteRule, limit: number, restart?: Restart<CountsSoFar>) {
    this.#game = game;
    this.restart = restart;
    this.rule = rule;
    this.#limit = limit;
  }

  get nimPeriodicity(): Periodicity {
    this.#nimPeriodicity ??=
      this.#game.kind === 'all-but'
        ? periodicityOfAllBut(this.excluded, this.#limit)
        : this.#finite.nimValues;
    return this.#nimPeriodicity;
  }

  get outcomePeriodicity(): Periodicity {
    this.#outcomePeriodicity ??= this.#finite.outcomes;
    return this.#outcomePeriodicity;
  }

  get #finite(): FiniteSequences {
    this.#sequences ??= new FiniteSequences(this.moves, this.finiteRule, this.#limit);
    return this.#sequences;
  }

  /** B(S). */
  get resultString(): ResultString | Undecided {
    const outcomes = this.outcomePeriodicity;
    if (outcomes.status !== 'proved') return outcomes;
    this.#resultString ??= resultString(this.moves, this.finiteRule, outcomes);
    return this.#resultString;
  }

  /** The periods of the outcomes from all initial values, whatever the ending. */
  get everyStart(): EveryStart | Undecided {
    const largest = this.moves.at(-1)!;
    if (largest > MAX_START) {
      const why = `there are too many initial values of ${largest} heaps to examine`;
      return { status: 'undecided', limit: MAX_START, why };
    }
    this.#everyStart ??= everyStart(this.moves);
    return this.#everyStart;
  }

  /** The winner of the sum and the winning moves, or why they are not known. */
  get advice(): MoveAdvice | Undecided {
    this.#advice ??= moveAdvice(this.heaps, this.rule);
    return this.#advice.undecided ?? this.#advice;
  }

  /** X of N \ X. */
  get excluded(): readonly number[] {
    if (this.#game.kind === 'all-but') return this.#game.excluded;
    throw this.#error();
  }

  /** S of a finite set. */
  get moves(): readonly number[] {
    if (this.#game.kind === 'finite' || this.#game.kind === 'started') return this.#game.moves;
    throw this.#error();
  }

  /** The rule, or what the first heaps of the finite set are worth. */
  get finiteRule(): RuleOrStart {
    return this.#game.kind === 'started' ? { ...this.rule, ending: this.#game.start } : this.rule;
  }

  get heaps(): SumOfHeaps['heaps'] {
    if (this.#game.kind === 'sum') return this.#game.heaps;
    throw this.#error();
  }

  /** Returns the game, which must not be a sum. */
  get game(): WrittenGame {
    if (this.#game.kind !== 'sum' && this.#game.kind !== 'file') return this.#game;
    throw this.#error();
  }

  #error(): RangeError {
    return new RangeError(`${this.#game.kind} games have no such measure`);
  }
}
