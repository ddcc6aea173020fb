/**
 * The sequence of a finite subtraction set as a machine that moves right and keeps the last m = max S terms, and
 * nothing that was before them.
 */
export interface FiniteTape {
  /** Every heap below has its term. */
  readonly heap: number;
  /** m, in heaps: so many terms in a row determine all later ones. */
  readonly largest: number;
  /** Does nothing where `heap` was passed already. */
  advanceTo(heap: number): void;
  /** Writes the terms of the heaps `from`, `from` + 1, … into the array; heap − m ≤ `from`. Moves on as needed. */
  read(from: number, terms: Uint8Array | Int32Array): void;
  /** The last m terms, in the code of the kernel: tapes of one kernel and set with equal windows have equal futures. */
  window(): Int32Array;
  /** A second tape in the same place. */
  copy(): FiniteTape;
}

/**
 * The terms of the heaps below min S. Two rules for one set differ in these alone: from min S on, every term
 * follows from the terms of the options.
 */
export interface StartingTerms {
  /** The term of heap 0. */
  readonly atZero: number;
  /** The term of the heaps 1, …, min S − 1; none if min S = 1. */
  readonly belowLeast: number;
}
