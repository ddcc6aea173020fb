/** The exports for files in `pipelines/`, and nothing else: a worker that imports a pipeline loads no charts and no files. */
export {
  type Conjecture,
  type OpenLaw,
  printedSummary,
  printedTable,
  printedTerms,
  type Row,
  type SeriesOf,
  type Shows,
  type Texts,
} from './claim/index.ts';
export * from './claim/vocabulary/index.ts';
export {
  formatResultNumber,
  listedMoves,
  outcomesOfBoxByNimSums,
  resultNumber,
} from './engine/index.ts';
export { distanceToMultiple, gcd } from './game/index.ts';
export { type Charts, definePipeline } from './plan/index.ts';
export * from './plan/vocabulary/index.ts';
