import type { RowRecord } from './data-folder.ts';

/**
 * Returns the terms of a game as a b-file of OEIS: one line `n a(n)` for each term, with one space, n increasing by 1
 * from heap 0, the offset of these sequences; ASCII, with LF at the end of each line.
 *
 * @param terms the rows of the series of terms, in the order of the heaps
 */
export function bFile(terms: readonly RowRecord[]): string {
  return terms.map(({ heap, value }) => `${heap} ${value}\n`).join('');
}
