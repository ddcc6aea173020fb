import type { Game, SumOfHeaps } from '../game/index.ts';
import { nimSequence } from './all-but/algorithm-1.ts';
import { allButSegments } from './all-but/algorithm-1-segments.ts';
import { boundaryPatterns } from './all-but/boundary-patterns.ts';
import { inDegrees } from './all-but/pattern-graph.ts';
import { periodicityOfAllBut } from './all-but/periodicity.ts';
import { type FiniteGame, finiteGame } from './finite/game.ts';
import { outcomeStatistics } from './finite/outcome-statistics.ts';
import { outcomesOfFinite } from './finite/outcomes.ts';
import { formatResultNumber } from './finite/result-number.ts';
import { formatRepeatsOfResultString, formatResultString } from './finite/result-string.ts';
import type { FiniteRule } from './finite/rule.ts';
import { nimValuesOfFinite } from './finite/values.ts';
import { checkpointCounts } from './infinite/checkpoint-counts.ts';
import { parityCounts } from './infinite/parity-counts.ts';
import { nimSegments } from './infinite/sequence.ts';
import type { ScalarMeasure, SeriesMeasure, TextMeasure } from './measures.ts';
import type { ProvedPeriodicity } from './periodicity.ts';
import { outcomesOfBoxByNimSums } from './sum/box-by-nim-sums.ts';
import { outcomesOfBox } from './sum/box-by-product.ts';
import { moveSetOf, optionsOf } from './sum/move-set.ts';
import { type MoveAdvice, moveAdvice } from './sum/sum-of-heaps.ts';
import type { Undecided } from './undecided.ts';

/** Characters of B(S) from which on it is written by repeated blocks. */
const LONG_RESULT_STRING = 40;

/** The quantities of one game, each computed when it is first asked for. */
export class Measured {
  readonly #game: Game | SumOfHeaps;
  readonly #rule: FiniteRule;
  readonly #limit: number;
  #periodicity: ProvedPeriodicity | Undecided | undefined;
  #finite: FiniteGame | undefined;
  #advice: MoveAdvice | undefined;

  /** @param limit heaps to search for a proof of periodicity */
  constructor(game: Game | SumOfHeaps, rule: FiniteRule, limit: number) {
    this.#game = game;
    this.#rule = rule;
    this.#limit = limit;
  }

  scalar(measure: ScalarMeasure): number | Undecided {
    if (measure === 'nimSum' || measure === 'winningMoves') {
      const advice = this.#moveAdvice();
      if ('status' in advice) return advice;
      return measure === 'nimSum' ? advice.nimSum! : advice.moves.length;
    }
    if (measure === 'boxPositions' || measure === 'boxDifferences') return this.#box()[measure];
    if (measure === 'preperiod' || measure === 'period' || measure === 'saltus') {
      const found = this.#nimPeriodicity();
      return found.status === 'proved' ? found[measure] : found;
    }
    const { outcomes, resultString } = this.#finiteGame();
    if (outcomes.status !== 'proved') return outcomes;
    if (measure === 'outcomePreperiod') return outcomes.preperiod;
    if (measure === 'T') return outcomes.period;
    return 'status' in resultString ? resultString : outcomeStatistics(resultString)[measure];
  }

  text(measure: TextMeasure): string | Undecided {
    if (measure === 'winner') {
      const advice = this.#moveAdvice();
      return 'status' in advice ? advice : advice.winner;
    }
    const { resultString, resultNumber } = this.#finiteGame();
    if (measure === 'E') return 'status' in resultNumber ? resultNumber : formatResultNumber(resultNumber);
    if ('status' in resultString) return resultString;
    const text = formatResultString(resultString);
    return text.length > LONG_RESULT_STRING ? formatRepeatsOfResultString(resultString) : text;
  }

  /** The first `count` nim-values. Costs up to 8 bytes a term. */
  terms(count: number): ArrayLike<number> {
    const game = this.#game;
    if (game.kind === 'all-but') return nimSequence(game.excluded, count);
    if (game.kind === 'finite') return nimValuesOfFinite(game.moves, this.#rule.ending, count);
    return [...nimSegments(notAFile(game), count)].flatMap(({ values }) => [...values]);
  }

  /** The first `count` outcomes of a finite set. */
  outcomes(count: number): ArrayLike<number> {
    return outcomesOfFinite(this.#moves(), this.#rule, count);
  }

  /**
   * The rows of a series, up to so many terms or heaps; of patterns so many; of in-degrees those below. Winning moves
   * are `undecided` where the winner is.
   */
  series(measure: SeriesMeasure, upTo: number): number[][] | Undecided {
    if (measure === 'terms') return Array.from(this.terms(upTo), (value, heap) => [heap, value]);
    if (measure === 'outcomes') return Array.from(this.outcomes(upTo), (outcome, heap) => [heap, outcome]);
    const game = this.#game;
    if (measure === 'moves') {
      const heaps = Array.from({ length: upTo }, (_, heap) => heap);
      const set = moveSetOf(oneGame(game));
      return heaps.flatMap(from => [...optionsOf(set, this.#rule.ending, from)].map(to => [from, to]));
    }
    if (measure === 'winningMoves') {
      const advice = this.#moveAdvice();
      return 'status' in advice ? advice : advice.moves.map(({ heap, from, to }) => [heap, from, to]);
    }
    if (measure === 'patterns') return boundaryPatterns(this.#excluded(), upTo);
    if (measure === 'inDegrees') return inDegrees(this.#excluded()).slice(0, upTo);
    const segments =
      game.kind === 'all-but' ? allButSegments(game.excluded, upTo) : nimSegments(notAFile(game), upTo);
    return measure === 'parities' ? parityCounts(segments, upTo) : checkpointCounts(segments, upTo);
  }

  #nimPeriodicity(): ProvedPeriodicity | Undecided {
    const game = this.#game;
    if (game.kind === 'all-but') {
      this.#periodicity ??= periodicityOfAllBut(game.excluded, this.#limit);
      return this.#periodicity;
    }
    const found = this.#finiteGame().nimSequence;
    if (found === null) throw new RangeError('there are no nim-values where the last player loses');
    return found;
  }

  /** Who wins the sum, or why that is not known. */
  #moveAdvice(): MoveAdvice | Undecided {
    this.#advice ??= moveAdvice(this.#heaps(), this.#rule);
    return this.#advice.undecided ?? this.#advice;
  }

  #box(): { boxPositions: number; boxDifferences: number } {
    const heaps = this.#heaps();
    const box = [heaps.map(({ game }) => moveSetOf(game)), heaps.map(({ heap }) => heap)] as const;
    const byProduct = outcomesOfBox(...box, this.#rule.ending);
    const byNimSums = outcomesOfBoxByNimSums(...box, this.#rule.ending);
    return {
      boxPositions: byProduct.length,
      boxDifferences: byProduct.filter((outcome, i) => outcome !== byNimSums[i]).length,
    };
  }

  #heaps(): SumOfHeaps['heaps'] {
    if (this.#game.kind === 'sum') return this.#game.heaps;
    throw new RangeError(`${this.#game.kind} games have no such measure`);
  }

  #excluded(): readonly number[] {
    if (this.#game.kind === 'all-but') return this.#game.excluded;
    throw new RangeError(`${this.#game.kind} games have no such measure`);
  }

  #finiteGame(): FiniteGame {
    this.#finite ??= finiteGame(this.#moves(), this.#rule, this.#limit);
    return this.#finite;
  }

  /** @throws RangeError for a game of another kind: a mistake of the program, since definitions are checked */
  #moves(): readonly number[] {
    if (this.#game.kind === 'finite') return this.#game.moves;
    throw new RangeError(`${this.#game.kind} games have no such measure`);
  }
}

function oneGame(game: Game | SumOfHeaps): Game {
  if (game.kind !== 'sum') return game;
  throw new RangeError('sums have no such measure');
}

function notAFile(game: Game | SumOfHeaps) {
  if (game.kind === 'finite' || game.kind === 'infinite') return game;
  throw new RangeError(`${game.kind} games have no such measure`);
}
