export { nimSequence, type Placement, placements } from './algorithm-1.ts';
export { allButSegments } from './algorithm-1-segments.ts';
export type { Boundary } from './boundary-pattern.ts';
export { outcomesOfBoxByNimSums } from './box-by-nim-sums.ts';
export { outcomesOfBox } from './box-by-product.ts';
export { certificateOfAllBut } from './certificate.ts';
export { nimSequenceByDefinition } from './definition.ts';
export { certificateOfNimValues, certificateOfOutcomes } from './finite-certificate.ts';
export { nimValuesByDefinition, outcomesByDefinition } from './finite-definition.ts';
export { type FiniteGame, finiteGame } from './finite-game.ts';
export { outcomesOfFinite } from './finite-outcomes.ts';
export {
  type FinitePeriodicity,
  type ProvedFinitePeriodicity,
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from './finite-periodicity.ts';
export type { FiniteRule } from './finite-rule.ts';
export { nimValuesOfFinite } from './finite-values.ts';
export { countsOf, type ValueCount } from './infinite-counts.ts';
export type { SetOfMoves } from './infinite-moves.ts';
export type { NimSegment } from './infinite-segment.ts';
export { nimSegments } from './infinite-sequence.ts';
export {
  Measured,
  SCALAR_MEASURES,
  type ScalarMeasure,
  SERIES_MEASURES,
  type SeriesMeasure,
  TEXT_MEASURES,
  type TextMeasure,
} from './measures.ts';
export { listedMoves, type MoveSet, moveSetOf } from './move-set.ts';
export { nimProduct } from './nim-product.ts';
export { nimSum } from './nim-sum.ts';
export { type Periodicity, type ProvedPeriodicity, periodicityOfAllBut } from './periodicity.ts';
export { type ResidueProof, residueProof, residueProofFaults } from './residue-proof.ts';
export { formatResultNumber, type ResultNumber, resultNumber } from './result-number.ts';
export {
  formatResultString,
  formatRunsOfResultString,
  type ResultString,
  resultString,
} from './result-string.ts';
export { type GameHeap, type MoveAdvice, moveAdvice, type WinningMove } from './sum-of-heaps.ts';
export type { Undecided } from './undecided.ts';
export { ENGINE_DIGEST, ENGINE_VERSION } from './version.ts';
