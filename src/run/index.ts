export { blocksAnew } from './blocks-anew.ts';
export { createExecutor, type Executor } from './execute.ts';
export { causeOf, createWholeFile, fileDigest, type Written, writePieces, writeWhole } from './files.ts';
export { clearLeftOverBelow, isTemporary } from './left-over.ts';
export {
  judgementOf,
  type LoadedPipeline,
  loadPipeline,
  pipelineIds,
  ROOT,
  readPublished,
} from './pipelines.ts';
export { loadShards } from './plan-file.ts';
export type { PlannedPipeline, RunResult } from './plan-in-work.ts';
export { type Counterexample, doBlocks, type Listener, run, runPlans } from './run.ts';
export { cutPlan, doneBlocks, missingShards, type ShardPlan, shardsOf } from './shards.ts';
export { follow, ranges, type SlurmSettings, shardsATask, submit } from './slurm.ts';
export { BlockStore, storedNames } from './store.ts';
export type { Folders, RowsKept } from './task.ts';
