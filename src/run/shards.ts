import { readFileSync } from 'node:fs';
import { ENGINE_VERSION } from '../engine/version.ts';
import { DefinitionError } from '../errors.ts';
import { type Block, orderedBlocksOf, type Plan, resolve } from '../pipeline/index.ts';
import { type Basis, basisOf } from './digests.ts';
import { causeOf } from './files.ts';
import { foreignImports } from './foreign-imports.ts';
import type { RowsKept } from './held-block.ts';
import { type LoadedPipeline, loadPipeline } from './pipelines.ts';
import { digestOf } from './store.ts';
import type { Folders } from './task.ts';

/** A plan and into how many parts it is cut: immutable, and the same for everyone who holds the file. */
export interface ShardPlan {
  readonly format: 'saltus-shards-1';
  readonly plan: Plan;
  readonly rows: RowsKept;
  readonly shards: number;
  /** SHA-256 of all of the above. */
  readonly hash: string;
}

/** @param shards how many parts are wished for; no more than there are blocks */
export function cutPlan(plan: Plan, rows: RowsKept, shards: number): ShardPlan {
  const parts = Math.min(shards, orderedBlocksOf(plan).length);
  const open = { format: 'saltus-shards-1', plan, rows, shards: parts } as const;
  return { ...open, hash: digestOf(JSON.stringify(open)) };
}

/**
 * The blocks of each shard: those that lie side by side, in parts of about the same work.
 */
export function shardsOf({ plan, shards }: ShardPlan): Block[][] {
  const blocks = orderedBlocksOf(plan);
  const all = blocks.reduce((sum, { work }) => sum + work, 0);
  const parts: Block[][] = Array.from({ length: shards }, () => []);
  let before = 0;
  for (const [i, block] of blocks.entries()) {
    const byWork = Math.floor(((before + block.work / 2) / all) * shards);
    // No shard is left empty: as many blocks as shards must remain on either side.
    parts[Math.max(shards - blocks.length + i, Math.min(byWork, i, shards - 1))]!.push(block);
    before += block.work;
  }
  return parts;
}

/** A plan of shards with the pipeline that it is of. */
export interface LoadedShards {
  readonly cut: ShardPlan;
  readonly pipeline: LoadedPipeline;
  readonly basis: Basis;
}

/**
 * @throws DefinitionError for a file that is no plan or was changed, and for a plan of another engine version or of
 *   another state of the pipeline: its shards would not fit together
 */
export async function loadShards(file: string, folders: Folders): Promise<LoadedShards> {
  const refuse = (expected: string, received: string): never => {
    throw new DefinitionError([{ where: file, expected, received }]);
  };
  const { hash, ...open } = readPlan(file, refuse);
  if (open.format !== 'saltus-shards-1' || hash !== digestOf(JSON.stringify(open))) {
    refuse('a plan as saltus wrote it', 'another file, or one that was changed');
  }
  const { plan } = open;
  if (plan.engine !== ENGINE_VERSION)
    refuse(`a plan of engine ${ENGINE_VERSION}`, `one of engine ${plan.engine}`);
  const pipeline = await loadPipeline(plan.id, folders.pipelines);
  for (const issues of (await foreignImports([pipeline.file])).values()) throw new DefinitionError(issues);
  const now = resolve(pipeline.definition, pipeline.file);
  const computed = ({ measure, series, summaries, rule }: Plan) =>
    JSON.stringify({ measure, series, summaries, rule });
  if (computed(now) !== computed(plan)) {
    refuse(`a plan of ${plan.id} as it is now`, 'one of other measures or summaries: make it again');
  }
  return { cut: { ...open, hash }, pipeline, basis: basisOf(pipeline, folders.published) };
}

function readPlan(file: string, refuse: (expected: string, received: string) => never): ShardPlan {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (thrown) {
    refuse('a plan file', causeOf(thrown));
  }
  try {
    return Object(JSON.parse(text));
  } catch {
    return refuse('a plan file', 'no JSON');
  }
}
