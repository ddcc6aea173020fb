import { type Ending, formatGame, type Game } from '../../game/index.ts';
import { nimValuesOfFinite } from '../finite/terms-of-finite.ts';
import { movesUpTo } from '../infinite/moves-up-to.ts';

/** A subtraction set S, listed as far as a heap needs it. */
export interface MoveSet {
  /** Returns the moves of at most `heap` stones, strictly increasing. */
  upTo(heap: number): Iterable<number>;
  /** max S; infinite for infinite sets. */
  readonly largest: number;
}

/**
 * Returns the moves of a written game.
 *
 * Cost: nothing is stored except the members of an infinite set found so far; primes are sieved, one byte per number.
 *
 * @throws RangeError for a `file`: read it first and give {@link listedMoves}; for a set with initial values, whose first
 *   heaps have values but no moves
 *
 * @example
 * [...moveSetOf({ kind: 'infinite', base: 'squares', plus: [], minus: [] }).upTo(10)] // [1, 4, 9]
 */
export function moveSetOf(game: Game): MoveSet {
  switch (game.kind) {
    case 'finite':
      return listedMoves(game.moves);
    case 'all-but':
      return allMovesBut(game.excluded);
    case 'infinite':
      return infiniteMoves(game);
    case 'started':
      throw new RangeError(`${formatGame(game)} has initial values, not only moves`);
    case 'file':
      throw new RangeError(`the numbers of file:${game.path} have not been read`);
  }
}

/** Returns the moves of a list, which is strictly increasing. */
export function listedMoves(moves: readonly number[]): MoveSet {
  return {
    largest: moves.at(-1) ?? 0,
    *upTo(heap) {
      for (const move of moves) {
        if (move > heap) return;
        yield move;
      }
    },
  };
}

/**
 * Yields the heaps that one move leads to from a heap, fewest stones taken first. Under `take-all` a heap of 1 to min S −
 * 1 stones has the one option 0, and in a sink all below max S have that option too; elsewhere the endings agree.
 *
 * @example
 * [...optionsOf(listedMoves([1, 3, 4]), 'normal', 3)] // [2, 0]
 */
export function* optionsOf(set: MoveSet, ending: Ending, heap: number): Generator<number, void> {
  let last = 0;
  for (const move of set.upTo(heap)) {
    last = move;
    yield heap - move;
  }
  if (last === heap || ending === 'normal') return;
  if (ending === 'take-all' ? last === 0 : heap < set.largest) yield 0;
}

/**
 * G(0), …, G(largest) of any set of moves. All moves that are larger than the heap are one: in a sink they count too.
 *
 * Cost: one look-up a heap and move.
 */
export function nimValuesOfSet(set: MoveSet, largest: number, ending: Ending): Int32Array {
  const moves = [...set.upTo(largest)];
  return nimValuesOfFinite(set.largest > largest ? [...moves, largest + 1] : moves, ending, largest + 1);
}

function allMovesBut(excluded: readonly number[]): MoveSet {
  const less = new Set(excluded);
  return {
    largest: Number.POSITIVE_INFINITY,
    *upTo(heap) {
      for (let move = 1; move <= heap; move++) if (!less.has(move)) yield move;
    },
  };
}

function infiniteMoves(game: Extract<Game, { kind: 'infinite' }>): MoveSet {
  let known = 0;
  let moves = listedMoves([]);
  return {
    largest: Number.POSITIVE_INFINITY,
    upTo(heap) {
      if (heap > known) {
        known = Math.max(heap, 2 * known);
        moves = listedMoves(movesUpTo(game, known));
      }
      return moves.upTo(heap);
    },
  };
}
