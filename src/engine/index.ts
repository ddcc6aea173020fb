export { nimSequence, type Placement, placements } from './all-but/algorithm-1.ts';
export { certificateOfAllBut } from './all-but/certificate.ts';
export { nimSequenceByDefinition } from './all-but/definition.ts';
export { periodicityOfAllBut } from './all-but/periodicity.ts';
export { type TilingCell, tiling } from './all-but/tiling.ts';
export type { GameAnswer, OutcomeAnswer, Progress, Question, SequenceAnswer } from './answer.ts';
export { answering, answeringList, finished, proofsOf } from './answering.ts';
export { nimValuesByDefinition, outcomesByDefinition } from './finite/definition.ts';
export { periodicityOfNimValues, periodicityOfOutcomes } from './finite/periodicity.ts';
export { outcomesByProduct } from './finite/product-recurrence.ts';
export { formatResultNumber, resultNumber } from './finite/result-number.ts';
export { resultString, resultStringOf } from './finite/result-string.ts';
export { textOfResultString } from './finite/result-string-text.ts';
export type { FiniteRule } from './finite/rule.ts';
export { runStonePickingProgram } from './finite/stone-picking-program.ts';
export type { CountsSoFar, Restart } from './infinite/checkpoint-counts.ts';
export { countsOf } from './infinite/counts.ts';
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
export { outcomeOfHeap } from './outcome-of-heap.ts';
export type { LawQuestion } from './prove/class.ts';
export type { FoundLaw, ProposedLaw, SingleGame, UndecidedClass } from './prove/law.ts';
export { guessedLoops, LAST_K } from './prove/loops/guessed-loops.ts';
export { type LawLimits, proveFamily, singleGames } from './prove/prove.ts';
export { resultNumberLaw } from './prove/result-number-law.ts';
export { distanceOf, guessedCertificates, LARGEST_K } from './prove/rows/guessed-certificates.ts';
export { bytesOfSequence, nimSegments, nimValues } from './sequence.ts';
export { outcomesOfBoxAsPrinted } from './sum/box-as-printed.ts';
export { outcomesOfBoxByNimSums } from './sum/box-by-nim-sums.ts';

export { listedMoves, moveSetOf, optionsOf } from './sum/move-set.ts';
export { nimProduct } from './sum/nim-product.ts';
export { nimSum } from './sum/nim-sum.ts';
export {
  type GameHeap,
  type LargeHeap,
  type LargeMoveAdvice,
  largeMoveAdvice,
  type MoveAdvice,
  moveAdvice,
} from './sum/sum-of-heaps.ts';
export type { Undecided } from './undecided.ts';
export { type ValueOfHeap, valueByPlayAlone, valueOfHeap } from './value-of-heap.ts';
export { ENGINE_VERSION } from './version.ts';
