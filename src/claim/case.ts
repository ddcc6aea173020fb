import type { SeriesOf, Undecided } from '../engine/index.ts';

export type { SeriesOf };

/** A number or a text that a case has, or that it is not known within the limit. */
export type Value = number | string | Undecided;

/** The letters and scalar measures of a case, by name. */
export type Row = Readonly<Record<string, number>>;

/** The texts of a case by name, such as B(S). */
export type Texts = Readonly<Record<string, string>>;

/**
 * A case as a judge sees it. It may be one object that shows each case of a sweep in turn: comparing it with an earlier one
 * then compares it with itself. So a judge reads it at once and keeps only numbers and texts.
 */
export interface CaseView {
  /** Set if the object will show the next case. */
  readonly isCurrent?: boolean;
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

/** A case that never changes, so it can be kept and compared with others. A view of the current case is not assignable. */
export interface Case extends CaseView {
  readonly isCurrent?: false;
}
