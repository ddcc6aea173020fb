import {
  type Ending,
  formatGame,
  type Game,
  type LargeTriple,
  type Objective,
  type WrittenGame,
} from '../../game/index.ts';
import { gameBelow } from '../all-but/theorem/triple.ts';
import type { Undecided } from '../proved-periodicity.ts';
import { type HeapGame, takesAll } from './heap-game.ts';
import { type MoveSet, moveSetOf } from './move-set.ts';
import { nimSum } from './nim-sum.ts';
import { openHeapGame, tooLarge, unknownForAnySize } from './open-heap-game.ts';
import { isPPosition, misereRuleFailsAt, valueToLeave } from './sum-rule.ts';

/** Maximum number of moves that an exact search examines: up to 0.5 GB. */
const SEARCH_LIMIT = 1e6;

/** A heap of a sum. */
export interface GameHeap {
  readonly game: Game;
  /** Number of stones, a non-negative integer. */
  readonly heap: number;
}

/** A heap of a sum, of any size. */
export interface LargeHeap {
  readonly game: WrittenGame | LargeTriple;
  readonly heap: bigint;
}

export interface WinningMove<Size = number> {
  /** Number of the heap in the given order, counted from 1. */
  readonly heap: number;
  /** Stones before the move. */
  readonly from: Size;
  /** Stones after it. */
  readonly to: Size;
}

export interface MoveAdvice<Size = number> {
  readonly winner: 'next' | 'previous' | 'undecided';
  /** The nim-sum of the heaps; null if the nim-value of one is not known. */
  readonly nimSum: Size | null;
  /** Every winning move except the `unlisted`, by heap, then fewest stones taken first; none unless `next` wins. */
  readonly moves: readonly WinningMove<Size>[];
  /** The heaps in which winning moves are not listed, counted from 1, and why; only if `next` wins. */
  readonly unlisted?: readonly { readonly heap: number; readonly why: string }[];
  /** The reason why the winner is undecided, and the limit that was reached. */
  readonly undecided?: Undecided;
}

/** The advice of {@link MoveAdvice}, for heaps of any size. */
export type LargeMoveAdvice = Omit<MoveAdvice<bigint>, 'unlisted'>;

/** The rule of a sum. */
interface Rule {
  readonly ending: Ending;
  readonly objective: Objective;
}

/**
 * Returns who wins a sum of heaps, each with a subtraction set of its own, and every move that wins. A move is made in
 * one heap. A player without a move has lost if the last player wins, and has won if the last player loses; so the next
 * player wins the empty sum, with no move to make, when the last player loses.
 *
 * If the last player wins, the nim-sum decides, by a theorem. If the last player loses, the misère rule decides if it is
 * a theorem for all games given, up to their largest heaps; otherwise an exact search does. If the search reaches its
 * limit, the winner is `undecided`, but the nim-sum is returned.
 *
 * Cost: the nim-values of each game up to its largest heap or its period ({@link openHeapGame}), and a test of each
 * option of the given heaps, or of each heap of the period.
 *
 * @param movesOf lists the moves of a game; the only way to supply a `file`
 * @param limit moves that an exact search may examine
 * @throws RangeError for a heap that is not an integer from 0 to 2^53 − 1
 * @example
 * moveAdvice([{ game: { kind: 'all-but', excluded: [] }, heap: 5 }], { ending: 'normal', objective: 'last-player-wins' })
 * // { winner: 'next', nimSum: 5, moves: [{ heap: 1, from: 5, to: 0 }] }
 */
export function moveAdvice(
  heaps: readonly GameHeap[],
  rule: Rule,
  {
    movesOf = moveSetOf,
    limit = SEARCH_LIMIT,
  }: { readonly movesOf?: (game: Game) => MoveSet; readonly limit?: number } = {},
): MoveAdvice {
  const largest = largestHeaps(heaps);
  const open = (game: Game) => {
    const ruled = { game, set: movesOf(game), ending: rule.ending };
    const heap = largest.get(formatGame(game))!;
    return openHeapGame(ruled, heap) ?? tooLarge(ruled, heap);
  };
  const sum = openSum(
    heaps.map(({ game, heap }) => ({ game, heap: BigInt(heap) })),
    open,
  );
  if ('winner' in sum) return inNumbers(sum);
  return inNumbers(
    rule.objective === 'last-player-wins'
      ? adviceByRule(sum, rule.objective)
      : misereAdvice(sum, largest, limit),
  );
}

/** Returns the advice for heaps below 2^53, whose nim-values are, too. */
function inNumbers(advice: MoveAdvice<bigint>): MoveAdvice {
  return {
    ...advice,
    nimSum: advice.nimSum === null ? null : Number(advice.nimSum),
    moves: advice.moves.map(({ heap, from, to }) => ({ heap, from: Number(from), to: Number(to) })),
  };
}

/**
 * Returns advice as {@link moveAdvice} does, for heaps of any size. If the last player loses, it uses the misère rule,
 * which is a theorem under the normal ending. It is undecided if a heap could be taken whole that could not be under the
 * normal ending.
 *
 * @example
 * const game = { kind: 'all-but', excluded: [] };
 * largeMoveAdvice([{ game, heap: 2n ** 99n }], { ending: 'normal', objective: 'last-player-wins' }).moves
 * // [{ heap: 1, from: 2n ** 99n, to: 0n }]
 */
export function largeMoveAdvice(heaps: readonly LargeHeap[], { ending, objective }: Rule): LargeMoveAdvice {
  const sum = openSum(heaps, game => {
    const listed = game.kind === 'large-triple' ? gameBelow(game, Number.MAX_SAFE_INTEGER) : game;
    const ruled = { game, set: moveSetOf(listed), ending };
    if (objective === 'last-player-loses' && game.kind !== 'infinite' && takesAll(ruled)) return MISERE;
    return openHeapGame(ruled) ?? unknownForAnySize(ruled);
  });
  return 'winner' in sum ? sum : adviceByRule(sum, objective);
}

const MISERE: Undecided = {
  status: 'undecided',
  limit: Number.MAX_SAFE_INTEGER,
  why: 'if larger moves may empty heaps, the misère rule is not a theorem and is not checked beyond 2^53',
};

/** Returns the heaps with their games, each opened once; or why one of these is not known. */
function openSum<Some extends Game | LargeTriple>(
  heaps: readonly { readonly game: Some; readonly heap: bigint }[],
  open: (game: Some) => HeapGame | Undecided,
): readonly SumHeap[] | MoveAdvice<bigint> {
  const games = new Map<string, HeapGame>();
  const sum: SumHeap[] = [];
  for (const { game, heap } of heaps) {
    const name = formatGame(game);
    const opened = games.get(name) ?? open(game);
    if ('status' in opened) return { winner: 'undecided', nimSum: null, moves: [], undecided: opened };
    games.set(name, opened);
    sum.push({ game: opened, heap });
  }
  return sum;
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
): MoveAdvice<bigint> {
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

function adviceByRule(sum: readonly SumHeap[], objective: Objective): MoveAdvice<bigint> {
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
  return { winner, nimSum: nimSum(values), moves, ...(unlisted.length > 0 && { unlisted }) };
}

function adviceBySearch(sum: readonly SumHeap[], search: MisereSearch): MoveAdvice<bigint> | null {
  const moves: WinningMove<bigint>[] = [];
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

function nimSumOfSum(sum: readonly SumHeap[]): bigint {
  return nimSum(sum.map(({ game, heap }) => game.value(heap)));
}

/** A heap of a sum, with its game. */
export interface SumHeap {
  readonly game: HeapGame;
  readonly heap: bigint;
}

/** A position whose options are being looked at. */
interface Frame {
  readonly key: string;
  readonly options: Iterator<SumHeap[], void>;
}

/**
 * Exact search for P-positions of sums under misère play, if the misère rule fails. Positions are remembered up to the
 * order of their heaps. A sum whose heaps are all below the failure of their game is decided by the rule.
 *
 * Cost: one step and up to 500 bytes per examined move; each position's moves are examined once, up to the first that
 * wins.
 */
export class MisereSearch {
  readonly #failsAt: (game: HeapGame) => number;
  readonly #known = new Map<string, boolean>();
  #movesLeft: number;

  /**
   * @param failsAt the least heap of a game at which the misère rule fails
   * @param limit moves to look at, over all questions
   */
  constructor(failsAt: (game: HeapGame) => number, limit: number) {
    this.#failsAt = failsAt;
    this.#movesLeft = limit;
  }

  /** Whether the sum is a P-position; null if the limit is reached first. */
  isPPosition(sum: readonly SumHeap[]): boolean | null {
    const start = this.#open(sum);
    if (typeof start === 'boolean') return start;
    const stack = [start];
    while (stack.length > 0) {
      const { done, value: option } = stack.at(-1)!.options.next();
      if (done) {
        // No move leads to a P-position, and there is one: a heap at which the rule fails is not an end.
        this.#known.set(stack.pop()!.key, true);
        const before = stack.pop();
        if (before) this.#known.set(before.key, false);
        continue;
      }
      if (this.#movesLeft-- <= 0) return null;
      const opened = this.#open(option);
      if (typeof opened === 'object') stack.push(opened);
      else if (opened) this.#known.set(stack.pop()!.key, false);
    }
    return this.#known.get(start.key)!;
  }

  #open(sum: readonly SumHeap[]): Frame | boolean {
    if (sum.every(({ game, heap }) => heap < this.#failsAt(game))) {
      return isPPosition(
        sum.map(({ game, heap }) => game.value(heap)),
        'last-player-loses',
      );
    }
    const position = sum.filter(({ heap }) => heap > 0n);
    const key = position
      .map(({ game, heap }) => `${game.name}:${heap}`)
      .sort()
      .join(' ');
    return this.#known.get(key) ?? { key, options: optionsOfSum(position) };
  }
}

/** Yields the sums that one move leads to: heap after heap, fewest stones taken first. */
function* optionsOfSum(sum: readonly SumHeap[]): Generator<SumHeap[], void> {
  for (const [i, { game, heap }] of sum.entries()) {
    for (const to of game.options(heap)) yield sum.with(i, { game, heap: to });
  }
}
