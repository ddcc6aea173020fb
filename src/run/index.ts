export { createExecutor, type Executor } from './execute.ts';
export { createWholeFile, fileDigest, type Written, writePieces, writeWhole } from './files.ts';
export { type LoadedPipeline, loadPipeline, pipelineIds, ROOT, readPublished } from './pipelines.ts';
export { type Listener, type RunResult, run } from './run.ts';
export { BlockStore, storedNames } from './store.ts';
export type { Folders, RowsKept } from './task.ts';
