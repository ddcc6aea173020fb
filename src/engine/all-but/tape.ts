import type { Boundary } from './boundary-pattern.ts';

/**
 * Algorithm 1 of Sleator and Slusky as a machine: a tape of "labelled?" cells and heads that move right
 * together, at n, n + x_1, …, n + x_m. When the head at n meets an unlabelled heap it labels it with the next
 * value, and each later head j, in increasing order, labels heap n + x_j with the same value iff that heap is
 * unlabelled and x_j − x_i is in X for every earlier head i that labelled in this step. No inner search; only
 * the cells between the first and the last head are kept.
 */
export interface Tape {
  /** The heap of the first head: every heap below has its value. */
  readonly heap: number;
  /** How many values have been placed on heaps below `heap`. */
  readonly value: number;
  advanceTo(heap: number): void;
  boundary(): Boundary;
}

/** A tape that sees when it is blank again, as at the start, for the sets of Lemma 6. */
export interface TapeThatSeesBlank extends Tape {
  /** The first place where it was in the last call of `advanceTo`; the tape is of no use then. Else null. */
  readonly blankAt: { readonly heap: number; readonly value: number } | null;
  /** Advances to a heap; it may pass the heap by up to {@link width} − 1 heaps. */
  advanceTo(heap: number): void;
  /** Number of heaps per step. */
  readonly width: number;
}
