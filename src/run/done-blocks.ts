import type { Block, Plan } from '../plan/index.ts';
import type { Basis } from './basis.ts';
import { type ShardPlan, shardsOf } from './shards.ts';
import { BlockStore, storedNames } from './store.ts';
import { namesOf, type RowStorage, storedBlock, wantedNames } from './stored-block.ts';
import type { Folders } from './task.ts';

/** The blocks to look up, and the callback for corrupt files. */
export interface BlockLookup {
  readonly plan: Plan;
  readonly rows: RowStorage;
  readonly basis: Basis;
  readonly warn?: ((damage: string) => void) | undefined;
  /** Maximum number of bytes read; after that, a block counts as done if its files exist. */
  readonly bytes?: number | undefined;
}

/**
 * Returns a predicate: whether the store has a block, sound and with the wanted rows. Cost: some ms to read the names of
 * 10^5 files once, then 1 µs per row of each block. Memory: constant.
 */
export function doneBlocks(
  { plan, rows, basis, warn = () => {}, bytes = Infinity }: BlockLookup,
  folders: Pick<Folders, 'blocks'>,
): (block: Block) => boolean {
  const store = new BlockStore(folders.blocks);
  const stored = storedNames(folders.blocks);
  let left = bytes;
  return block => {
    const named = { plan, block, basis };
    const files = wantedNames(namesOf(named), rows);
    if (!files.every(name => stored.has(name))) return false;
    if (left <= 0) return true;
    left -= files.reduce((sum, name) => sum + store.size(name), 0);
    const { isDone, damage } = storedBlock(store, named, rows);
    for (const message of damage) warn(message);
    return isDone;
  };
}

/**
 * Returns a function that lists the shards with missing or corrupt blocks. It reads a sound block only once, since a merge
 * checks all blocks itself.
 */
export function missingShards(
  cut: ShardPlan,
  basis: Basis,
  folders: Pick<Folders, 'blocks'>,
  warn?: (damage: string) => void,
): () => number[] {
  const shards = shardsOf(cut);
  const sound = new Set<Block>();
  const warned = new Set<string>();
  const warnOnce = (damage: string) => {
    if (!warned.has(damage)) warn?.(damage);
    warned.add(damage);
  };
  return () => {
    const isDone = doneBlocks({ plan: cut.plan, rows: cut.rows, basis, warn: warnOnce }, folders);
    for (const block of shards.flat()) if (!sound.has(block) && isDone(block)) sound.add(block);
    return shards.flatMap((blocks, i) => (blocks.every(block => sound.has(block)) ? [] : [i]));
  };
}
