import type { Undecided } from '../engine/index.ts';

/** Heaps of the first search: some ten milliseconds. */
const FIRST_LIMIT = 3e6;
/** Each search goes so much further. All that failed before the last cost a ninth of it together. */
const FACTOR = 10;

/**
 * Searches with a limit that rises to `limit`, so that there is something to tell on the way: after each search
 * that decides nothing, the heaps that were searched. Returns the last result.
 */
export function* byRisingLimits<T extends { readonly status: 'proved' }>(
  limit: number,
  search: (limit: number) => T | Undecided,
): Generator<number, T | Undecided> {
  for (let reach = Math.min(FIRST_LIMIT, limit); ; reach = Math.min(FACTOR * reach, limit)) {
    const found = search(reach);
    if (found.status === 'proved' || reach === limit) return found;
    yield reach;
  }
}
