import { type Game, LISTED_SETS } from '../../game/index.ts';
import { primesUpTo } from './prime-sieve.ts';

/** A set of moves that is written down as such: the numbers of a file that was read are a finite one. */
export type SetOfMoves = Extract<Game, { kind: 'finite' | 'infinite' }>;

/**
 * Returns the moves that take `most` heaps or fewer, in increasing order: all that G(0), …, G(most) depend on.
 *
 * @example
 * movesUpTo({ kind: 'infinite', base: 'primes', plus: [1], minus: [2] }, 10) // [1, 3, 5, 7]
 */
export function movesUpTo(game: SetOfMoves, max: number): number[] {
  if (game.kind === 'finite') return game.moves.filter(s => s <= max);
  const minus = new Set(game.minus);
  const upTo = game.base === 'primes' ? primesUpTo : LISTED_SETS[game.base].upTo;
  const members = upTo(max).filter(s => !minus.has(s));
  const plus = game.plus.filter(s => s <= max);
  return plus.length === 0 ? members : [...members, ...plus].sort((s, t) => s - t);
}
