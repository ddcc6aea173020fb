import type { Block, Plan } from '../plan/index.ts';
import type { Basis } from './digests.ts';
import { heldBlock, namesOf, type RowsKept } from './held-block.ts';
import { type ShardPlan, shardsOf } from './shards.ts';
import { BlockStore, storedNames } from './store.ts';
import type { Folders } from './task.ts';

/** The blocks to look up, and the callback for corrupt files. */
export interface Looking {
  readonly plan: Plan;
  readonly rows: RowsKept;
  readonly basis: Basis;
  readonly tell?: ((damage: string) => void) | undefined;
  /** Maximum number of bytes read; after that, a block counts as done if its files exist. */
  readonly bytes?: number | undefined;
}

/**
 * Tells which blocks are in the store, sound, with the rows that are to be kept. The names of all files are read once,
 * some ms for a hundred thousand; and what a block holds when it is asked for, 1 µs a row, in flat memory.
 */
export function doneBlocks(
  { plan, rows, basis, tell = () => {}, bytes = Infinity }: Looking,
  folders: Pick<Folders, 'blocks'>,
): (block: Block) => boolean {
  const store = new BlockStore(folders.blocks);
  const stored = storedNames(folders.blocks);
  let left = bytes;
  return block => {
    const named = { plan, block, basis };
    const names = namesOf(named);
    const wanted = { all: [names.rows], records: [names.records], none: [] }[rows];
    const files = [names.judged, ...wanted];
    if (!files.every(name => stored.has(name))) return false;
    if (left <= 0) return true;
    left -= files.reduce((sum, name) => sum + store.size(name), 0);
    const { isDone, damage } = heldBlock(store, named, rows);
    for (const one of damage) tell(one);
    return isDone;
  };
}

/**
 * Tells, whenever it is asked, of which shards a block is missing or corrupt. A block that was sound is not read again:
 * whoever puts the shards together looks for himself.
 */
export function missingShards(
  cut: ShardPlan,
  basis: Basis,
  folders: Pick<Folders, 'blocks'>,
  tell?: (damage: string) => void,
): () => number[] {
  const shards = shardsOf(cut);
  const sound = new Set<Block>();
  const told = new Set<string>();
  const tellOnce = (damage: string) => {
    if (!told.has(damage)) tell?.(damage);
    told.add(damage);
  };
  return () => {
    const isDone = doneBlocks({ plan: cut.plan, rows: cut.rows, basis, tell: tellOnce }, folders);
    for (const block of shards.flat()) if (!sound.has(block) && isDone(block)) sound.add(block);
    return shards.flatMap((blocks, i) => (blocks.every(block => sound.has(block)) ? [] : [i]));
  };
}
