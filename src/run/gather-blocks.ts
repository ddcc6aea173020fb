import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '../errors.ts';
import { orderedBlocksOf } from '../plan/index.ts';
import { doneBlocks } from './done-blocks.ts';
import type { LoadedShards } from './plan-file.ts';
import { BlockStore } from './store.ts';
import { namesOf, wantedNames } from './stored-block.ts';
import type { Folders } from './task.ts';

/**
 * Copies the blocks of a plan that the store lacks from other folders, into which shards on other machines wrote. It copies
 * only blocks that are sound, and changes nothing in the other folders.
 *
 * @param from folders named by `--out` of the shards, or folders of blocks
 * @param warn receives the corrupt parts of blocks
 * @returns the number of copied blocks
 * @throws DefinitionError for a folder that does not exist
 */
export function gatherBlocks(
  { cut, basis }: LoadedShards,
  from: readonly string[],
  folders: Pick<Folders, 'blocks'>,
  warn: (damage: string) => void,
): number {
  for (const folder of from) {
    if (!existsSync(folder)) refuse('--from', 'an existing folder', folder);
  }
  const { plan, rows } = cut;
  const own = new BlockStore(folders.blocks);
  const isDone = doneBlocks({ plan, rows, basis }, folders);
  let missing = orderedBlocksOf(plan).filter(block => !isDone(block));
  let copied = 0;
  for (const folder of from) {
    const blocks = blocksIn(folder);
    const isThere = doneBlocks({ plan, rows, basis, warn }, { blocks });
    const other = new BlockStore(blocks);
    missing = missing.filter(block => {
      if (!isThere(block)) return true;
      for (const name of wantedNames(namesOf({ plan, block, basis }), rows))
        own.write(name, other.bytes(name)!);
      copied++;
      return false;
    });
  }
  return copied;
}

/** Returns the folder of blocks below a folder that a shard wrote into, or the folder itself if it has none. */
function blocksIn(folder: string): string {
  const below = join(folder, 'data', 'runs', 'blocks');
  return existsSync(below) ? below : folder;
}
