import type { TakeAPrimeState } from './take-a-prime-level.ts';

/** A stretch of a nim-sequence: G(from + i) = values[i]. Segments of a sequence follow each other without a gap. */
export interface NimSegment {
  /** In heaps. */
  readonly from: number;
  /** One byte a heap where all values fit, four otherwise. Belongs to the receiver: no kernel writes there again. */
  readonly values: Uint8Array | Uint32Array;
  /**
   * Returns a state from which the sequence continues after this segment, in another process too. To be called before the
   * next segment is asked for. Absent if there is no such state, and after the last segment.
   */
  readonly state?: () => SequenceState;
}

/** Plain data: numbers, arrays and typed arrays of them. It means something to the kernel alone that made it. */
export type SequenceState = TakeAPrimeState;
