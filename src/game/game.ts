/** The largest number that may stand in a set: tapes and queues hold distances between moves as 32-bit lengths. */
export const LARGEST_MOVE = 2 ** 31;

/** The infinite sets that have a name, besides N. */
export type InfiniteBase = 'primes' | 'squares';

/**
 * A subtraction set S, written down and not yet listed. All lists are strictly increasing, with members
 * from 1 to `LARGEST_MOVE`. With `all-but`, S is N without `excluded` (the FES set); with nothing excluded
 * that is Nim. In `infinite`, `plus` holds no member of the base and `minus` only members. A `file` holds
 * numbers that nobody has read yet. `started` is a finite set whose first heaps are worth what is given.
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

/** A game whose numbers are there, so that it can be computed. */
export type WrittenGame = Exclude<Game, { kind: 'file' }>;

/**
 * N - {a, b, a + b} with b ≥ 3a and a + b beyond `LARGEST_MOVE`: too large to be played, and known by a theorem alone
 * (docs/conjecture-12.md).
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
 * When a heap may be taken whole by a move that is larger. `normal`: never, so that there is no move below min S.
 * `take-all`: below min S, the rule of the stone-picking paper. `sink`: whatever the move, so that one may lead below
 * heap 0, where all is at an end as at heap 0; that is below max S. With 1 in S the first two are the same.
 */
export type Ending = 'normal' | 'take-all' | 'sink';

export const ENDINGS: readonly Ending[] = ['normal', 'take-all', 'sink'];

/**
 * What the heaps 0, 1, …, k − 1 are worth, k ≤ max S: at these the game is at an end, with nim-values from 0 to |S|, of
 * which 0 is a P-position. Larger values are in nobody's way, as |S| is. Longer starts are shorter ones, k − max S heaps on.
 */
export type Start = readonly number[];

/** `last-player-loses` is misère play. */
export type Objective = 'last-player-wins' | 'last-player-loses';

export const OBJECTIVES: readonly Objective[] = ['last-player-wins', 'last-player-loses'];

/**
 * The canonical notation, which `parseGame` (for a large triple `parseGameOfAnySize`) reads back to an equal game: two games are the same text iff
 * they are written with the same base and the same numbers.
 *
 * @example
 * formatGame({ kind: 'all-but', excluded: [2, 3, 6, 8] }) // 'N - {2, 3, 6, 8}'
 */
export function formatGame(game: Game | LargeTriple | SumOfHeaps): string {
  switch (game.kind) {
    case 'sum':
      return game.heaps.map(one => `${formatGame(one.game)}:${one.heap}`).join(' + ');
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

function braces(numbers: readonly (number | bigint)[]): string {
  return `{${numbers.join(', ')}}`;
}
