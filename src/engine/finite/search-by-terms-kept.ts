import { periodAmongSums } from './period-among-sums.ts';
import type { Search } from './search.ts';

/**
 * Keeps all terms, and looks for the last window among them. Where n0 + p is within the limit the window that ends m heaps
 * behind that recurs; it gives up where more terms would be needed than are kept.
 *
 * Cost: a look at each heap that decides the period, the less the larger m is; nothing is copied.
 */
export const byTermsKept: Search = {
  fits: (largest, { wideWindow }) => largest < wideWindow,
  find(tapeFromZero, m, limit, { firstWindows, mostTermsKept }) {
    const first = firstWindows * m;
    let tape = tapeFromZero(first);
    for (let end = 2 * m; end <= Math.max(mostTermsKept, first); end += end < first ? m : end) {
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
    return undefined;
  },
};
