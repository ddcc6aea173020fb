export { blindLawsOf } from './blind-laws-of-rows.ts';
export { BlockText } from './block-text.ts';
export { type CaseRow, isDecided, rowOfLine, rowsOfLines } from './case-row.ts';
export { columnsDrawn } from './chart-issues.ts';
export {
  type ColumnText,
  columnsOf,
  hasPeriods,
  proofsOf,
  seriesColumns,
  summaryColumns,
} from './columns.ts';
export { computeRows } from './compute-rows.ts';
export { counterexampleOf, familyOfCase, type Search, smallerCounterexamples } from './counterexample.ts';
export { claimsOf, definePipeline } from './definition.ts';
export type { Charts, ChartText, PipelineDefinition } from './definition-schema.ts';
export { digestOf } from './digest.ts';
export { bytesOfTerms, estimateSeconds } from './estimate.ts';
export type { Overrides } from './examine.ts';
export {
  claimsOfFamily,
  type FamilyQuestion,
  measuresOfFamily,
  pipelineOfFamily,
  planOfFamily,
  questionOnFamily,
} from './family-question.ts';
export { judgeGroups } from './judge-groups.ts';
export { RowsJudge, type RowsVerdict } from './judge-rows.ts';
export { type Block, blocksOf, examinedBoxes, lettersOf, orderedBlocksOf, type Plan } from './plan.ts';
export { type Question, questionOf } from './question.ts';
export { resolve } from './resolve.ts';
export { conditionOf, type RunningFamily, runningFamilies, runningText } from './running-families.ts';
export { type Group, summariesOf } from './summaries.ts';
export { rulesOf, sweepText, sweptBy } from './sweep-text.ts';
