export { ARRAY_ENGINES, type ArrayEngine, linesFor } from './array-engines.ts';
export { basisOf } from './basis.ts';
export { causeOf, codeOf, isOfSystem, placedCauseOf } from './cause.ts';
export { codeDigests, pipelineDigest, programDigest } from './code-digests.ts';
export { composedOfResults, insistOnOwnFiles } from './concurrent-runs.ts';
export { doneBlocks, missingShards } from './done-blocks.ts';
export { exactJson } from './exact-json.ts';
export { createExecutor, type Executor } from './executor.ts';
export { fileDigest, type Written, writePieces, writeWhole, writtenAs } from './files.ts';
export { gatherBlocks } from './gather-blocks.ts';
export { isSame } from './is-same.ts';
export { judgeSentence, type KnownLaw, readSentence, type SentenceVerdict } from './judge-sentence.ts';
export { removeLeftovers, removeLeftoversBelow } from './leftovers.ts';
export { certificatesByGrowth, provedLoops } from './loops-laws.ts';
export {
  type LoadedPipeline,
  loadPipeline,
  type Pipeline,
  pipelineIds,
  pipelinePaths,
  printedTables,
  ROOT,
  readPublished,
} from './pipelines.ts';
export { loadShards } from './plan-file.ts';
export type { FinishedPlan, PlannedPipeline } from './plan-in-work.ts';
export { askProvedChecker } from './proved-checker.ts';
export { readExactJson, readFile, readJson } from './read-file.ts';
export { CORRUPT, readResult, readResultFile, resultIds } from './read-result.ts';
export type { Draw } from './recheck/drawn-rows.ts';
export { type Rechecked, recheckRun } from './recheck/recheck-run.ts';
export { type Difference, resultDifferences } from './recheck/result-differences.ts';
export { readWholeFile } from './regular-file.mjs';
export type { Result, TableOfResult } from './result.ts';
export { dataFolderOf, dataFolders, lawsPath, resultPath, resultPaths, tablePath } from './result-paths.ts';
export { provedRows, type RowsLaw } from './rows-laws.ts';
export { type Counterexample, doBlocks, type Listener, type RunSettings, run, runPlans } from './run.ts';
export { type Settled, settledCounterexample } from './settled-counterexample.ts';
export { cutPlan, shardsOf } from './shards.ts';
export { shellWord } from './shell-word.ts';
export { follow, ranges, type SlurmSettings, shardsPerTask, submit } from './slurm.ts';
export { BlockStore } from './store.ts';
export type { RowStorage } from './stored-block.ts';
export { blockPaths } from './stored-rows.ts';
export { deleteRun, nameRun, runsFolder, type StoredRun, storedRuns } from './stored-runs.ts';
export { isAboutRow } from './tables/case-table.ts';
export { csvPieces, repeatedName } from './tables/csv.ts';
export { type Cell, type Column, cellTexts, type Table, UNDECIDED } from './tables/table.ts';
export type { Folders } from './task.ts';
export { tallyTwiceAsFar } from './twice-as-far.ts';
export { noteBegun, removeNote, type UnfinishedRun } from './unfinished.ts';
export { fingerprints, UpToDateFiles } from './up-to-date-files.ts';

export { isInstalled, workspaceOf } from './workspace.mjs';
export { writeFolder } from './write-folder.ts';
export { filesOfResult, namedFiles, resultText, writeResult } from './write-result.ts';
