import type { TakeAPrimeState } from './take-a-prime-level.ts';

/** A stretch of a nim-sequence: G(from + i) = values[i]. Segments of a sequence follow each other without a gap. */
export interface NimSegment {
  /** The first heap. */
  readonly from: number;
  /** One byte a heap where all values fit, four otherwise. Belongs to the receiver: no kernel writes there again. */
  readonly values: Uint8Array | Uint32Array;
  /**
   * Returns a state from which the sequence continues after this segment, in another process too. Call it before
   * requesting the next segment. Absent if there is no such state, and after the last segment.
   */
  readonly state?: () => SequenceState;
}

/** Plain data: numbers, arrays and typed arrays of them. Only the kernel that made it can use it. */
export type SequenceState = TakeAPrimeState;
