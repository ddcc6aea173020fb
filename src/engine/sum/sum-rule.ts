import type { Objective } from '../../game/index.ts';
import type { HeapGame } from './heap-game.ts';
import { nimSum } from './nim-sum.ts';

/**
 * Whether a sum of heaps with these nim-values is a P-position.
 *
 * Last player wins: iff the nim-sum is 0 (Sprague and Grundy; for Nim, Bouton's theorem). Last player loses:
 * iff no value is above 1 and the nim-sum is 1, or some value is and the nim-sum is 0; this is a theorem as far
 * as {@link misereRuleFailsAt} says.
 */
export function isPPosition(values: readonly bigint[], objective: Objective): boolean {
  return nimSum(values) === (isMisereEnd(values, objective) ? 1n : 0n);
}

/** The one nim-value that a move in a heap must leave to win, with the values of the other heaps. */
export function valueToLeave(others: readonly bigint[], objective: Objective): bigint {
  return nimSum(isMisereEnd(others, objective) ? [...others, 1n] : others);
}

function isMisereEnd(values: readonly bigint[], objective: Objective): boolean {
  return objective === 'last-player-loses' && values.every(value => value <= 1n);
}

/**
 * Returns the least heap, up to `largest`, that has value 0 and a move but no move to value 1; infinity if there is none.
 * The misère rule of {@link isPPosition} holds for every sum of heaps below it, of games that were each checked in this
 * way. At that heap by itself the rule fails:
 *
 * - From a P-position by the rule no move leads to another: the value of one heap changes, so the nim-sum does,
 *   and if a value was above 1 then two were, and one still is.
 * - From an N-position some move leads to a P-position, or there is no move at all. With two values above 1,
 *   move to nim-sum 0, and one stays above 1; with one, move it to 0 or 1, whichever makes the nim-sum 1. With
 *   none, the nim-sum is 0: move a 1 to 0, or else, if there is a move, a heap of value 0 to 1.
 * - At the heap returned every move leads to a value above 1, so to an N-position: it is a P-position, with
 *   nim-sum 0.
 *
 * Ferguson's pairing, G(n) = 1 iff G(n − min S) = 0 for all n ≥ min S, is sufficient: if G(n) = 0 and n has a move, then
 * its option m = n − min S has a value above 0. Either m < min S, and m is an option of value 1; or m has a move of x
 * stones to value 0, and n − x is an option of value 1, by the pairing. Under the normal ending the pairing holds for
 * every set, finite or not, so nothing is checked there. Under `take-all` it is not necessary: for {3, 5} it fails at
 * heap 7 and the rule at heap 10.
 *
 * Cost: one look-up per heap and move up to `largest`, or as far as heaps differ, if `takesAll`; else none.
 *
 * Source: Ferguson, On sums of graph games with last player losing (1974).
 */
export function misereRuleFailsAt(game: HeapGame, largest: number): number {
  if (!game.takesAll) return Number.POSITIVE_INFINITY;
  const last = Math.min(largest, game.typicalUpTo);
  for (let heap = 0; heap <= last; heap++) {
    if (game.value(BigInt(heap)) === 0n && hasMovesButNoneToOne(game, BigInt(heap))) return heap;
  }
  return Number.POSITIVE_INFINITY;
}

function hasMovesButNoneToOne(game: HeapGame, heap: bigint): boolean {
  let moves = 0;
  for (const to of game.options(heap)) {
    if (game.value(to) === 1n) return false;
    moves++;
  }
  return moves > 0;
}
