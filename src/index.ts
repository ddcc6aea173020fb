/** What a file in `pipelines/` needs, and nothing else: a worker that imports one loads no charts and no files. */
export {
  isNimSequence,
  law,
  published,
  publishedTerms,
  type Row,
  type SeriesOf,
  type Texts,
} from './claim/index.ts';
export { definePipeline } from './pipeline/definition.ts';
