import { type Ending, formatGame, type Game } from '../../game/index.ts';
import { type MoveSet, optionsOf } from './move-set.ts';

/** The game on one heap of a sum: a subtraction set under an ending rule, with its nim-values. */
export interface HeapGame {
  /** The notation: equal games have equal names. */
  readonly name: string;
  /** Whether some heap may be taken whole that could not be under the normal ending; told of any sink but that of Nim. */
  readonly takesAll: boolean;
  /** Values of heaps and of their options are, from here on, as those of some smaller heap; infinite if not known. */
  readonly typicalUpTo: number;
  /** Why the options are not listed, where they are not; there are none below then. */
  readonly unlisted?: string;
  /** G(heap). */
  value(heap: number): number;
  /** The heaps that one move leads to, fewest stones taken first. */
  options(heap: number): Iterable<number>;
  /** Those of them with this nim-value. */
  optionsOfValue(heap: number, value: number): readonly number[];
}

/** A game as it is written, and its moves. */
export interface RuledGame {
  readonly game: Game;
  readonly set: MoveSet;
  readonly ending: Ending;
}

export function takesAll({ set, ending }: RuledGame): boolean {
  return ending === 'sink' || (ending === 'take-all' && [...set.upTo(1)].length === 0);
}

/** The game with these nim-values, its moves listed. */
export function listedHeapGame(
  ruled: RuledGame,
  value: (heap: number) => number,
  typicalUpTo = Number.POSITIVE_INFINITY,
): HeapGame {
  const options = (heap: number) => optionsOf(ruled.set, ruled.ending, heap);
  return {
    name: formatGame(ruled.game),
    takesAll: takesAll(ruled),
    typicalUpTo,
    value,
    options,
    optionsOfValue: (heap, wanted) => [...options(heap)].filter(to => value(to) === wanted),
  };
}
