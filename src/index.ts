/** What a file in `pipelines/` needs, and nothing else: a worker that imports one loads no charts and no files. */
export {
  distanceToMultiple,
  forAll,
  isFraction,
  isNimSequence,
  isResultString,
  law,
  misprint,
  ours,
  paper,
  powerOf2,
  published,
  publishedTerms,
  type Row,
  repeatsWord,
  type SeriesOf,
  type Texts,
  when,
} from './claim/index.ts';
export {
  formatResultNumber,
  listedMoves,
  outcomesByProduct,
  outcomesOfBoxAsPrinted,
  outcomesOfBoxByNimSums,
  resultNumber,
  runStonePickingProgram,
} from './engine/index.ts';
export { definePipeline } from './plan/index.ts';
