import type { GameHeap } from '../engine/index.ts';
import type { Objective } from '../game/index.ts';

export type Player = 'you' | 'engine';

/** One move in a sum: a heap, counted from 1, and the stones in it before and after. */
interface Turn {
  readonly by: Player;
  readonly heap: number;
  readonly from: number;
  readonly to: number;
}

/** A sum of heaps being played. Plain data: a move makes a new match. */
export interface Match {
  readonly start: readonly GameHeap[];
  readonly starter: Player;
  readonly turns: readonly Turn[];
}

export function startMatch(start: readonly GameHeap[], starter: Player): Match {
  return { start, starter, turns: [] };
}

/** Returns the heaps as they are now. */
export function heapsNow({ start, turns }: Match): GameHeap[] {
  const heaps = [...start];
  for (const { heap, to } of turns) heaps[heap - 1] = { ...heaps[heap - 1]!, heap: to };
  return heaps;
}

/** Returns the player to move: the players alternate. */
export function playerToMove({ starter, turns }: Match): Player {
  return turns.length % 2 === 0 ? starter : otherThan(starter);
}

function otherThan(player: Player): Player {
  return player === 'you' ? 'engine' : 'you';
}

/** Returns the match after a move of the player to move. */
export function afterMove(match: Match, heap: number, to: number): Match {
  const from = heapsNow(match)[heap - 1]!.heap;
  return { ...match, turns: [...match.turns, { by: playerToMove(match), heap, from, to }] };
}

/** Returns the match as it was when you were last to move; the same where you have not moved. */
export function takenBack(match: Match): Match {
  const last = match.turns.findLastIndex(({ by }) => by === 'you');
  return last < 0 ? match : rewoundTo(match, last);
}

/** Returns the match as it was after `turns` moves. */
export function rewoundTo(match: Match, turns: number): Match {
  return { ...match, turns: match.turns.slice(0, turns) };
}

/** Returns the winner of a match in which no move is left. */
export function winnerAtEnd(match: Match, objective: Objective): Player {
  const stuck = playerToMove(match);
  return objective === 'last-player-wins' ? otherThan(stuck) : stuck;
}
