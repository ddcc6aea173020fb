import { periodicityOfOutcomes } from './finite/periodicity.ts';
import type { FiniteRule } from './finite/rule.ts';
import { outcomesOfFinite } from './finite/terms.ts';
import type { Undecided } from './undecided.ts';
import type { ValueOfHeap } from './value-of-heap.ts';

/** Heaps that are played one by one. */
const PLAYED = 2 ** 20;

/**
 * f(heap) of a finite set under a rule, 0 for a P-position and 1 for an N-position, of a heap of any size from 0 on.
 *
 * @param limit heaps to search for a period
 * @param playedBelow for tests few
 *
 * Cost: that of the period and one term.
 *
 * @example
 * const rule = { ending: 'normal', objective: 'last-player-loses' };
 * outcomeOfHeap([1, 2], rule, 10n ** 20n, 1e6) // { status: 'proved', value: 0n }
 */
export function outcomeOfHeap(
  moves: readonly number[],
  rule: FiniteRule,
  heap: bigint,
  limit: number,
  playedBelow = PLAYED,
): ValueOfHeap | Undecided {
  if (heap < playedBelow) {
    const terms = outcomesOfFinite(moves, rule, Number(heap) + 1);
    return { status: 'played', value: BigInt(terms.at(-1)!) };
  }
  const found = periodicityOfOutcomes(moves, rule, limit);
  return found.status === 'proved' ? { status: found.status, value: found.valueAt(heap) } : found;
}
