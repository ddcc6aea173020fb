import { type ValueStretch, valueStretches } from './algorithm-1.ts';
import { type Boundary, isBlank, samePattern } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { FoundRepeat } from './pattern-search.ts';

/**
 * Maximum number of heaps between two comparisons; the number starts at a few M and doubles, so that small games stay
 * cheap.
 */
const MAX_STRIDE = 2 ** 14;

/**
 * Returns the least n0 with G(n + p) = G(n) + s for all n ≥ n0, found by values; null if values contradict the patterns.
 *
 * The heap of the first repeated pattern may differ from n0 in either direction: for X = {1, 3, 4, 7} the pattern repeats
 * first at heap 5 and n0 = 0; for {2, 3, 6, 8} at heap 39 and n0 = 42. But patterns and values are related:
 *
 * 1. If the patterns at n and n + p agree, the values agree for all heaps ≥ n + M, for each such heap was unlabelled at n.
 * 2. If the values agree for all heaps ≥ n0, the patterns agree for all heaps ≥ n0 + M + 1.
 *
 * So two tapes, p heaps apart, are stepped together until their patterns agree. Then the values decide, between the last
 * disagreement minus M + 1 heaps and the agreement.
 *
 * Cost: at most 2 n0 heaps, and a few M values. Memory: 10 bytes for each heap of M, and a few boundary patterns.
 */
export function leastPreperiod(
  set: FesSet,
  { path, before }: Pick<FoundRepeat, 'path' | 'before'>,
  period: number,
  saltus: number,
): number | null {
  const m = set.largest;
  if (isBlank(path.boundaryAt(period))) return 0;
  // Usually the pattern at `before` is not on the cycle. If it is, the cycle may begin anywhere before it.
  const isOnCycle =
    before > 0 && samePattern(path.tapeAt(before).boundary(), path.tapeAt(before + period).boundary());
  let lastDisagreement = isOnCycle ? 0 : before;
  // Values are known from M heaps after a boundary, and needed from M + 1 heaps before the last disagreement.
  const boundaryBefore = (heap: number) => path.tapeAt(Math.max(0, heap - 2 * m - 2)).boundary();
  let start = { behind: boundaryBefore(lastDisagreement), ahead: boundaryBefore(lastDisagreement + period) };
  let previous = start;
  const behind = path.tapeAt(start.behind.heap);
  const ahead = path.tapeAt(start.behind.heap + period);
  for (let stride = 4 * m + 4; ; stride = Math.max(stride, Math.min(2 * stride, MAX_STRIDE))) {
    behind.advanceTo(behind.heap + stride);
    ahead.advanceTo(behind.heap + period);
    const boundaries = { behind: behind.boundary(), ahead: ahead.boundary() };
    if (samePattern(boundaries.behind, boundaries.ahead)) break;
    // A stride has more than 2M + 2 heaps, so the boundaries before it are early enough.
    [start, previous, lastDisagreement] = [previous, boundaries, behind.heap];
  }
  const lowest = Math.max(0, lastDisagreement - m - 1);
  return afterLastMismatch(set, start, { period, saltus }, lowest, behind.heap + m + 1);
}

/**
 * Returns the heap after the last n with G(n + p) ≠ G(n) + s, `lowest` ≤ n < `end`, or 0 if there is none and `lowest` is
 * 0. Null if there is none although the patterns require one, or if it is the heap before `end`.
 */
function afterLastMismatch(
  set: FesSet,
  { behind, ahead }: { readonly behind: Boundary; readonly ahead: Boundary },
  { period, saltus }: { readonly period: number; readonly saltus: number },
  lowest: number,
  end: number,
): number | null {
  const [here, there] = [new RisingValues(set, behind), new RisingValues(set, ahead)];
  let last = -1;
  for (let n = lowest; n < end; n++) if (there.at(n + period) - here.at(n) !== saltus) last = n;
  if (last === end - 1 || (last < 0 && lowest > 0)) return null;
  return last + 1;
}

/** The G-values after a boundary, at increasing heaps. They are known from M heaps after the boundary, or from heap 0. */
class RisingValues {
  readonly #stretches: ReturnType<typeof valueStretches>;
  #stretch: ValueStretch;

  constructor(set: FesSet, boundary: Boundary) {
    this.#stretches = valueStretches(set, boundary, Math.max(2 ** 10, Math.ceil(set.largest / 4)));
    this.#stretch = this.#stretches.next().value;
  }

  at(heap: number): number {
    while (heap >= this.#stretch.from + this.#stretch.values.length)
      this.#stretch = this.#stretches.next().value;
    const { from, values, base } = this.#stretch;
    return values[heap - from]! + base;
  }
}
