/** Not known within a limit: a value, never an exception, never 0, never blank. */
export interface Undecided {
  readonly status: 'undecided';
  /** Heaps that were searched. */
  readonly limit: number;
  readonly why: string;
}
