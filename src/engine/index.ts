export { nimSequence, type Placement, placements } from './all-but/algorithm-1.ts';
export { periodicityOfAllBut } from './all-but/periodicity-of-all-but.ts';
export { type TilingCell, tiling } from './all-but/tiling-cells.ts';
export { analyseGame, analyseSetOfMoves, proofsOf, runToEnd } from './analyse-game.ts';
export type { FiniteRule } from './finite/beginning.ts';
export { periodicityOfNimValues, periodicityOfOutcomes } from './finite/periodicity-of-finite.ts';
export { formatResultNumber, resultNumber } from './finite/result-number.ts';
export { resultString, resultStringOf, textOfResultString } from './finite/result-string.ts';
export type { GameAnswer, OutcomeAnswer, Progress, Question, SequenceAnswer } from './game-answer.ts';
export type { CountsSoFar, Restart } from './infinite/checkpoint-counts.ts';
export { countsOf } from './infinite/count-values.ts';
export type { NimSegment } from './infinite/segment.ts';
export {
  COLUMN_MEASURES,
  type ColumnMeasure,
  isScalar,
  type ScalarMeasure,
  SERIES_MEASURES,
  type SeriesMeasure,
  type SeriesOf,
} from './measures/index.ts';
export type { Proof } from './measures/measure.ts';
export { MeasuredGame } from './measures/measured-game.ts';
export { bytesOfSequence, nimSegments, nimValues } from './nim-segments.ts';
export { growsLikePolynomial, guessedLoops, LAST_K } from './prove/loops/guessed-loops.ts';
export type { LawQuestion } from './prove/prove-class.ts';
export type { FoundLaw, ProposedLaw, SingleGame, UndecidedClass } from './prove/prove-family.ts';
export { type LawLimits, proveFamily, singleGames } from './prove/prove-family.ts';
export { resultNumberLaw } from './prove/result-number-law.ts';
export { distanceOf, guessedCertificates, MAX_K } from './prove/rows/guessed-certificates.ts';
export type { Undecided } from './proved-periodicity.ts';
export { outcomesOfBoxByNimSums } from './sum/box-by-nim-sums.ts';

export { listedMoves, moveSetOf, optionsOf } from './sum/move-set.ts';
export { nimInverse, nimProduct } from './sum/nim-product.ts';
export { nimSum } from './sum/nim-sum.ts';
export {
  type GameHeap,
  type LargeHeap,
  type LargeMoveAdvice,
  largeMoveAdvice,
  type MoveAdvice,
  moveAdvice,
} from './sum/sum-of-heaps.ts';
export { outcomeOfHeap, type ValueOfHeap, valueByPlayAlone, valueOfHeap } from './value-of-heap.ts';
export { ENGINE_VERSION } from './version.ts';
