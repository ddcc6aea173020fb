import type { Ending, Game, InfiniteBase } from '../game/index.ts';

/** A subtraction set S, listed as far as a heap needs it. */
export interface MoveSet {
  /** The moves of at most `heap` stones, strictly increasing. */
  upTo(heap: number): Iterable<number>;
}

/**
 * The moves of a game as it is written.
 *
 * Cost: nothing is kept but the members of an infinite set so far; primes are sieved, a byte a number.
 *
 * @throws RangeError for a `file`: read it first and give {@link listedMoves}
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
      return infiniteMoves(game.base, game.plus, game.minus);
    case 'file':
      throw new RangeError(`the numbers of file:${game.path} have not been read`);
  }
}

/** The moves of a list, which is strictly increasing. */
export function listedMoves(moves: readonly number[]): MoveSet {
  return {
    *upTo(heap) {
      for (const move of moves) {
        if (move > heap) return;
        yield move;
      }
    },
  };
}

/**
 * The heaps that one move leads to from a heap, fewest stones taken first. Under `take-all` a heap of 1 to
 * min S − 1 stones has the one option 0; elsewhere the two endings agree.
 */
export function* optionsOf(set: MoveSet, ending: Ending, heap: number): Generator<number, void> {
  let isBelowMin = true;
  for (const move of set.upTo(heap)) {
    isBelowMin = false;
    yield heap - move;
  }
  if (ending === 'take-all' && isBelowMin && heap > 0) yield 0;
}

function allMovesBut(excluded: readonly number[]): MoveSet {
  const less = new Set(excluded);
  return {
    *upTo(heap) {
      for (let move = 1; move <= heap; move++) if (!less.has(move)) yield move;
    },
  };
}

function infiniteMoves(base: InfiniteBase, plus: readonly number[], minus: readonly number[]): MoveSet {
  const less = new Set(minus);
  let known = 0;
  let moves = listedMoves([]);
  return {
    upTo(heap) {
      if (heap > known) {
        known = Math.max(heap, 2 * known);
        const members = base === 'primes' ? primesUpTo(known) : squaresUpTo(known);
        moves = listedMoves([...plus, ...members.filter(move => !less.has(move))].sort((p, q) => p - q));
      }
      return moves.upTo(heap);
    },
  };
}

function squaresUpTo(largest: number): number[] {
  return Array.from({ length: Math.floor(Math.sqrt(largest)) }, (_, i) => (i + 1) ** 2);
}

/** The sieve of Eratosthenes. */
function primesUpTo(largest: number): number[] {
  const composite = new Uint8Array(largest + 1);
  const primes: number[] = [];
  for (let n = 2; n <= largest; n++) {
    if (composite[n]) continue;
    primes.push(n);
    for (let multiple = n * n; multiple <= largest; multiple += n) composite[multiple] = 1;
  }
  return primes;
}
