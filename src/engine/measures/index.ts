import { nextWins, nimSum, winner, winningMoves, winningMovesListed } from './advice.ts';
import { boxDifferences, boxPositions } from './box.ts';
import { counts, parities } from './counts.ts';
import type { Scalar, Sequence, Table, Text } from './measure.ts';
import { pPositionDigits } from './p-position-digits.ts';
import { inDegrees, patterns } from './patterns.ts';
import { outcomePreperiod, period, preperiod, saltus, T } from './period.ts';
import { B, E, longestRun, pPositions } from './result-string-measures.ts';
import { longestFromStart, longestStart, periodsFromStarts, startPeriods } from './starts.ts';
import { moves, outcomes, terms } from './terms.ts';
import { ternaryMoves } from './ternary-moves.ts';
import { tiling } from './tiling.ts';

/** All that a pipeline can ask of a game as a column of its table, by name. */
export const COLUMN_MEASURES = {
  preperiod,
  period,
  saltus,
  outcomePreperiod,
  T,
  longestRun,
  pPositions,
  nimSum,
  winningMoves,
  nextWins,
  boxPositions,
  boxDifferences,
  startPeriods,
  longestFromStart,
  B,
  E,
  winner,
  longestStart,
} satisfies Record<string, Scalar | Text>;

/** All that a pipeline can ask of a game as a table of its own, by name. */
export const SERIES_MEASURES = {
  terms,
  outcomes,
  moves,
  winningMoves: winningMovesListed,
  counts,
  parities,
  patterns,
  inDegrees,
  pPositionDigits,
  periodsFromStarts,
  ternaryMoves,
  tiling,
} satisfies Record<string, Sequence | Table>;

type Columns = typeof COLUMN_MEASURES;
type AllSeries = typeof SERIES_MEASURES;
export type ColumnMeasure = keyof Columns;
export type SeriesMeasure = keyof AllSeries;
type Of<Type> = { [Name in ColumnMeasure]: Columns[Name] extends Type ? Name : never }[ColumnMeasure];
export type ScalarMeasure = Of<Scalar>;

/** The series of a game that laws read, by name: one number per heap, or rows of numbers in the order of the columns. */
export type SeriesOf = {
  readonly [Name in SeriesMeasure]: AllSeries[Name] extends Sequence
    ? ArrayLike<number>
    : readonly (readonly number[])[];
};

/**
 * Whether a measure is an integer, so that expressions can name it.
 *
 * @example
 * [isScalar('period'), isScalar('E')] // [true, false]
 */
export function isScalar(name: string): name is ScalarMeasure {
  return Object.hasOwn(COLUMN_MEASURES, name) && COLUMN_MEASURES[name as ColumnMeasure].type === 'integer';
}
