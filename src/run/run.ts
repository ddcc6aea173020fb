import pLimit from 'p-limit';
import type { Claim, Tally, Witness } from '../claim/index.ts';
import { type Block, claimsOf, counterexampleOf, orderedBlocksOf, type Plan } from '../plan/index.ts';
import { type Basis, basisOf } from './basis.ts';
import type { Executor } from './executor.ts';
import { type BlockSettings, type FinishedPlan, PlanInWork, type PlannedPipeline } from './plan-in-work.ts';
import { type DoneTask, performTask, type Task } from './task.ts';

/** The amount of work of a run, known before it starts. */
export interface Work {
  readonly ids: readonly string[];
  readonly blocks: number;
  /** The estimated work in ns, by the pipelines' own estimates. */
  readonly work: number;
  /** Whether stored blocks are ignored. */
  readonly fresh: boolean;
  /** Whether other threads do the work, so that this one stays free. */
  readonly isApart: boolean;
}

/** The callbacks of a run. */
export interface Listener {
  start(all: Work): void;
  /** A block is done: its cases, and its part of the work. */
  progress(done: { readonly cases: number; readonly work: number }): void;
  /** Receives the first counterexample of each claim in a block, as soon as the block is done. */
  counterexample(found: Counterexample): void;
  warn(text: string): void;
}

/** A case at which a claim has an unexpected verdict. */
export interface Counterexample {
  readonly plan: Plan;
  readonly claim: Claim;
  readonly witness: Witness;
}

/** The settings and the executor of a run. */
export interface RunSettings extends BlockSettings {
  readonly executor: Executor;
  readonly listener: Listener;
}

/** Number of tasks in flight per worker: some wait, so that no worker idles while this thread draws finished plans. */
const IN_FLIGHT = 4;

/**
 * Computes the parts of some plans that are not up to date, and judges their claims. The blocks of all plans form one
 * queue, so that no core waits for the end of a plan: the plan with the most expensive block comes first, and the
 * blocks of one plan are in the order of their cases, so that the finished part of a long plan is an unbroken range.
 *
 * @returns for each plan, in order, its result or its first error; after an error no further block of that plan is
 * begun, and the others continue
 */
export function runPlans(
  plans: readonly PlannedPipeline[],
  { executor, listener, ...doing }: RunSettings,
): Promise<FinishedPlan>[] {
  const limit = pLimit(executor.jobs * IN_FLIGHT);
  const queue = plans.map((planned, i) => ({ i, planned, blocks: orderedBlocksOf(planned.plan) }));
  listener.start({
    ids: plans.map(({ plan }) => plan.id),
    blocks: queue.reduce((sum, { blocks }) => sum + blocks.length, 0),
    work: queue.reduce((sum, { blocks }) => sum + workOf(blocks), 0),
    fresh: doing.fresh ?? false,
    isApart: executor.isApart,
  });
  const bases = plans.map(({ pipeline }) => basisOf(pipeline, doing.folders.published));
  // No plan starts before the digests of all are known: otherwise a later plan could start first.
  const known = Promise.allSettled(bases);
  const results: Promise<FinishedPlan>[] = [];
  for (const { i, planned, blocks } of queue.sort((p, q) => maxWorkOf(q.blocks) - maxWorkOf(p.blocks))) {
    results[i] = finish(planned, blocks, bases[i]!);
  }
  return results;

  async function finish(
    planned: PlannedPipeline,
    blocks: readonly Block[],
    basis: Promise<Basis>,
  ): Promise<FinishedPlan> {
    await known;
    const work = new PlanInWork(planned, blocks, await basis, doing);
    let failed = false;
    const runBlock = async (block: Block, index: number) => {
      if (failed) return;
      try {
        const args = [work.task(index)];
        const done = await executor.call({ module: 'run/task.ts', name: 'performTask', args });
        const { judged, computed, warnings } = done as DoneTask;
        for (const warning of warnings) listener.warn(warning);
        reportCounterexamples(planned.plan, claimsOf(planned.pipeline.definition), judged.tallies, listener);
        work.add(index, judged, computed);
        listener.progress({ cases: judged.cases, work: block.work });
      } catch (thrown) {
        failed = true;
        throw thrown;
      }
    };
    await Promise.all(blocks.map((block, index) => limit(runBlock, block, index)));
    return work.finished(executor, text => listener.warn(text));
  }
}

/** Runs one plan, as {@link runPlans} does. */
export async function run(planned: PlannedPipeline, settings: RunSettings): Promise<FinishedPlan> {
  return runPlans([planned], settings)[0]!;
}

function reportCounterexamples(
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

function workOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { work }) => sum + work, 0);
}

function maxWorkOf(blocks: readonly Block[]): number {
  return blocks.reduce((most, { work }) => Math.max(most, work), 0);
}

/**
 * Computes blocks one by one in this thread, for a later merge.
 *
 * @returns the number of blocks that had to be computed
 */
export async function doBlocks(
  tasks: readonly Omit<Task, 'fresh' | 'compute'>[],
  claims: readonly Claim[],
  listener: Pick<Listener, 'warn' | 'counterexample'>,
): Promise<number> {
  let computed = 0;
  for (const task of tasks) {
    const done = await performTask({ ...task, fresh: false, compute: true });
    for (const warning of done.warnings) listener.warn(warning);
    reportCounterexamples(task.plan, claims, done.judged.tallies, listener);
    if (done.computed) computed++;
  }
  return computed;
}
