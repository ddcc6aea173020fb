import type { Ending, LargeTriple, Objective, WrittenGame } from '../../game/index.ts';
import type { Undecided } from '../undecided.ts';
import { type LargeHeapGame, largeHeapGame, takesAll } from './large-heap-game.ts';
import { nimSum } from './nim-sum.ts';

/** A heap of a sum, of any size. */
export interface LargeHeap {
  readonly game: WrittenGame | LargeTriple;
  readonly heap: bigint;
}

/** As `MoveAdvice`, for heaps of any size. */
export interface LargeMoveAdvice {
  readonly winner: 'next' | 'previous' | 'undecided';
  readonly nimSum: bigint | null;
  readonly moves: readonly { readonly heap: number; readonly from: bigint; readonly to: bigint }[];
  readonly undecided?: Undecided;
}

/**
 * As `moveAdvice`, for heaps of any size: where the last player loses by the misère rule, which is a theorem under the
 * normal ending, and undecided where a heap could be taken whole that could not be under it.
 *
 * @example
 * const game = { kind: 'all-but', excluded: [] };
 * largeMoveAdvice([{ game, heap: 2n ** 99n }], { ending: 'normal', objective: 'last-player-wins' }).moves
 * // [{ heap: 1, from: 2n ** 99n, to: 0n }]
 */
export function largeMoveAdvice(
  heaps: readonly LargeHeap[],
  { ending, objective }: { readonly ending: Ending; readonly objective: Objective },
): LargeMoveAdvice {
  const sum: { opened: LargeHeapGame; heap: bigint; value: bigint }[] = [];
  for (const { game, heap } of heaps) {
    const opened =
      objective === 'last-player-loses' && takesAll(game, ending) ? MISERE : largeHeapGame(game, ending);
    if ('status' in opened) return { winner: 'undecided', nimSum: null, moves: [], undecided: opened };
    sum.push({ opened, heap, value: opened.value(heap) });
  }
  const values = sum.map(({ value }) => value);
  const isMisereEnd = (some: readonly bigint[]) =>
    objective === 'last-player-loses' && some.every(value => value <= 1n);
  const toLeave = (others: readonly bigint[]) => nimSum(isMisereEnd(others) ? [...others, 1n] : others);
  const isPPosition = nimSum(values) === (isMisereEnd(values) ? 1n : 0n);
  const moves = sum.flatMap(({ opened, heap }, i) =>
    opened.optionsOfValue(heap, toLeave(values.toSpliced(i, 1))).map(to => ({ heap: i + 1, from: heap, to })),
  );
  return { winner: isPPosition ? 'previous' : 'next', nimSum: nimSum(values), moves };
}

const MISERE: Undecided = {
  status: 'undecided',
  limit: Number.MAX_SAFE_INTEGER,
  why: 'if larger moves may empty heaps, the misère rule is not a theorem and is not checked beyond 2^53',
};
