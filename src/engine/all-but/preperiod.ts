import { BrokenInvariantError } from '../../errors.ts';
import { nimSequenceFrom } from './algorithm-1.ts';
import { type Boundary, blankBoundary, samePattern } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Repeat } from './repeat.ts';

/** The boundary at two heaps a period apart, equal but for `saltus` values: the proof of periodicity. */
export interface BoundaryRepeat {
  readonly from: Boundary;
  readonly to: Boundary;
}

/** Heaps between two comparisons, at the most; starts at a few M and doubles, so that small games stay cheap. */
const LONGEST_STRIDE = 2 ** 14;

/**
 * The least n0 with G(n + p) = G(n) + s for all n ≥ n0, found by values, and a place where the pattern repeats.
 *
 * The heap of the first repeated pattern is not n0, in either direction: for X = {1, 3, 4, 7} the pattern
 * repeats first at heap 5 and n0 = 0; for {2, 3, 6, 8} at heap 39 and n0 = 42. But if the patterns at n and
 * n + p agree, the values agree from n + M on, for every heap from there was unlabelled at n; and if the values
 * agree from n0 on, so do the patterns from n0 + M + 1 on. So two tapes, p heaps apart, are stepped together
 * until their patterns agree, and then the values between the last disagreement, less M + 1 heaps, and the
 * agreement decide.
 *
 * Cost: p + 2 n0 heaps of the tape that found the repeat, and a few thousand values. Memory: constant.
 */
export function leastPreperiod(set: FesSet, repeat: Repeat): { preperiod: number; repeat: BoundaryRepeat } {
  const { period, saltus } = repeat;
  const m = set.largest;
  const start = blankBoundary(m);
  const pure = {
    preperiod: 0,
    repeat: { from: start, to: { ...start, heap: period, value: saltus } },
  };
  if (repeat.blank) return pure;
  const behind = repeat.tapeFrom(start);
  const ahead = repeat.tapeFrom(start);
  ahead.advanceTo(Math.max(0, period - 2 * m - 2));
  const aheadBefore = ahead.boundary();
  ahead.advanceTo(period);
  if (ahead.heap === period && samePattern(ahead.boundary(), start)) return pure;
  // Boundaries of both tapes, early enough that values are exact from M + 1 heaps before the last disagreement.
  let early = { behind: start, ahead: aheadBefore };
  let last = { behind: start, ahead: aheadBefore };
  let disagree = 0;
  for (let stride = 4 * m + 4; ; stride = Math.max(stride, Math.min(2 * stride, LONGEST_STRIDE))) {
    behind.advanceTo(behind.heap + stride);
    ahead.advanceTo(behind.heap + period);
    const now = { behind: behind.boundary(), ahead: ahead.boundary() };
    if (now.ahead.heap === now.behind.heap + period && samePattern(now.behind, now.ahead)) break;
    early = last;
    last = now;
    disagree = behind.heap;
  }

  const lowest = Math.max(0, disagree - m - 1);
  const end = behind.heap + m + 1;
  const values = nimSequenceFrom(set, early.behind, end - early.behind.heap);
  const later = nimSequenceFrom(set, early.ahead, end + period - early.ahead.heap);
  let n = end;
  while (
    n > lowest &&
    later[n - 1 + period - early.ahead.heap]! - values[n - 1 - early.behind.heap]! === saltus
  ) {
    n--;
  }
  if (n === end || (n === lowest && lowest > 0)) {
    const game = `N - {${set.excluded.join(', ')}}`;
    throw new BrokenInvariantError(
      `the preperiod of ${game} is not where its boundary patterns say (period ${period}, heap ${n})`,
      `npm run -s saltus -- game '${game}'`,
    );
  }
  return { preperiod: n, repeat: repeatBehind(set, repeat, n, early) };
}

/**
 * As {@link leastPreperiod}, where the search has found the preperiod with the repeat: the boundaries are looked up when
 * they are asked for. Cost: then p + n0 heaps.
 */
export function knownPreperiod(
  set: FesSet,
  found: Repeat,
  preperiod: number,
): { preperiod: number; repeat: BoundaryRepeat } {
  let repeat: BoundaryRepeat | undefined;
  return {
    preperiod,
    get repeat() {
      const start = blankBoundary(set.largest);
      repeat ??= found.blank
        ? { from: start, to: { ...start, heap: found.period, value: found.saltus } }
        : repeatBehind(set, found, preperiod, { behind: start, ahead: start });
      return repeat;
    },
  };
}

/** The boundaries behind the preperiod, from where its values are sure to be in all that is labelled. */
function repeatBehind(
  set: FesSet,
  { period, saltus, tapeFrom }: Repeat,
  preperiod: number,
  early: { readonly behind: Boundary; readonly ahead: Boundary },
): BoundaryRepeat {
  const heap = preperiod + set.largest + 1;
  const from = firstBlank(tapeFrom(early.behind), heap);
  const to = firstBlank(tapeFrom(early.ahead), heap + period);
  if (to.heap - from.heap !== period || to.value - from.value !== saltus || !samePattern(from, to)) {
    const game = `N - {${set.excluded.join(', ')}}`;
    throw new BrokenInvariantError(
      `the boundary patterns of ${game} at heaps ${from.heap} and ${to.heap} differ`,
      `npm run -s saltus -- game '${game}'`,
    );
  }
  return { from, to };
}

/** The boundary at the first heap ≥ `heap` that the tape labels first. */
function firstBlank(tape: ReturnType<Repeat['tapeFrom']>, heap: number): Boundary {
  tape.advanceTo(heap);
  const { runs } = tape.boundary();
  if (runs[0] === 0) tape.advanceTo(tape.heap + runs[1]!);
  return tape.boundary();
}
