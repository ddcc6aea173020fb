import { findStateTwice } from '../state-seen-twice.ts';
import { sameWindow } from '../walker.ts';
import { leastPreperiod } from './least-preperiod-of-finite.ts';
import type { Search } from './repeat-search.ts';

/**
 * The search for long periods: the tape stores few terms, and the period is found by its windows. Cost: p and about 4 n0
 * heaps.
 */
export const byWindows: Search = {
  fits: (largest, { wideWindow }) => largest < wideWindow,
  find(tapeFromZero, m, limit, { stride }) {
    const tape = tapeFromZero();
    tape.advanceTo(m);
    const twice = findStateTwice(tape, limit + m, stride);
    if (twice === null) return null;
    const { period, first, before, at } = twice;
    const preperiodFrom = (heap: number, period: number) =>
      leastPreperiod({ period, before: at(heap), until: first.heap, at });
    return {
      period,
      isLeast: true,
      recurs: distance => sameWindow(at(first.heap + distance).window(), first.window()),
      // The path to a place that turns out to be on the cycle must be searched too.
      preperiod: period => preperiodFrom(before, period) ?? preperiodFrom(m, period),
    };
  },
};

/**
 * The search that stores all terms, and searches for the last window among them. If n0 + p is within the limit, the
 * window that ends m heaps after n0 + p recurs. It stops when more terms would be needed than it may store.
 *
 * Cost: one comparison per heap that decides the period, less if m is large; nothing is copied.
 */
export const byStoredTerms: Search = {
  fits: (largest, { wideWindow }) => largest < wideWindow,
  find(tapeFromZero, m, limit, { firstWindows, mostTermsKept }) {
    const first = firstWindows * m;
    let tape = tapeFromZero(first);
    for (let end = first; end <= Math.max(mostTermsKept, first); end *= 2) {
      if (end > tape.kept) tape = tape.copy(2 * end);
      tape.advanceTo(Math.min(end, limit + m));
      const isLast = end >= limit + m;
      const period = tape.recurrence();
      if (period > 0) {
        const recurs = (distance: number) => tape.recurs(distance);
        return { period, isLeast: true, recurs, preperiod: period => tape.agreesFrom(period) };
      }
      if (isLast) return null;
    }
    return undefined;
  },
};
