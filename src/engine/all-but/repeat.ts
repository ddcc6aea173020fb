import type { Boundary } from './boundary-pattern.ts';
import type { Tape } from './tape.ts';

/** A boundary pattern was seen twice: `period` heaps and `saltus` values apart, and not sooner. */
export interface Repeat {
  readonly period: number;
  readonly saltus: number;
  /** Whether the repeated pattern is the blank one of the start, so that there is no preperiod. */
  readonly blank: boolean;
  /** The least preperiod, where the search has found that too. */
  readonly preperiod?: number;
  /** The kernel that was stepping when the repeat was found, for whoever steps the same game again. */
  readonly tapeFrom: (boundary: Boundary) => Pick<Tape, 'heap' | 'advanceTo' | 'boundary'>;
}
