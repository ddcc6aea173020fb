import { type Boundary, blankBoundary } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Tape, TapeThatSeesBlank } from './tape.ts';
import { TapeByWords } from './tape-by-words.ts';

/** A tape of whole steps that can advance to any heap, also past heaps at which it is blank. */
export class ExactTape implements Tape {
  readonly #set: FesSet;
  readonly #tapeFrom: (from: Boundary) => TapeThatSeesBlank;
  #boundary: Boundary;

  constructor(set: FesSet, tapeFrom: (from: Boundary) => TapeThatSeesBlank, from: Boundary) {
    this.#set = set;
    this.#tapeFrom = tapeFrom;
    this.#boundary = from;
  }

  get heap(): number {
    return this.#boundary.heap;
  }

  get value(): number {
    return this.#boundary.value;
  }

  boundary(): Boundary {
    return this.#boundary;
  }

  advanceTo(heap: number): void {
    for (;;) {
      const tape = this.#tapeFrom(this.#boundary);
      const steps = Math.floor((heap - this.heap) / tape.width);
      tape.advanceTo(this.heap + steps * tape.width);
      if (tape.blankAt === null) {
        const rest = new TapeByWords(this.#set, tape.boundary());
        rest.advanceTo(heap);
        this.#boundary = rest.boundary();
        return;
      }
      this.#boundary = { ...blankBoundary(this.#set.largest), ...tape.blankAt };
    }
  }
}
