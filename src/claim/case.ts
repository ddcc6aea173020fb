import type { SeriesOf, Undecided } from '../engine/index.ts';

export type { SeriesOf };

/** A number or a text that a case has, or that it is not known within the limit. */
export type Value = number | string | Undecided;

/** The letters and scalar measures of a case, by name. */
export type Row = Readonly<Record<string, number>>;

/** The texts of a case by name, such as B(S). */
export type Texts = Readonly<Record<string, string>>;

/** One case with its numbers, as it is judged. */
export interface Case {
  /** The values of the letters, in their order; cases are compared by them. */
  readonly at: readonly number[];
  /** The game in canonical notation. */
  readonly game: string;
  readonly values: Readonly<Record<string, Value>>;
  /** The values in order, if available. */
  readonly row?: readonly Value[];
  /** The series that the pipeline measures; each is computed when it is first read. */
  readonly series: Partial<SeriesOf>;
}
