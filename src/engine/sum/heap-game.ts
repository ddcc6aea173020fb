import { type Ending, formatGame, type Game, type LargeTriple } from '../../game/index.ts';
import { type MoveSet, optionsOf } from './move-set.ts';

/** The game on one heap of a sum, of any size: a subtraction set under an ending rule, with its nim-values. */
export interface HeapGame {
  /** The notation: equal games have equal names. */
  readonly name: string;
  /** Whether some heap may be taken whole that could not be under the normal ending; true for any sink except Nim. */
  readonly takesAll: boolean;
  /**
   * A heap beyond which each heap has the value, and options with the values, of some smaller heap; infinite if none is
   * known.
   */
  readonly typicalUpTo: number;
  /** The reason why options are not listed; then `options` and `optionsOfValue` are empty. */
  readonly unlisted?: string;
  /** G(heap). */
  value(heap: bigint): bigint;
  /** Returns the heaps that one move leads to, fewest stones taken first. */
  options(heap: bigint): Iterable<bigint>;
  /** Returns the options with this nim-value, fewest stones taken first. */
  optionsOfValue(heap: bigint, value: bigint): readonly bigint[];
}

/** A game as written, and its moves; for a large triple, the moves of at most 2^53 − 1 stones. */
export interface RuledGame {
  readonly game: Game | LargeTriple;
  readonly set: MoveSet;
  readonly ending: Ending;
}

export function takesAll({ set, ending }: RuledGame): boolean {
  return ending === 'sink' || (ending === 'take-all' && [...set.upTo(1)].length === 0);
}

/** Returns the game with these nim-values, its moves listed. */
export function listedHeapGame(
  ruled: RuledGame,
  value: (heap: bigint) => bigint,
  typicalUpTo = Number.POSITIVE_INFINITY,
): HeapGame {
  const options = (heap: bigint) => optionsOfAnySize(ruled, heap);
  return {
    name: formatGame(ruled.game),
    takesAll: takesAll(ruled),
    typicalUpTo,
    value,
    options,
    optionsOfValue: (heap, target) => [...options(heap)].filter(to => value(to) === target),
  };
}

const MAX_NUMBER = BigInt(Number.MAX_SAFE_INTEGER);

/** Yields the options of a heap. Beyond 2^53 all moves of a finite set are possible, as from 2^53 − 1. */
function* optionsOfAnySize({ set, ending }: RuledGame, heap: bigint): Generator<bigint, void> {
  const beyond = heap > MAX_NUMBER ? heap - MAX_NUMBER : 0n;
  for (const to of optionsOf(set, ending, Number(heap - beyond))) yield BigInt(to) + beyond;
}
