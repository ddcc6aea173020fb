/** A stretch of a nim-sequence: G(from + i) = values[i]. Segments of a sequence follow each other without a gap. */
export interface NimSegment {
  /** In heaps. */
  readonly from: number;
  /** One byte a heap where all values fit, four otherwise. Belongs to the receiver: no kernel writes there again. */
  readonly values: Uint8Array | Uint32Array;
}
