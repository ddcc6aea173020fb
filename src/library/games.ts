import * as engine from '../engine/index.ts';
import type { Ending, LargeTriple, WrittenGame } from '../game/index.ts';
import {
  checkedBigint,
  checkedGame,
  checkedGameOfAnySize,
  checkedList,
  checkedRule,
  checkedWhole,
  type Rule,
} from './checked.ts';

const NORMAL = { ending: 'normal', objective: 'last-player-wins' } as const;

/* Functions of the engine with checked arguments: all of them throw a DefinitionError for invalid ones. */

/**
 * Returns G(0), …, G(count − 1) of any game. Only finite sets may have an ending other than normal. Memory: up to 8 bytes
 * per term.
 *
 * @example
 * [...nimValues({ kind: 'finite', moves: [2, 3] }, 'take-all', 6)] // [0, 1, 1, 2, 0, 0]
 */
export function nimValues(
  game: string | WrittenGame,
  ending: Ending,
  count: number,
): Int32Array | Uint32Array {
  return engine.nimValues(checkedGame(game, checkedRule({ ending })), ending, checkedWhole('count', count));
}

/**
 * G(0), …, G(terms − 1) of any game, normal ending, in segments: read and let go, they take constant memory. No period is
 * claimed.
 *
 * @example
 * [...nimSegments('squares', 6)].flatMap(segment => [...segment.values]) // [0, 1, 0, 1, 2, 0]
 */
export function nimSegments(game: string | WrittenGame, terms: number): Generator<engine.NimSegment> {
  return engine.nimSegments(checkedGame(game, NORMAL), checkedWhole('terms', terms));
}

/**
 * Returns G(heap) for a heap of any size, by a theorem or by a period; otherwise it is undecided. Only finite sets may
 * have an ending other than normal.
 *
 * @param limit heaps to search for a period
 *
 * @example
 * valueOfHeap('N - {7, 100, 107}', 'normal', 10n ** 20n, 1e6)
 * // { status: 'theorem', reference: 'docs/conjecture-12.md', value: 33333333333333333320n }
 */
export function valueOfHeap(
  game: string | WrittenGame | LargeTriple,
  ending: Ending,
  heap: bigint,
  limit: number,
): engine.ValueOfHeap | engine.Undecided {
  const [size, maxHeaps] = [checkedBigint('heap', heap), checkedWhole('limit', limit)];
  return engine.valueOfHeap(checkedGameOfAnySize(game, checkedRule({ ending })), ending, size, maxHeaps);
}

/** Heaps as a program gives them. */
export interface HeapOf<Size> {
  readonly game: string | WrittenGame | (Size extends bigint ? LargeTriple : never);
  /** The number of stones, a non-negative integer. */
  readonly heap: Size;
}

/**
 * Returns who wins a sum of heaps, each with a set of its own, and every move that wins. If the last player wins, the
 * nim-sum decides; otherwise the misère rule if it is a theorem, or an exact search, which may leave it undecided.
 *
 * @example
 * moveAdvice([{ game: 'N', heap: 5 }]) // { winner: 'next', nimSum: 5, moves: [{ heap: 1, from: 5, to: 0 }] }
 */
export function moveAdvice(heaps: readonly HeapOf<number>[], rule: Rule = {}): engine.MoveAdvice {
  const checked = checkedRule(rule);
  const own = { ...NORMAL, ending: checked.ending };
  const read = checkedList('heaps', heaps).map(({ game, heap }) => ({
    game: checkedGame(game, own),
    heap: checkedWhole('heap', heap),
  }));
  return engine.moveAdvice(read, checked);
}

/**
 * Returns advice as {@link moveAdvice} does, for heaps of any size. If the last player loses, the advice follows only
 * from the misère rule.
 *
 * @example
 * largeMoveAdvice([{ game: 'N', heap: 2n ** 99n }]).moves // [{ heap: 1, from: 2n ** 99n, to: 0n }]
 */
export function largeMoveAdvice(heaps: readonly HeapOf<bigint>[], rule: Rule = {}): engine.LargeMoveAdvice {
  const checked = checkedRule(rule);
  const own = { ...NORMAL, ending: checked.ending };
  const read = checkedList('heaps', heaps).map(({ game, heap }) => ({
    game: checkedGameOfAnySize(game, own),
    heap: checkedBigint('heap', heap),
  }));
  return engine.largeMoveAdvice(read, checked);
}
