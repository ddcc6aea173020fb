/** Not known within a limit: a value, never an exception, never 0, never blank. */
export interface Undecided {
  readonly status: 'undecided';
  /** How far was searched, in heaps; in moves where `why` says so; 0 where nothing was. */
  readonly limit: number;
  readonly why: string;
}
