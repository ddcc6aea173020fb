import type { Game } from '../game/index.ts';
import { nimSequence } from './algorithm-1.ts';
import { type Periodicity, periodicityOfAllBut } from './periodicity.ts';
import type { Undecided } from './undecided.ts';

/** A quantity of a game that is one whole number. */
export const SCALAR_MEASURES = {
  preperiod: {
    title: 'preperiod',
    description: 'Least n0 with G(n + p) = G(n) + s for all n ≥ n0, in heaps',
  },
  period: { title: 'period', description: 'Least p ≥ 1 for this preperiod, in heaps' },
  saltus: { title: 'saltus', description: 's = G(n + p) − G(n), in G-values' },
} as const;

export type ScalarMeasure = keyof typeof SCALAR_MEASURES;

/** A quantity of a game that is a sequence, one number a heap. */
export const SERIES_MEASURES = {
  terms: { title: 'G-value', description: 'Nim-value of the heap, from heap 0 on' },
} as const;

export type SeriesMeasure = keyof typeof SERIES_MEASURES;

/** The quantities of one game, each computed when it is first asked for. */
export class Measured {
  readonly #excluded: readonly number[];
  readonly #limit: number;
  #periodicity: Periodicity | undefined;
  #terms: Float64Array = new Float64Array(0);

  /** @param limit heaps to search for a proof of periodicity */
  constructor(game: Game, limit: number) {
    this.#excluded = excludedBy(game);
    this.#limit = limit;
  }

  scalar(measure: ScalarMeasure): number | Undecided {
    this.#periodicity ??= periodicityOfAllBut(this.#excluded, this.#limit);
    return this.#periodicity.status === 'proved' ? this.#periodicity[measure] : this.#periodicity;
  }

  /** The first `count` terms. Costs 8 bytes a term. */
  terms(count: number): Float64Array {
    if (this.#terms.length < count) this.#terms = nimSequence(this.#excluded, count);
    return this.#terms.subarray(0, count);
  }
}

/** @throws RangeError for a game of another kind: a mistake of the program, since definitions are checked */
function excludedBy(game: Game): readonly number[] {
  if (game.kind !== 'all-but')
    throw new RangeError(`this engine computes all-but games, not ${game.kind} sets`);
  return game.excluded;
}
