import type { RowRecord } from './data-folder.ts';

/**
 * The terms of a game as a b-file of OEIS: a line `n a(n)` each, one space between, n rising by 1 from heap 0 on, which
 * is the offset of these sequences; ASCII, with LF at the end of each line.
 *
 * @param terms the rows of the series of terms, in the order of the heaps
 */
export function bFile(terms: readonly RowRecord[]): string {
  return terms.map(({ heap, value }) => `${heap} ${value}\n`).join('');
}
