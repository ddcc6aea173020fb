import { type Block, digestOf, orderedBlocksOf, type Plan } from '../plan/index.ts';
import type { RowStorage } from './stored-block.ts';

/** A plan and the number of its shards: immutable, so all who have the file agree on the shards. */
export interface ShardPlan {
  readonly format: 'saltus-shards-1';
  readonly plan: Plan;
  readonly rows: RowStorage;
  readonly shards: number;
  /** SHA-256 of all of the above. */
  readonly hash: string;
}

/** @param shards the wanted number of shards; the result has at most one per block */
export function cutPlan(plan: Plan, rows: RowStorage, shards: number): ShardPlan {
  const parts = Math.min(shards, orderedBlocksOf(plan).length);
  const open = { format: 'saltus-shards-1', plan, rows, shards: parts } as const;
  return { ...open, hash: digestOf(JSON.stringify(open)) };
}

/** Returns the blocks of each shard: consecutive blocks, with about the same work in each shard. */
export function shardsOf({ plan, shards }: ShardPlan): Block[][] {
  const blocks = orderedBlocksOf(plan);
  const all = blocks.reduce((sum, { work }) => sum + work, 0);
  const parts: Block[][] = Array.from({ length: shards }, () => []);
  let before = 0;
  for (const [i, block] of blocks.entries()) {
    const byWork = Math.floor(((before + block.work / 2) / all) * shards);
    // No shard may be empty, so on either side there must be at least as many blocks as shards.
    parts[Math.max(shards - blocks.length + i, Math.min(byWork, i, shards - 1))]!.push(block);
    before += block.work;
  }
  return parts;
}
