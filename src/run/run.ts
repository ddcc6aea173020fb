import {
  type Claim,
  type Conclusion,
  conclude,
  EMPTY_TALLY,
  mergeTallies,
  PrintedTable,
  type Tally,
  type Witness,
} from '../claim/index.ts';
import {
  type CaseRow,
  columnsOf,
  counterexampleOf,
  type Group,
  orderedBlocksOf,
  type Plan,
  rowOfLine,
  summariesOf,
} from '../pipeline/index.ts';
import { type Executor, runAll } from './execute.ts';
import { mergedRows } from './merged-rows.ts';
import { judgementOf, type LoadedPipeline, readPublished } from './pipelines.ts';
import { BlockStore, digestOf } from './store.ts';
import {
  errorOf,
  type Folders,
  isDecided,
  namesOf,
  type Outcome,
  performTask,
  type RowsKept,
  type Task,
} from './task.ts';

/** What a run tells while it works. */
export interface Listener {
  start(work: { readonly id: string; readonly blocks: number; readonly work: number }): void;
  /** A block is done: its cases, and its part of the work, in ns by the pipeline's estimate. */
  progress(done: { readonly cases: number; readonly work: number }): void;
  /** The first of each block, as soon as the block is done. */
  counterexample(found: Counterexample): void;
  warn(text: string): void;
}

/** A case at which a claim comes out otherwise than is on file. */
export interface Counterexample {
  readonly plan: Plan;
  readonly claim: Claim;
  readonly witness: Witness;
}

/** A pipeline's plan, done: what was claimed and came of it, and where the rows are. */
export interface RunResult {
  readonly plan: Plan;
  readonly conclusions: readonly Conclusion[];
  /** The groups of each summary, in their order. */
  readonly summaries: readonly (readonly Group[])[];
  /** SHA-256 over the digests of the blocks in the order of their settings: the same for any number of jobs. */
  readonly root: string;
  readonly cases: number;
  readonly blocks: number;
  /** Blocks that were not in the store. */
  readonly computed: number;
  /** The printed tables that the rows were held against, by claim. */
  readonly printed: ReadonlyMap<string, PrintedTable>;
  readonly kept: RowsKept;
  /** The rows that were kept, in the order of the cases, read as they are asked for; memory is flat. */
  rows(): Generator<CaseRow>;
}

/**
 * Computes what is not up to date of a plan and judges its claims.
 *
 * @throws the first failure of a block, as the error that it was
 */
export async function run(
  pipeline: LoadedPipeline,
  plan: Plan,
  options: {
    folders: Folders;
    executor: Executor;
    rows?: RowsKept;
    fresh?: boolean;
    /** Whether what is not in the store is computed, or is an error. */
    compute?: boolean;
    listener: Listener;
  },
): Promise<RunResult> {
  const { folders, executor, rows: kept = 'all', fresh = false, compute = true, listener } = options;
  const { claims } = pipeline.definition;
  const judgement = judgementOf(pipeline, folders.published);
  const blocks = orderedBlocksOf(plan);
  listener.start({
    id: plan.id,
    blocks: blocks.length,
    work: blocks.reduce((sum, { work }) => sum + work, 0),
  });
  const tallies = claims.map(() => EMPTY_TALLY);
  const summaries = summariesOf(
    plan,
    columnsOf(plan).map(({ name }) => name),
  );
  const digests: string[] = [];
  let cases = 0;
  let computed = 0;
  let failure: Error | undefined;
  function* tasks(): Generator<Task & { index: number }> {
    const common = { id: plan.id, plan, judgement, folders, rows: kept, fresh, compute };
    for (const [index, block] of blocks.entries()) yield { ...common, block, index };
  }
  const each = ({ block, index }: Task & { index: number }, outcome: Outcome) => {
    if (!outcome.done) {
      failure ??= errorOf(outcome.failure);
      return;
    }
    const { judged, warnings } = outcome;
    for (const warning of warnings) listener.warn(warning);
    for (const [i, tally] of judged.tallies.entries()) tallies[i] = mergeTallies(tallies[i]!, tally);
    tellCounterexamples(plan, claims, judged.tallies, listener);
    for (const [i, groups] of judged.summaries.entries()) summaries[i]!.merge(groups);
    digests[index] = judged.digest;
    cases += judged.cases;
    if (outcome.computed) computed++;
    listener.progress({ cases: judged.cases, work: block.work });
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
  const groups = summaries.map(summary => summary.groups());
  return {
    plan,
    conclusions,
    summaries: groups,
    root: digestOf(digests.join('\n')),
    cases,
    blocks: blocks.length,
    computed,
    printed,
    kept,
    rows: () => keptRows({ plan, judgement, kept, groups }, folders.blocks),
  };
}

function tellCounterexamples(
  plan: Plan,
  claims: readonly Claim[],
  tallies: readonly Tally[],
  listener: Pick<Listener, 'counterexample'>,
): void {
  for (const [i, claim] of claims.entries()) {
    const witness = counterexampleOf(claim, tallies[i]!);
    if (witness) listener.counterexample({ plan, claim, witness });
  }
}

/** Does blocks one after the other in this thread, for whoever puts them together later. */
export async function doBlocks(
  tasks: readonly Omit<Task, 'fresh' | 'compute'>[],
  claims: readonly Claim[],
  listener: Pick<Listener, 'warn' | 'counterexample'>,
): Promise<{ computed: number; failure?: Error }> {
  let computed = 0;
  for (const task of tasks) {
    const outcome = await performTask({ ...task, fresh: false, compute: true });
    if (!outcome.done) return { computed, failure: errorOf(outcome.failure) };
    for (const warning of outcome.warnings) listener.warn(warning);
    tellCounterexamples(task.plan, claims, outcome.judged.tallies, listener);
    if (outcome.computed) computed++;
  }
  return { computed };
}

/** The rows in the store, or of those the records: of the blocks' records only the holders in the end stay. */
function* keptRows(
  {
    plan,
    judgement,
    kept,
    groups,
  }: { plan: Plan; judgement: string; kept: RowsKept; groups: readonly (readonly Group[])[] },
  folder: string,
): Generator<CaseRow> {
  if (kept === 'none') return;
  const store = new BlockStore(folder);
  const letters = Object.keys(plan.sweep.over ?? {}).length;
  const settingOf = ({ values }: CaseRow) => values.slice(0, letters) as number[];
  const holders = new Set(groups.flat().map(({ at }) => at?.join()));
  const parts = orderedBlocksOf(plan).map(block => ({
    corner: block.corner,
    *rows() {
      const names = namesOf({ plan, block, judgement });
      for (const line of store.lines(kept === 'all' ? names.rows : names.records))
        yield rowOfLine(plan, line);
    },
  }));
  for (const row of mergedRows(parts, settingOf)) {
    if (kept === 'all' || !isDecided(row) || holders.has(settingOf(row).join())) yield row;
  }
}
