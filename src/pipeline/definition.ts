import type { Claim } from '../claim/index.ts';
import type { ScalarMeasure, SeriesMeasure } from '../engine/index.ts';
import type { FamilyText } from '../game/index.ts';

/** A sequence that is measured for each case. */
export interface SeriesText {
  readonly series: SeriesMeasure;
  /** How many terms, in heaps: an expression in the letters and scalar measures, such as `period + a + b`. */
  readonly upTo: string;
  /** Whether the terms are written as a table `<id>.<series>.csv`; claims can read them in any case. */
  readonly table?: boolean;
}

/** A chart of the rows: a Vega-Lite specification without data, drawn over one record a row. */
export interface ChartText {
  /** Names the files: `<name>.svg`. */
  readonly name: string;
  readonly title: string;
  readonly spec: Readonly<Record<string, unknown>>;
}

/** One question: what is swept, what is measured, and what is claimed of it. */
export interface PipelineDefinition {
  /** The name of the file, without its ending. */
  readonly id: string;
  readonly question: string;
  readonly source: string;
  /** Part of `npm start`. */
  readonly published?: boolean;
  readonly sweep: FamilyText;
  readonly measure: readonly (ScalarMeasure | SeriesText)[];
  /** How far one game is followed before it is undecided: `1e11 heaps`. */
  readonly limit: string;
  readonly claims: readonly Claim[];
  readonly charts?: readonly ChartText[];
  /** A table for papers for each value of this letter; one table of all rows if absent. */
  readonly tablesBy?: string;
}

/** The one export of a file in `pipelines/`. What is wrong with it is found when it is resolved. */
export function definePipeline(definition: PipelineDefinition): PipelineDefinition {
  return definition;
}
