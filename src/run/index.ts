export { createExecutor, type Executor } from './execute.ts';
export { createWholeFile, fileDigest, type Written, writePieces, writeWhole } from './files.ts';
export { type LoadedPipeline, loadPipeline, pipelineIds, ROOT, readPublished } from './pipelines.ts';
export { blocksDone, type Listener, type RowWithSeries, type RunResult, run } from './run.ts';
export type { Folders } from './task.ts';
