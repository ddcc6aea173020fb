import { type ValueStretch, valueStretches } from './algorithm-1.ts';
import { type Boundary, isBlank, samePattern } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Found } from './search.ts';

/** Heaps between two comparisons, at the most; starts at a few M and doubles, so that small games stay cheap. */
const LONGEST_STRIDE = 2 ** 14;

/**
 * The least n0 with G(n + p) = G(n) + s for all n ≥ n0, found by values; null where values contradict the patterns.
 *
 * The heap of the first repeated pattern is not n0, in either direction: for X = {1, 3, 4, 7} the pattern
 * repeats first at heap 5 and n0 = 0; for {2, 3, 6, 8} at heap 39 and n0 = 42. But if the patterns at n and
 * n + p agree, the values agree from n + M on, for every heap from there was unlabelled at n; and if the values
 * agree from n0 on, so do the patterns from n0 + M + 1 on. So two tapes, p heaps apart, are stepped together
 * until their patterns agree, and then the values between the last disagreement, less M + 1 heaps, and the
 * agreement decide.
 *
 * Cost: 2 n0 heaps at the most, and some M values. Memory: 10 bytes for each heap of M, and some boundary patterns.
 */
export function leastPreperiod(
  set: FesSet,
  { way, before }: Pick<Found, 'way' | 'before'>,
  period: number,
  saltus: number,
): number | null {
  const m = set.largest;
  if (isBlank(way.boundaryAt(period))) return 0;
  // The way to a place that turns out to be on the cycle is to be looked at too.
  const isOnCycle =
    before > 0 && samePattern(way.tapeAt(before).boundary(), way.tapeAt(before + period).boundary());
  let disagree = isOnCycle ? 0 : before;
  // Early enough that values are known from M + 1 heaps before the last disagreement.
  const [soon, sooner] = [disagree, disagree + period].map(heap => Math.max(0, heap - 2 * m - 2));
  let early = { behind: way.tapeAt(soon!).boundary(), ahead: way.tapeAt(sooner!).boundary() };
  let last = early;
  const behind = way.tapeAt(soon!);
  const ahead = way.tapeAt(soon! + period);
  for (let stride = 4 * m + 4; ; stride = Math.max(stride, Math.min(2 * stride, LONGEST_STRIDE))) {
    behind.advanceTo(behind.heap + stride);
    ahead.advanceTo(behind.heap + period);
    const now = { behind: behind.boundary(), ahead: ahead.boundary() };
    if (samePattern(now.behind, now.ahead)) break;
    [early, last, disagree] = [last, now, behind.heap];
  }
  return afterLastMismatch(
    set,
    early,
    { period, saltus },
    Math.max(0, disagree - m - 1),
    behind.heap + m + 1,
  );
}

/**
 * The heap behind the last one from `lowest` up to `end` with G(n + p) ≠ G(n) + s; `lowest` where that is the first heap
 * of all. Null where none is, though the patterns say so, or where it is the one before `end`.
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

/** The G-values from a boundary on, at rising heaps; from M heaps behind the boundary on, or from heap 0, they are known. */
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
