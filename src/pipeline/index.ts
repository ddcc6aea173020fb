export { type ColumnText, columnsOf, seriesColumns } from './columns.ts';
export { type BlockRows, computeRows, judgeRows } from './compute.ts';
export {
  type ChartText,
  definePipeline,
  type PipelineDefinition,
  type SeriesText,
  type SweepText,
} from './definition.ts';
export { type Block, blocksOf, type Plan, sha256 } from './plan.ts';
export { type Overrides, resolve } from './resolve.ts';
