import type { Undecided } from '../engine/index.ts';

/** A number or a text that a case has, or that it is not known within the limit. */
export type Value = number | string | Undecided;

/** What a law sees of a case: its letters and scalar measures by name. */
export type Row = Readonly<Record<string, number>>;

/** What a law sees of a case's texts by name, such as B(S). */
export type Texts = Readonly<Record<string, string>>;

/** What a law sees of a case's series: each is computed when it is first read. */
export interface SeriesOf {
  /** G(0), G(1), … */
  readonly terms: ArrayLike<number>;
  /** f(0), f(1), … */
  readonly outcomes: ArrayLike<number>;
  /** Rows of heap before and heap after. */
  readonly moves: readonly (readonly number[])[];
  /** Rows of heap, stones before and stones after. */
  readonly winningMoves: readonly (readonly number[])[];
  /** Rows of terms, value, count, first heap. */
  readonly counts: readonly (readonly number[])[];
  /** Rows of terms, value, heap mod 2, count, first heap, last heap. */
  readonly parities: readonly (readonly number[])[];
  /** Rows of k, first heap and boundary pattern. */
  readonly patterns: readonly (readonly number[])[];
  /** Rows of in-degree, patterns, reached patterns, and reached patterns by edges among them. */
  readonly inDegrees: readonly (readonly number[])[];
}

/** One case with its numbers, as it is judged. */
export interface Case {
  /** The setting of the letters, in their order; cases are compared by it. */
  readonly at: readonly number[];
  /** The game in canonical notation. */
  readonly game: string;
  readonly values: Readonly<Record<string, Value>>;
  /** Those that the pipeline measures. */
  readonly series: Partial<SeriesOf>;
}
