import * as z from 'zod/mini';
import { ENGINE_VERSION } from '../engine/index.ts';
import { refuse, shown } from '../errors.ts';
import { digestOf, type Plan, resolve } from '../plan/index.ts';
import { type Basis, basisOf } from './basis.ts';
import { type LoadedPipeline, loadPipeline, pipelineIds } from './pipelines.ts';
import { readJson } from './read-file.ts';
import type { ShardPlan } from './shards.ts';
import type { Folders } from './task.ts';

/** The parts of a plan file that are used; all others follow from the pipeline and must agree with it. */
const TAKEN = z.object({
  format: z.literal('saltus-shards-1'),
  plan: z.object({
    id: z.string(),
    engine: z.string(),
    sweep: z.object({ over: z.optional(z.record(z.string(), z.string())) }),
    limit: z.int().check(z.positive()),
    isDefault: z.boolean(),
    hash: z.string(),
  }),
  rows: z.enum(['all', 'none']),
  shards: z.int().check(z.minimum(1), z.maximum(1e6)),
  hash: z.string(),
});

/** A plan cut into shards, with its pipeline. */
export interface LoadedShards {
  readonly cut: ShardPlan;
  readonly pipeline: LoadedPipeline;
  readonly basis: Basis;
}

/**
 * Reads a plan file, which can come from anywhere: nothing in it becomes part of a path, and the plan is resolved again
 * from its ranges and its limit.
 *
 * @throws DefinitionError for a file that is not a plan or was changed, for an unknown pipeline, and for a plan of another
 *   engine version or of another version of the pipeline: its shards would not fit together
 */
export async function loadShards(file: string, folders: Folders): Promise<LoadedShards> {
  const { hash, ...open } = Object(readJson(file, 'a plan file (JSON written by npx saltus plan --save)'));
  const parsed = TAKEN.safeParse({ hash, ...open });
  if (!parsed.success || hash !== digestOf(JSON.stringify(open))) {
    refuse(file, 'a plan file as npx saltus plan --save wrote it', 'another file, or a changed one');
  }
  const { plan, rows, shards } = parsed.data;
  if (plan.engine !== ENGINE_VERSION) {
    refuse(file, `a plan of engine ${ENGINE_VERSION}`, `a plan of engine ${shown(plan.engine)}`);
  }
  if (!pipelineIds(folders.pipelines).includes(plan.id)) {
    refuse(file, 'a plan of a known pipeline', `a plan of ${shown(plan.id)}`);
  }
  const pipeline = await loadPipeline(plan.id, folders.pipelines);
  const now = resolveAgain(pipeline, parsed.data.plan);
  if (now.hash !== plan.hash || JSON.stringify(now) !== JSON.stringify(open.plan)) {
    refuse(
      file,
      `a plan of ${plan.id} as it is now`,
      'a plan with another sweep, measures or summaries',
      'to make it again, run: npx saltus plan --save',
    );
  }
  const cut = { format: parsed.data.format, plan: now, rows, shards, hash: parsed.data.hash };
  return { cut, pipeline, basis: await basisOf(pipeline, folders.published) };
}

/** Returns the plan of the present pipeline, with the ranges and the limit of another plan. */
function resolveAgain(
  { definition, file }: LoadedPipeline,
  { isDefault, sweep, limit }: z.infer<typeof TAKEN>['plan'],
): Plan {
  if (isDefault) return resolve(definition, file);
  return resolve(definition, file, { over: sweep.over ?? {}, limit: `${limit}` });
}
