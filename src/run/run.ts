import {
  type Conclusion,
  conclude,
  EMPTY_TALLY,
  mergeTallies,
  PrintedTable,
  type Value,
} from '../claim/index.ts';
import { MachineError } from '../errors.ts';
import { type Block, type BlockRows, blocksOf, type Plan } from '../pipeline/index.ts';
import { type Executor, runAll } from './execute.ts';
import { judgementOf, type LoadedPipeline, readPublished } from './pipelines.ts';
import { BlockStore, digestOf } from './store.ts';
import { errorOf, type Folders, type Outcome, type Task } from './task.ts';

/** What a run tells while it works. */
export interface Listener {
  start(plan: Plan): void;
  /** Cases done since the last call. */
  progress(cases: number): void;
  warn(text: string): void;
}

/** A pipeline's plan, done: what was claimed and came of it, and where the rows are. */
export interface RunResult {
  readonly plan: Plan;
  readonly conclusions: readonly Conclusion[];
  /** SHA-256 over the digests of the blocks in the order of the cases: the same for any number of jobs. */
  readonly root: string;
  readonly cases: number;
  readonly blocks: number;
  /** Blocks that were not in the store. */
  readonly computed: number;
  /** The printed tables that the rows were held against, by claim. */
  readonly printed: ReadonlyMap<string, PrintedTable>;
  /** All rows with the terms of the series that are tables, read block by block. */
  rows(): Generator<RowWithSeries>;
}

export interface RowWithSeries {
  /** The letters, then the measures. */
  readonly values: readonly Value[];
  readonly series: Readonly<Record<string, readonly (readonly number[])[] | null>>;
}

/**
 * Computes what is not up to date of a plan and judges its claims.
 *
 * @throws the first failure of a block, as the error that it was
 */
export async function run(
  pipeline: LoadedPipeline,
  plan: Plan,
  options: { folders: Folders; executor: Executor; fresh?: boolean; listener: Listener },
): Promise<RunResult> {
  const { folders, executor, fresh = false, listener } = options;
  const { claims } = pipeline.definition;
  const judgement = judgementOf(pipeline, folders.published);
  listener.start(plan);
  const tallies = claims.map(() => EMPTY_TALLY);
  const digests: string[] = [];
  let cases = 0;
  let blocks = 0;
  let computed = 0;
  let failure: Error | undefined;
  function* tasks(): Generator<Task & { index: number }> {
    const common = { id: plan.id, plan, judgement, folders, fresh };
    for (const block of blocksOf(plan)) yield { ...common, block, index: blocks++ };
  }
  const each = ({ block, index }: Task & { index: number }, outcome: Outcome) => {
    if (!outcome.done) {
      failure ??= errorOf(outcome.failure);
      return;
    }
    for (const warning of outcome.warnings) listener.warn(warning);
    outcome.tallies.forEach((tally, i) => {
      tallies[i] = mergeTallies(tallies[i]!, tally);
    });
    digests[index] = outcome.digest;
    cases += block.cases;
    if (outcome.computed) computed++;
    listener.progress(block.cases);
  };
  await runAll(tasks(), executor, each);
  if (failure) throw failure;
  const printed = new Map<string, PrintedTable>();
  for (const claim of claims) {
    if (claim.kind !== 'published') continue;
    printed.set(claim.id, new PrintedTable(claim, await readPublished(claim.file, folders.published)));
  }
  const conclusions = claims.map((claim, i) => {
    const printedRows = printed.get(claim.id)?.size ?? 0;
    return conclude(claim, tallies[i]!, { printedRows, isDefault: plan.isDefault });
  });
  const root = digestOf(digests.join('\n'));
  const rows = () => storedRows(plan, folders.blocks);
  return { plan, conclusions, root, cases, blocks, computed, printed, rows };
}

function* storedRows(plan: Plan, folder: string): Generator<RowWithSeries> {
  const store = new BlockStore(folder, () => {});
  for (const block of blocksOf(plan)) {
    const { rows, series } = readBlock(store, block, folder);
    for (const [i, values] of rows.entries()) {
      const terms = Object.entries(series).map(([name, perCase]) => [name, perCase[i]!]);
      yield { values, series: Object.fromEntries(terms) };
    }
  }
}

function readBlock(store: BlockStore, block: Block, folder: string): BlockRows {
  const payload = store.read(block.address);
  if (payload !== undefined) return JSON.parse(payload);
  throw new MachineError(
    `block ${block.address} in ${folder} is gone or damaged since it was written: run again`,
  );
}

/** How much of a plan is in the store already, in blocks. */
export function blocksDone(plan: Plan, folder: string): { blocks: number; done: number } {
  const store = new BlockStore(folder, () => {});
  let blocks = 0;
  let done = 0;
  for (const block of blocksOf(plan)) {
    blocks++;
    if (store.read(block.address) !== undefined) done++;
  }
  return { blocks, done };
}
