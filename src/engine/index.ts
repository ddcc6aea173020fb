export { nimSequence, type Placement, placements } from './all-but/algorithm-1.ts';
export type { Boundary } from './all-but/boundary-pattern.ts';
export { certificateOfAllBut } from './all-but/certificate.ts';
export { nimSequenceByDefinition } from './all-but/definition.ts';
export { type AllButPeriodicity, periodicityOfAllBut } from './all-but/periodicity.ts';
export {
  answering,
  answeringList,
  finished,
  type GameAnswer,
  type OutcomeAnswer,
  type Progress,
  proofsOf,
  type Question,
  type SequenceAnswer,
} from './answer.ts';
export { certificateOfNimValues, certificateOfOutcomes } from './finite/certificate.ts';
export { nimValuesByDefinition, outcomesByDefinition } from './finite/definition.ts';
export {
  type FinitePeriodicity,
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from './finite/periodicity.ts';
export { type BeginningValues, outcomesByProduct } from './finite/product-recurrence.ts';
export { formatResultNumber, type ResultNumber, resultNumber } from './finite/result-number.ts';
export {
  formatRepeatsOfResultString,
  formatResultString,
  type ResultString,
  resultString,
} from './finite/result-string.ts';
export type { FiniteRule } from './finite/rule.ts';
export { type ProgramRun, runStonePickingProgram } from './finite/stone-picking-program.ts';
export { nimValuesOfFinite, outcomesOfFinite } from './finite/terms.ts';
export { countsOf, type ValueCount } from './infinite/counts.ts';
export type { SetOfMoves } from './infinite/moves.ts';
export { type ResidueProof, residueProof, residueProofFaults } from './infinite/residue-proof.ts';
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
export type { ProvedPeriodicity } from './periodicity.ts';
export { bytesOfSequence, nimSegments } from './sequence.ts';
export { outcomesOfBoxAsPrinted } from './sum/box-as-printed.ts';
export { outcomesOfBoxByNimSums } from './sum/box-by-nim-sums.ts';
export { outcomesOfBox } from './sum/box-by-product.ts';
export { listedMoves, type MoveSet, moveSetOf, optionsOf } from './sum/move-set.ts';
export { nimProduct } from './sum/nim-product.ts';
export { nimSum } from './sum/nim-sum.ts';
export { type GameHeap, type MoveAdvice, moveAdvice, type WinningMove } from './sum/sum-of-heaps.ts';
export type { Undecided } from './undecided.ts';
export { ENGINE_DIGEST, ENGINE_VERSION } from './version.ts';
