import type { HeapGame } from './heap-game.ts';
import { isPPosition } from './sum-rule.ts';

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
 * P-positions of sums under misère play by exact search, where the misère rule fails. Positions are remembered
 * up to the order of their heaps, and a sum of heaps that are all below the failure of their game is decided by
 * the rule.
 *
 * Cost: a step and up to 500 bytes a move looked at; each position's moves are looked at once, up to the first
 * that wins.
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

  /** Whether the sum is a P-position; null where the limit is reached first. */
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

/** The sums that one move leads to: heap after heap, fewest stones taken first. */
function* optionsOfSum(sum: readonly SumHeap[]): Generator<SumHeap[], void> {
  for (const [i, { game, heap }] of sum.entries()) {
    for (const to of game.options(heap)) yield sum.with(i, { game, heap: to });
  }
}
