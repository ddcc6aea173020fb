import type { InfiniteBase } from './named-sets.ts';

/** The largest number allowed in a set: tapes and queues hold distances between moves as 32-bit lengths. */
export const MAX_MOVE = 2 ** 31;

/**
 * A subtraction set S, as written and not yet listed. All lists are strictly increasing, with members from 1 to
 * `MAX_MOVE`. With `all-but`, S is N without `excluded` (the FES set); if nothing is excluded, it is Nim. In
 * `infinite`, `plus` holds no member of the base and `minus` only members. A `file` has numbers that have not been read
 * yet. `started` is a finite set with given values of its first heaps.
 */
export type Game =
  | { readonly kind: 'finite'; readonly moves: readonly number[] }
  | { readonly kind: 'started'; readonly moves: readonly number[]; readonly start: Start }
  | { readonly kind: 'all-but'; readonly excluded: readonly number[] }
  | {
      readonly kind: 'infinite';
      readonly base: InfiniteBase;
      readonly plus: readonly number[];
      readonly minus: readonly number[];
    }
  | { readonly kind: 'file'; readonly path: string };

/** A game whose numbers are known, so that it can be computed. */
export type WrittenGame = Exclude<Game, { kind: 'file' }>;

/**
 * The game N - {a, b, a + b} with b ≥ 3a and a + b above `MAX_MOVE`: too large to compute, and known only by a
 * theorem (docs/conjecture-12.md).
 */
export interface LargeTriple {
  readonly kind: 'large-triple';
  readonly a: bigint;
  readonly b: bigint;
}

/** Heaps side by side, each with a set of its own; a move is made in one of them. */
export interface SumOfHeaps {
  readonly kind: 'sum';
  readonly heaps: readonly { readonly game: Game; readonly heap: number }[];
}

/**
 * When a move larger than a heap may take the whole heap.
 *
 * - `normal`: never, so there is no move below min S.
 * - `take-all`: if the heap is below min S, the rule of the stone-picking paper. With 1 in S it equals `normal`.
 * - `sink`: always, so a move may lead below heap 0, where the game ends as at heap 0; this happens below max S.
 */
export type Ending = 'normal' | 'take-all' | 'sink';

export const ENDINGS: readonly Ending[] = ['normal', 'take-all', 'sink'];

/**
 * The values of heaps 0, 1, …, k − 1, k ≤ max S, at which the game ends: nim-values from 0 to |S|, where 0 is a P-position.
 * A value above |S| would have the same effect as |S|: neither changes a mex of |S| options. A list longer than max S
 * would have the same effect as its last max S values, k − max S heaps later.
 */
export type Start = readonly number[];

/** `last-player-loses` is misère play. */
export type Objective = 'last-player-wins' | 'last-player-loses';

export const OBJECTIVES: readonly Objective[] = ['last-player-wins', 'last-player-loses'];

/**
 * Returns the canonical notation, which `parseGame` (for a large triple `parseGameOfAnySize`) reads back to an equal
 * game: two games are the same text iff they are written with the same base and the same numbers.
 *
 * @example
 * formatGame({ kind: 'all-but', excluded: [2, 3, 6, 8] }) // 'N - {2, 3, 6, 8}'
 */
export function formatGame(game: Game | LargeTriple | SumOfHeaps): string {
  switch (game.kind) {
    case 'sum':
      return game.heaps.map(heap => `${formatGame(heap.game)}:${heap.heap}`).join(' + ');
    case 'finite':
      return braces(game.moves);
    case 'started':
      return `${braces(game.moves)} from ${game.start.join(', ')}`;
    case 'all-but':
      return `N${part('-', game.excluded)}`;
    case 'large-triple':
      return `N${part('-', [game.a, game.b, game.a + game.b])}`;
    case 'infinite':
      return game.base + part('|', game.plus) + part('-', game.minus);
    case 'file':
      return `file:${game.path}`;
  }
}

function part(sign: string, numbers: readonly (number | bigint)[]): string {
  return numbers.length === 0 ? '' : ` ${sign} ${braces(numbers)}`;
}

/** Maximum length of a set that is written without ranges. */
const MAX_LISTED = 32;

/** Returns a set in braces. If it is long, four or more consecutive numbers are a range, `{1..20000}`. */
function braces(numbers: readonly (number | bigint)[]): string {
  if (numbers.length <= MAX_LISTED) return `{${numbers.join(', ')}}`;
  const parts: string[] = [];
  for (let from = 0, to = 0; from < numbers.length; from = to + 1) {
    to = from;
    while (to + 1 < numbers.length && BigInt(numbers[to + 1]!) - BigInt(numbers[to]!) === 1n) to++;
    if (to - from < 3) parts.push(...numbers.slice(from, to + 1).map(String));
    else parts.push(`${numbers[from]}..${numbers[to]}`);
  }
  return `{${parts.join(', ')}}`;
}
