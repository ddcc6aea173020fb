import type { Replayable } from './replay.ts';

/**
 * Returns for how many consecutive heaps G(n + p) = G(n) + s must hold, so that it holds for all heaps from the first of
 * them.
 *
 * Finite S, s = 0: max S, since they determine every later term; given initial values are among the first max S.
 *
 * N - X with M = max X: 2 M. Call a value used up at heap n if a heap below n - M has it.
 *
 * 1. All heaps of a value lie within M of each other, for none is an option of another. So a heap below n is an option unless
 *    it is one of the last M. So G(n) depends only on the last M values, on which of them are used up, and on the least
 *    value never used.
 * 2. Suppose the equation holds from heap n to n + 2 M - 1. Then all three agree at n + 2 M and n + p + 2 M, up to s. The
 *    last M values are known. The M heaps before those show whether one of them is used up. And of any M + 1 consecutive
 *    heaps, one is the first with its value (else the last would have an equal more than M heaps below), so the greatest
 *    value so far is known.
 *
 * For N itself, where M = 0, G(n) = n and one heap shows that p = s.
 */
export function determiningHeaps(game: Replayable): number {
  if (game.kind === 'infinite') throw new RangeError('finitely many terms cannot determine an infinite set');
  return game.kind === 'all-but' ? Math.max(1, 2 * (game.excluded.at(-1) ?? 0)) : game.moves.at(-1)!;
}
