/** What proves a period, and the least n0 and p. */
export interface Repeat {
  /** In heaps; null where the terms contradict the windows, which they never should. */
  readonly preperiod: number | null;
  readonly period: number;
}
