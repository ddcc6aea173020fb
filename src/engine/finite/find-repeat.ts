import { findStateTwice } from '../state-seen-twice.ts';
import { sameWindow } from '../walker.ts';
import { leastPreperiod } from './least-preperiod.ts';
import { periodAmongSums } from './period-among-sums.ts';
import type { Repeat } from './repeat.ts';
import { repeatByMatching } from './repeat-by-matching.ts';
import type { FiniteTape } from './tape.ts';

/**
 * Heaps of a window from which on it is too wide to be taken at one heap after the other: these are m / 32 words, 4096
 * times at every reference. Measured: from some 10,000 heaps on matching is faster, for 200,000 heaps some 50 times.
 */
const WIDE_WINDOW = 2 ** 14;

/** A repeat by the means that suits the window; null only where n0 + p is more than `limit` heaps. */
export function findRepeat(
  tapeFromZero: (kept?: number) => FiniteTape,
  largest: number,
  limit: number,
): Repeat | null {
  if (largest >= WIDE_WINDOW) return repeatByMatching(tapeFromZero(), limit);
  const all = tapeFromZero(FIRST_WINDOWS * largest);
  return repeatByTermsKept(all, limit) ?? repeatByWindows(tapeFromZero(), limit);
}

/**
 * While terms are few all are kept. From some 2^16 heaps on looking one heap after the other costs more than the
 * fingerprints of {@link findStateTwice}; for sets of some dozen heaps these take 20 times as long.
 */
const MOST_TERMS_KEPT = 2 ** 16;

/**
 * Windows after which every heap is looked at; every time that fails there are twice as many heaps. Till then sums of two
 * moves are tried, window by window.
 */
const FIRST_WINDOWS = 16;

/**
 * Keeps all terms, and looks for the last window among them. Moves the tape on, or a wider copy of it. Null where more
 * terms would be needed than are kept, or n0 + p is more than the limit: else the window that ends m heaps behind that
 * recurs.
 *
 * Cost: 2 to 8 ns for each heap that decides the period, the less the larger m is; nothing is copied.
 */
export function repeatByTermsKept(start: FiniteTape, limit: number): Repeat | null {
  const m = start.largest;
  const first = FIRST_WINDOWS * m;
  let tape = start;
  for (let end = 2 * m; end <= Math.max(MOST_TERMS_KEPT, first); end += end < first ? m : end) {
    if (end > tape.kept) tape = tape.copy(2 * end);
    tape.advanceTo(Math.min(end, limit + m));
    const isLast = end >= limit + m;
    const sum = periodAmongSums(tape);
    const period = sum || (isLast || end >= first ? tape.recurrence() : 0);
    if (period > 0) {
      const recurs = (distance: number) => tape.recurs(distance);
      return { period, isLeast: sum === 0, recurs, preperiod: period => tape.agreesFrom(period) };
    }
    if (isLast) return null;
  }
  return null;
}

/** For long periods: the tape keeps little, and the period is found by its windows. Cost: p and some 4 n0 heaps. */
export function repeatByWindows(start: FiniteTape, limit: number, stride?: number): Repeat | null {
  const tape = start.copy(start.largest);
  tape.advanceTo(start.largest);
  const twice = findStateTwice(tape, limit + start.largest, stride);
  if (twice === null) return null;
  const { first, before, at } = twice;
  return {
    period: twice.period,
    isLeast: true,
    recurs: distance => sameWindow(at(first.heap + distance).window(), first.window()),
    // The way to a place that turns out to be on the cycle is to be looked at too.
    preperiod: period =>
      leastPreperiod({ period, before: at(before), until: first.heap, at }) ??
      leastPreperiod({ period, before: at(start.largest), until: first.heap, at }),
  };
}
