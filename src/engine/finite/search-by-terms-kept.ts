import type { Search } from './search.ts';

/**
 * Keeps all terms, and looks for the last window among them. If n0 + p is within the limit, the window that ends m heaps
 * after n0 + p recurs. Gives up when more terms would be needed than are kept.
 *
 * Cost: one look per heap that decides the period, less if m is large; nothing is copied.
 */
export const byTermsKept: Search = {
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
