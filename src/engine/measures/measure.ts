import type { Game } from '../../game/index.ts';
import type { Undecided } from '../proved-periodicity.ts';
import type { MeasuredGame } from './measured-game.ts';

/** The kinds of game that a measure can be of. */
export type Kind = Game['kind'] | 'sum';

/**
 * The grounds for a number. `repeat`: a state seen twice, which proves periods and all that follows from them. `nim-sum`:
 * the nim-sum, the misère rule, or an exhaustive search. `two ways`: two computations that share no code. `definition`:
 * only the definition, term by term.
 */
export type Proof = 'repeat' | 'nim-sum' | 'two ways' | 'definition';

interface Measure {
  readonly kinds: readonly Kind[];
  readonly proof: Proof;
  /** Whether it is derived from nim-values, so that it does not exist if the last player loses. */
  readonly needsNimValues?: true;
  /** The games of its kinds that have the measure; all if absent. */
  readonly only?: { readonly says: string; readonly has: (game: Game) => boolean };
}

interface Column<Type> extends Measure {
  readonly type: Type;
  readonly title: string;
  /** The meaning of the number, with its unit, for readers. */
  readonly description: string;
}

/** A quantity of a game that is one integer. */
export interface Scalar extends Column<'integer'> {
  of(game: MeasuredGame): number | Undecided;
}

/** A quantity of a game that is a text. */
export interface Text extends Column<'string'> {
  of(game: MeasuredGame): string | Undecided;
}

interface Series extends Measure {
  /** The columns of the table after the letters. */
  readonly columns: readonly {
    readonly name: string;
    readonly title: string;
    readonly description: string;
  }[];
}

/** A quantity of a game with one number per heap, starting at heap 0; as a table it has the columns heap and number. */
export interface Sequence extends Series {
  terms(game: MeasuredGame, count: number): ArrayLike<number>;
}

/** A quantity of a game that is a table of its own; the measure says of what there are `upTo`. */
export interface Table extends Series {
  rows(game: MeasuredGame, upTo: number): number[][] | Undecided;
}

export const FINITE: readonly Kind[] = ['finite', 'started'];
export const ALL: readonly Kind[] = ['all-but', ...FINITE, 'infinite'];

/** Columns of several measures. */
export const HEAP = { name: 'heap', title: 'heap', description: 'Heap size' };
export const VALUE = { name: 'value', title: 'G', description: 'Nim-value' };
