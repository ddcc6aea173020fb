/**
 * The sequence of a finite subtraction set as a machine that moves right and keeps the last terms, m = max S of them at
 * the least: these determine all later ones.
 */
export interface FiniteTape {
  /** Every heap below has its term. */
  readonly heap: number;
  /** m = max S, in heaps. */
  readonly largest: number;
  /** Minimum number of heaps below `heap` whose terms are stored. */
  readonly kept: number;
  /** Advances to a heap; does nothing if it was passed already. */
  advanceTo(heap: number): void;
  /** Writes the terms of the heaps `from`, `from` + 1, … into the array; heap − kept ≤ `from`. Moves on as needed. */
  read(from: number, terms: Uint8Array | Int32Array): void;
  /**
   * Returns the last m terms, in the code of the kernel: tapes of one kernel and set with equal windows have equal
   * futures.
   *
   * @param into an array of an earlier call, to be used again
   */
  window(into?: Int32Array): Int32Array;
  /** Whether the same window occurs p ≥ 1 heaps earlier; false if those terms are not stored. */
  recurs(period: number): boolean;
  /** Returns the least p ≥ 1 with the same window p heaps before, as far as terms are kept; else 0. */
  recurrence(): number;
  /** Returns the least stored heap n such that every stored term from n equals the term p heaps later. */
  agreesFrom(period: number): number;
  /** Returns a second tape at the same place that stores this many terms; by default as many as this one. */
  copy(kept?: number): FiniteTape;
}
