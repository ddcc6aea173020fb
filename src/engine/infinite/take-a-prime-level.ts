import { lowestBit, ones } from '../bits.ts';

/** Heaps that one word of each parity class covers together. */
export const HEAPS_IN_WORD = 64;

/** A class that has no member. */
export const NONE = new Int32Array(0);

/**
 * A set of heaps of a segment by parity: bit i of word w of class c, 0 for even and 1 for odd, is the heap
 * from + 64 w + 2 i + c. `from` is a multiple of 64.
 */
export type ParityClasses = readonly [even: Int32Array, odd: Int32Array];

/** The heaps of both classes in increasing order, counted from the first one; a class without words has none. */
export function heapsOf([even, odd]: ParityClasses): number[] {
  const heaps: number[] = [];
  const words = Math.max(even.length, odd.length);
  for (let w = 0; w < words; w++) {
    const evenBits = w < even.length ? even[w]! : 0;
    const oddBits = w < odd.length ? odd[w]! : 0;
    for (let bits = evenBits | oddBits; bits !== 0; bits &= bits - 1) {
      const i = lowestBit(bits);
      const heap = HEAPS_IN_WORD * w + 2 * i;
      if ((evenBits >>> i) & 1) heaps.push(heap);
      if ((oddBits >>> i) & 1) heaps.push(heap + 1);
    }
  }
  return heaps;
}

/** All members of a level so far. */
export interface Members {
  /** Returns the number of members of each parity. */
  counts(): readonly [even: number, odd: number];
  /** Returns the members of a parity, in increasing order. */
  ofParity(parity: 0 | 1): readonly number[];
  /** Returns the members of a parity that are at least `from`, as a class that begins there: a multiple of 64. */
  wordsFrom(from: number, parity: 0 | 1): Int32Array;
}

/** Returns the members in classes that begin at heap 0. */
export function membersOf(classes: ParityClasses): Members {
  const countOf = (words: Int32Array) => words.reduce((sum, word) => sum + ones(word), 0);
  return {
    counts: () => [countOf(classes[0]), countOf(classes[1])],
    ofParity: parity => heapsOf(parity === 0 ? [classes[0], NONE] : [NONE, classes[1]]),
    wordsFrom: (from, parity) => classes[parity].subarray(from / HEAPS_IN_WORD),
  };
}

/** P_v, the heaps of value v, as far as it is known: all heaps up to the segment to come. */
export interface Level {
  /**
   * Returns the heaps of the segment that are in P_v: those `open` heaps, of no lower value, from which no move leads to
   * P_v. Removes them from `open`. The result is exact; null if the level cannot decide, and then all are still open. A
   * class without words has no member. Valid until the next call.
   */
  place(from: number, open: ParityClasses): ParityClasses | null;

  /** Returns the state from which another level can continue, as it is between two segments. */
  state(): LevelState;
}

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
  /** The members by residue r mod 210: they are 210 q + r for the numbers q of the list r, in order. */
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
  /** The proportion of the majority's parity that are members: it affects only the time, not the values. */
  readonly share: number;
}
