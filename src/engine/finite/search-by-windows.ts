import { findStateTwice } from '../state-seen-twice.ts';
import { sameWindow } from '../walker.ts';
import { leastPreperiod } from './least-preperiod.ts';
import type { Search } from './search.ts';

/** For long periods: the tape keeps little, and the period is found by its windows. Cost: p and some 4 n0 heaps. */
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
      // The way to a place that turns out to be on the cycle is to be looked at too.
      preperiod: period => preperiodFrom(before, period) ?? preperiodFrom(m, period),
    };
  },
};
