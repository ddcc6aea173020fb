/**
 * The sequence of a finite subtraction set as a machine that moves right and keeps the last terms, m = max S of them at
 * the least: these determine all later ones.
 */
export interface FiniteTape {
  /** Every heap below has its term. */
  readonly heap: number;
  /** m = max S, in heaps. */
  readonly largest: number;
  /** How many of the heaps below `heap` keep their terms, at the least. */
  readonly kept: number;
  /** Does nothing where `heap` was passed already. */
  advanceTo(heap: number): void;
  /** Writes the terms of the heaps `from`, `from` + 1, … into the array; heap − kept ≤ `from`. Moves on as needed. */
  read(from: number, terms: Uint8Array | Int32Array): void;
  /** The last m terms, in the code of the kernel: tapes of one kernel and set with equal windows have equal futures. */
  window(): Int32Array;
  /** Whether the same window stands p ≥ 1 heaps before; false where these terms are not kept. */
  recurs(period: number): boolean;
  /** The least p ≥ 1 with the same window p heaps before, as far as terms are kept; else 0. */
  recurrence(): number;
  /** The least n among the kept heaps from which on every kept term is that of p heaps later. */
  agreesFrom(period: number): number;
  /** A second tape in the same place, that keeps so many terms from now on; as many as this one, if none are named. */
  copy(kept?: number): FiniteTape;
}
