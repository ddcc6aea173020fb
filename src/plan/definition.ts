import type { Claim } from '../claim/index.ts';
import type { ColumnMeasure, ScalarMeasure, SeriesMeasure } from '../engine/index.ts';
import type { Ending, FamilyText, Objective } from '../game/index.ts';

/** A sequence that is measured for each case. */
export interface SeriesText {
  readonly series: SeriesMeasure;
  /** How many terms or heaps: an expression in the letters and scalar measures, such as `period + a + b`, or `limit`. */
  readonly upTo: string;
  /** Whether it is written as a table `<id>.<series>.csv`; claims can read it in any case. */
  readonly table?: boolean;
}

/**
 * Cases put together by one or more whole numbers: how many there are in each group, and where the greatest of a
 * measure stands. A histogram, the records for each a, or counts.
 */
export interface SummaryText {
  /** Names the table: `<id>.<name>.csv`. */
  readonly name: string;
  readonly title: string;
  /** The numbers by which cases are put together: expressions in letters and measures, by the name of the column. */
  readonly by: Readonly<Record<string, string>>;
  /** The measure whose greatest value is kept, with the first case that has it. */
  readonly most?: ScalarMeasure;
}

/** A chart: a Vega-Lite specification without data, drawn over one record a row. */
export interface ChartText {
  /** The rows of this series, which must be a table, or of this summary, in the place of the cases. */
  readonly of?: string;
  /** The columns that the chart needs; all if absent. They are written into the file of the chart. */
  readonly fields?: readonly string[];
  /** Names the files: `<name>.svg`. */
  readonly name: string;
  readonly title: string;
  readonly spec: Readonly<Record<string, unknown>>;
}

/** A family of games under a rule. */
export interface SweepText extends FamilyText {
  /** For finite sets; `normal` if absent. */
  readonly ending?: Ending;
  /** For finite sets; `last-player-wins` if absent. */
  readonly objective?: Objective;
}

/** One question: what is swept, what is measured, and what is claimed of it. */
export interface PipelineDefinition {
  /** The name of the file, without its ending. */
  readonly id: string;
  readonly question: string;
  readonly source: string;
  /** Part of `npm start`. */
  readonly published?: boolean;
  readonly sweep: SweepText;
  readonly measure: readonly (ColumnMeasure | SeriesText)[];
  /** How far one game is followed before it is undecided: `1e11 heaps`. */
  readonly limit: string;
  /**
   * About what one case takes, in ns, as an expression in the letters and `limit`: `20000 + 90b`; 1 ms if absent. It
   * decides how the work is cut into blocks, and nothing else. Where it is irregular, what the limit allows.
   */
  readonly cost?: string;
  /** Tables of groups of cases, kept however many cases there are. */
  readonly summaries?: readonly SummaryText[];
  readonly claims: readonly Claim[];
  readonly charts?: readonly ChartText[];
  /** The sequence of OEIS that a series of terms is, such as `A014589`: its b-file is written. A single game only. */
  readonly oeis?: string;
  /** Tables of the rows for papers, one for each value of the letter `by`, or one of all rows; none if absent. */
  readonly tables?: { readonly by?: string };
}

/** The one export of a file in `pipelines/`. What is wrong with it is found when it is resolved. */
export function definePipeline(definition: PipelineDefinition): PipelineDefinition {
  return definition;
}
