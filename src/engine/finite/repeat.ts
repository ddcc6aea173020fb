/** A window of m = max S terms that a search has met twice, and how to look at the sequence again. */
export interface Repeat {
  /** In heaps. */
  readonly period: number;
  /** Whether the search holds it for the least, rather than for a multiple. */
  readonly isLeast: boolean;
  /** Whether the window stands so many heaps further on too. */
  recurs(distance: number): boolean;
  /** The least, for a period; null where the terms contradict the windows, which they never should. */
  preperiod(period: number): number | null;
}
