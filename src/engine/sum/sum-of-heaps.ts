import { type Ending, formatGame, type Game, type Objective } from '../../game/index.ts';
import type { Undecided } from '../undecided.ts';
import { heapGame, tooLarge } from './choose.ts';
import type { HeapGame } from './heap-game.ts';
import { type MoveSet, moveSetOf } from './move-set.ts';
import { isPPosition, misereRuleFailsAt, nimSumOfValues, valueToLeave } from './sum-rule.ts';
import { MisereSearch, type SumHeap } from './sum-search.ts';

/** Moves that an exact search looks at before it gives up: up to 0.5 GB. */
const SEARCH_LIMIT = 1e6;

export interface GameHeap {
  readonly game: Game;
  /** Stones, from 0 on. */
  readonly heap: number;
}

export interface WinningMove {
  /** Which heap, from 1 on in the order given. */
  readonly heap: number;
  /** Stones before the move. */
  readonly from: number;
  /** Stones after it. */
  readonly to: number;
}

export interface MoveAdvice {
  readonly winner: 'next' | 'previous' | 'undecided';
  /** Of the nim-values of the heaps; null where one of these is not known. */
  readonly nimSum: number | null;
  /** Every winning move but those `unlisted`, by heap, then fewest stones taken first; none unless `next` wins. */
  readonly moves: readonly WinningMove[];
  /** The heaps in which winning moves are not listed, from 1 on, and why; only where `next` wins. */
  readonly unlisted?: readonly { readonly heap: number; readonly why: string }[];
  /** Why the winner is undecided, and the limit that was reached. */
  readonly undecided?: Undecided;
}

/**
 * Who wins a sum of heaps, each with a subtraction set of its own, and every move that wins. A move is made in
 * one heap. A player without a move has lost where the last player wins, and has won where the last player
 * loses; so the next player wins the empty sum, with no move to make, when the last player loses.
 *
 * Last player wins: by the nim-sum, a theorem. Last player loses: by the misère rule where it is a theorem for
 * all games given, up to their largest heaps; else by exact search; where that reaches its limit it is
 * `undecided`, though the nim-sum is given.
 *
 * Cost: the nim-values of each game up to its largest heap or its period ({@link heapGame}), and a look at each option of
 * the heaps given, or at each heap of the period.
 *
 * @param movesOf lists the moves of a game; the one way to give a `file`
 * @param limit moves that an exact search may look at
 * @throws RangeError for a heap that is not a whole number from 0 to 2^53 − 1
 * @example
 * moveAdvice([{ game: { kind: 'all-but', excluded: [] }, heap: 5 }], { ending: 'normal', objective: 'last-player-wins' })
 * // { winner: 'next', nimSum: 5, moves: [{ heap: 1, from: 5, to: 0 }] }
 */
export function moveAdvice(
  heaps: readonly GameHeap[],
  { ending, objective }: { readonly ending: Ending; readonly objective: Objective },
  {
    movesOf = moveSetOf,
    limit = SEARCH_LIMIT,
  }: { readonly movesOf?: (game: Game) => MoveSet; readonly limit?: number } = {},
): MoveAdvice {
  const sum: SumHeap[] = [];
  const games = new Map<string, HeapGame>();
  const largest = largestHeaps(heaps);
  for (const { game, heap } of heaps) {
    const name = formatGame(game);
    const opened = games.get(name) ?? heapGame({ game, set: movesOf(game), ending }, largest.get(name)!);
    if (opened === null) {
      const undecided = tooLarge(game, largest.get(name)!);
      return { winner: 'undecided', nimSum: null, moves: [], undecided };
    }
    games.set(name, opened);
    sum.push({ game: opened, heap });
  }
  return objective === 'last-player-wins' ? adviceByRule(sum, objective) : misereAdvice(sum, largest, limit);
}

function largestHeaps(heaps: readonly GameHeap[]): ReadonlyMap<string, number> {
  const largest = new Map<string, number>();
  for (const { game, heap } of heaps) {
    const name = formatGame(game);
    if (!Number.isSafeInteger(heap) || heap < 0) throw new RangeError(`${heap} stones in a heap of ${name}`);
    largest.set(name, Math.max(heap, largest.get(name) ?? 0));
  }
  return largest;
}

function misereAdvice(
  sum: readonly SumHeap[],
  largest: ReadonlyMap<string, number>,
  limit: number,
): MoveAdvice {
  const failsAt = new Map(
    sum.map(({ game }) => [game, misereRuleFailsAt(game, largest.get(game.name)!)] as const),
  );
  const failure = [...failsAt].find(([, heap]) => heap < Number.POSITIVE_INFINITY);
  if (!failure) return adviceByRule(sum, 'last-player-loses');
  const isListed = sum.every(({ game }) => game.unlisted === undefined);
  const advice = isListed && adviceBySearch(sum, new MisereSearch(game => failsAt.get(game)!, limit));
  if (advice) return advice;
  const [{ name }, heap] = failure;
  const search = isListed
    ? `an exact search of ${limit} moves did not end`
    : 'not all moves can be listed for a search';
  const why = `the misère rule fails for ${name} at heap ${heap}, and ${search}`;
  const undecided: Undecided = { status: 'undecided', limit, why };
  return { winner: 'undecided', nimSum: nimSumOfSum(sum), moves: [], undecided };
}

function adviceByRule(sum: readonly SumHeap[], objective: Objective): MoveAdvice {
  const values = sum.map(({ game, heap }) => game.value(heap));
  const moves = sum.flatMap(({ game, heap }, i) =>
    game
      .optionsOfValue(heap, valueToLeave(values.toSpliced(i, 1), objective))
      .map(to => ({ heap: i + 1, from: heap, to })),
  );
  const winner = isPPosition(values, objective) ? 'previous' : 'next';
  const unlisted = sum.flatMap(({ game }, i) =>
    game.unlisted === undefined || winner === 'previous' ? [] : [{ heap: i + 1, why: game.unlisted }],
  );
  return { winner, nimSum: nimSumOfValues(values), moves, ...(unlisted.length > 0 && { unlisted }) };
}

function adviceBySearch(sum: readonly SumHeap[], search: MisereSearch): MoveAdvice | null {
  const moves: WinningMove[] = [];
  for (const [i, { game, heap }] of sum.entries()) {
    for (const to of game.options(heap)) {
      const wins = search.isPPosition(sum.with(i, { game, heap: to }));
      if (wins === null) return null;
      if (wins) moves.push({ heap: i + 1, from: heap, to });
    }
  }
  // A heap at which the rule fails is not an end, so there is a move.
  return { winner: moves.length > 0 ? 'next' : 'previous', nimSum: nimSumOfSum(sum), moves };
}

function nimSumOfSum(sum: readonly SumHeap[]): number {
  return nimSumOfValues(sum.map(({ game, heap }) => game.value(heap)));
}
