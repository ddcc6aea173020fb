import type { Replayable } from './replay.ts';

/**
 * For how many heaps in a row G(n + p) = G(n) + s has to hold, so that it holds for all heaps from the first of them on.
 *
 * Finite S, s = 0: max S, since they determine every later term; those that are given are among the first max S.
 *
 * N - X with M = max X: 2 M. Call a value used up at heap n if a heap below n - M has it. All heaps of a value lie within
 * M of each other, for one is no option of the other; so a heap below n is an option unless it is one of the last M,
 * and G(n) depends on the last M values, on which of them are used up, and on the least value never used. If the
 * equation holds from heap n to n + 2 M - 1, all three agree at n + 2 M and n + p + 2 M, but for s: the last M values
 * are known; whether one of them is used up shows within the M heaps before; and of any M + 1 heaps in a row, one is the
 * first of its value (else the last had an equal more than M heaps below), so that the greatest value so far is there.
 * For N itself, where M = 0, G(n) = n and one heap shows that p = s.
 */
export function settlingHeaps(game: Replayable): number {
  if (game.kind === 'infinite') throw new RangeError('finitely many terms cannot determine an infinite set');
  return game.kind === 'all-but' ? Math.max(1, 2 * (game.excluded.at(-1) ?? 0)) : game.moves.at(-1)!;
}
