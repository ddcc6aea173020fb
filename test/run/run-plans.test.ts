import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderedBlocksOf, resolve } from '../../src/plan/index.ts';
import {
  createExecutor,
  type Executor,
  loadPipeline,
  type PlannedPipeline,
  ROOT,
  runPlans,
} from '../../src/run/index.ts';
import type { Task } from '../../src/run/task.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saltus-run-plans-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SMALL: Record<string, Record<string, string>> = {
  'fes-one': { a: '1..3' },
  'conjecture-12': { a: '1..40' },
};

async function planned(id: string, over = SMALL[id]!): Promise<PlannedPipeline> {
  const pipeline = await loadPipeline(id);
  return { pipeline, plan: resolve(pipeline.definition, pipeline.file, { over }) };
}

/** Runs small plans, and records the pipeline of each started block. */
async function start(plans: readonly PlannedPipeline[], spoil: (id: string, nth: number) => void = () => {}) {
  const begun: string[] = [];
  const told: string[] = [];
  const thread = createExecutor(1);
  const executor: Executor = {
    ...thread,
    call: async call => {
      const [{ plan }] = call.args as [Task];
      begun.push(plan.id);
      spoil(plan.id, begun.filter(id => id === plan.id).length);
      return thread.call(call);
    },
  };
  const folders = {
    pipelines: [join(ROOT, 'pipelines')],
    published: [join(ROOT, 'data', 'published')],
    blocks: folder,
  };
  const listener = {
    start: ({ ids, blocks }: { ids: readonly string[]; blocks: number }) =>
      told.push(`${ids.join()}: ${blocks}`),
    progress: ({ cases }: { cases: number }) => told.push(`${cases}`),
    counterexample: ({ witness }: { witness: { game: string } }) => told.push(witness.game),
    warn: (text: string) => told.push(text),
  };
  const ends = await Promise.allSettled(runPlans(plans, { executor, folders, listener }));
  return { begun, told, ends };
}

test('the plan with the most expensive block starts first, and results come in the order of plans', async () => {
  const plans = [await planned('fes-one'), await planned('conjecture-12', { a: '1..30' })];
  const { begun, told, ends } = await start(plans);
  expect(begun.at(0)).toBe('conjecture-12');
  expect(begun.at(-1)).toBe('fes-one');
  const ids = ends.map(end => end.status === 'fulfilled' && end.value.plan.id);
  expect(ids).toEqual(['fes-one', 'conjecture-12']);
  expect(told[0]).toBe(`fes-one,conjecture-12: ${begun.length}`);
  const cases = ends.reduce((sum, end) => sum + (end.status === 'fulfilled' ? end.value.cases : 0), 0);
  expect(told.slice(1).reduce((sum, text) => sum + Number(text), 0)).toBe(cases);
});

test('a failed block stops the other blocks of its plan, and other plans continue', async () => {
  const plans = [await planned('conjecture-12'), await planned('fes-one')];
  const whole = [...orderedBlocksOf(plans[0]!.plan)].length;
  const { begun, ends } = await start(plans, (id, nth) => {
    if (id === 'conjecture-12' && nth === 2) throw new Error('the worker has gone');
  });
  expect(ends[0]).toMatchObject({ status: 'rejected', reason: { message: 'the worker has gone' } });
  expect(ends[1]).toMatchObject({ status: 'fulfilled', value: { plan: { id: 'fes-one' } } });
  expect(begun.filter(id => id === 'conjecture-12').length).toBeLessThan(whole / 2);
});

test('a plan that fails before its first block does not affect the others', async () => {
  const [broken, sound] = [await planned('conjecture-12'), await planned('fes-one')];
  const gone = { ...broken, pipeline: { ...broken.pipeline, path: join(ROOT, 'pipelines', 'gone.ts') } };
  const { ends } = await start([gone, sound]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(ends[0]).toMatchObject({ reason: { issues: [{ where: 'pipelines/gone.ts' }] } });
});
