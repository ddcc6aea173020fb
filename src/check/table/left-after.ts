import { isMove, type Replayable } from '../replay.ts';
import type { TableRule } from './replays.ts';

/** Whether a move may leave `to` of a heap. */
export function leaves(game: Replayable, rule: TableRule, heap: number, to: number): boolean {
  return to < heap && (isMove(game, heap - to) || (to === 0 && isTakenWhole(game, rule, heap)));
}

/** For each heap up to the one given, what a move may leave of it. */
export function leftAfter(game: Replayable, rule: TableRule, heap: number): number[][] {
  const moves = Array.from({ length: heap }, (_, i) => i + 1).filter(s => isMove(game, s));
  return Array.from({ length: heap + 1 }, (_, n) => {
    const left = moves.filter(s => s <= n).map(s => n - s);
    return n > 0 && !left.includes(0) && isTakenWhole(game, rule, n) ? [...left, 0] : left;
  });
}

/** With take-all a heap below all moves may be taken whole, in a sink one below some move, as there always is of infinitely many. */
function isTakenWhole(game: Replayable, { ending }: TableRule, heap: number): boolean {
  if (ending === 'normal') return false;
  if (ending === 'sink') return game.kind !== 'finite' || heap < game.moves.at(-1)!;
  for (let s = 1; s <= heap; s++) if (isMove(game, s)) return false;
  return true;
}
