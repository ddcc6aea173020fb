/** A kernel of take-a-prime between two segments. The moves are not in it: to sieve them again takes less time than to read them. */
export interface TakeAPrimeState {
  /** The first heap that is not decided yet, a multiple of 64. */
  readonly next: number;
  /** By value. */
  readonly levels: readonly LevelState[];
  /** For levels that did not know enough when they were dense the heap below which they stay sparse. */
  readonly sparseBelow: ReadonlyMap<number, number>;
}

export type LevelState = SparseState | DenseState;

export interface SparseState {
  readonly kind: 'sparse';
  /** All members: those of residue r mod 210 are 210 q + r for the numbers q of the list r, in order. */
  readonly quotients: readonly Uint32Array[];
}

export interface DenseState {
  readonly kind: 'dense';
  /** The parity that has more members. */
  readonly majority: 0 | 1;
  /** The members of the other one. */
  readonly exceptions: readonly number[];
  /** The last members of the majority, as a parity class that ends where the next segment begins. */
  readonly history: Int32Array;
  /** Of the heaps of the majority's parity, which are members: it decides the time, and not one value. */
  readonly share: number;
}
