import { Trail } from '../trail.ts';
import { type Boundary, blankBoundary } from './boundary-pattern.ts';
import type { Tape } from './tape.ts';

/** A function that continues from a boundary with the kernel that suits the tape there. */
export type TapeFrom = (boundary: Boundary) => Tape;

interface Place {
  readonly heap: number;
  readonly boundary: Boundary;
  readonly tapeFrom: TapeFrom;
}

/**
 * The path of a search along the tape. Any heap that it has passed is reached again at a cost of at most 1/32 of the
 * path.
 */
export class SearchPath {
  readonly #trail: Trail<Place>;
  #tapeFrom: TapeFrom;
  #last: Tape | undefined;

  /** @param spacing minimum number of heaps between two stored places */
  constructor(largest: number, tapeFrom: TapeFrom, spacing: number) {
    const boundary = blankBoundary(largest);
    this.#trail = new Trail({ heap: 0, boundary, tapeFrom }, spacing);
    this.#tapeFrom = tapeFrom;
  }

  /** Stores the place of the tape, if one is due, or if another kernel continues there. */
  pass(tape: Pick<Tape, 'heap' | 'boundary'>, tapeFrom: TapeFrom): void {
    const { heap } = tape;
    if (heap < this.#trail.next && tapeFrom === this.#tapeFrom) return;
    this.#trail.keep({ heap, boundary: tape.boundary(), tapeFrom });
    this.#tapeFrom = tapeFrom;
  }

  /** Returns a tape at the heap. */
  tapeAt(heap: number): Tape {
    const { boundary, tapeFrom } = this.#trail.before(heap);
    const tape = tapeFrom(boundary);
    tape.advanceTo(heap);
    return tape;
  }

  /** Returns the boundary at a heap; for rising heaps the tape is played once. */
  boundaryAt(heap: number): Boundary {
    const isNearer = this.#last && this.#trail.before(heap).heap < this.#last.heap && this.#last.heap <= heap;
    if (isNearer) this.#last!.advanceTo(heap);
    else this.#last = this.tapeAt(heap);
    return this.#last!.boundary();
  }
}
