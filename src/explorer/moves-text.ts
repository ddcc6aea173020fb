import { type GameHeap, moveSetOf, optionsOf } from '../engine/index.ts';
import type { Issue } from '../errors.ts';
import type { Ending } from '../game/index.ts';
import { afterMove, heapsNow, type Match, type Player, startMatch } from './match.ts';
import type { Read } from './subject.ts';

/** Returns the moves of a match as an address has them: `1:4,2:0` for heap 1 left with 4 stones, then heap 2 with none. */
export function formatMoves({ turns }: Match): string {
  return turns.map(({ heap, to }) => `${heap}:${to}`).join(',');
}

/** Returns the match with these heaps and moves; reports the first invalid move. */
export function readMatch(
  start: readonly GameHeap[],
  starter: Player,
  written: string,
  ending: Ending,
): Read<Match> {
  let match = startMatch(start, starter);
  for (const [i, move] of (written === '' ? [] : written.split(',')).entries()) {
    const [heap = 0, to] = (/^(\d+):(\d+)$/.exec(move) ?? []).slice(1).map(Number);
    const from = heapsNow(match)[heap - 1];
    if (!from || ![...optionsOf(moveSetOf(from.game), ending, from.heap)].includes(to!))
      return { issues: [noMove(i + 1, move)] };
    match = afterMove(match, heap, to!);
  }
  return { value: match };
}

function noMove(which: number, received: string): Issue {
  return {
    where: `moves, number ${which}`,
    expected: 'a heap, a colon and the stones that a legal move leaves, such as 1:4',
    received,
    hint: 'the board shows the start of the match',
  };
}
