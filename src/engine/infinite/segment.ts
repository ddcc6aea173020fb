import type { TakeAPrimeState } from './take-a-prime-state.ts';

/** A stretch of a nim-sequence: G(from + i) = values[i]. Segments of a sequence follow each other without a gap. */
export interface NimSegment {
  /** In heaps. */
  readonly from: number;
  /** One byte a heap where all values fit, four otherwise. Belongs to the receiver: no kernel writes there again. */
  readonly values: Uint8Array | Uint32Array;
  /**
   * What the sequence can be gone on from behind this segment, in another process too; to be asked for before the next
   * segment is, or the segments are let go of. Absent where it cannot, and behind the last.
   */
  readonly state?: () => SequenceState;
}

/** Plain data: numbers, arrays and typed arrays of them. It means something to the kernel alone that made it. */
export type SequenceState = TakeAPrimeState;
