export { nimSequence, type Placement, placements } from './algorithm-1.ts';
export type { Boundary } from './boundary-pattern.ts';
export { certificateOfAllBut } from './certificate.ts';
export { nimSequenceByDefinition } from './definition.ts';
export {
  Measured,
  SCALAR_MEASURES,
  type ScalarMeasure,
  SERIES_MEASURES,
  type SeriesMeasure,
} from './measures.ts';
export { type Periodicity, type ProvedPeriodicity, periodicityOfAllBut } from './periodicity.ts';
export type { Undecided } from './undecided.ts';
export { ENGINE_DIGEST, ENGINE_VERSION } from './version.ts';
