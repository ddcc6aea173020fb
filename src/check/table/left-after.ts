import { isMove, type Replayable } from '../replay.ts';
import type { TableRule } from './replays.ts';

/** Whether a move may leave `to` of a heap. */
export function leavesAfter(game: Replayable, rule: TableRule, heap: number, to: number): boolean {
  return to < heap && (isMove(game, heap - to) || (to === 0 && isTakenWhole(game, rule, heap)));
}

/** Returns the numbers of stones that a move may leave, for each heap up to the given one. */
export function leftAfter(game: Replayable, rule: TableRule, heap: number): number[][] {
  const moves = Array.from({ length: heap }, (_, i) => i + 1).filter(s => isMove(game, s));
  return Array.from({ length: heap + 1 }, (_, n) => {
    const left = moves.filter(s => s <= n).map(s => n - s);
    return n > 0 && !left.includes(0) && isTakenWhole(game, rule, n) ? [...left, 0] : left;
  });
}

/**
 * Whether a heap may be taken whole. Under take-all this needs a heap below all moves, in a sink one below some move,
 * which is always so for infinitely many moves.
 */
function isTakenWhole(game: Replayable, { ending }: TableRule, heap: number): boolean {
  if (ending === 'normal') return false;
  if (ending === 'sink') return game.kind !== 'finite' || heap < game.moves.at(-1)!;
  for (let s = 1; s <= heap; s++) if (isMove(game, s)) return false;
  return true;
}
