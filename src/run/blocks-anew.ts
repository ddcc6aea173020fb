import { type Block, computeRows, lineOf, orderedBlocksOf } from '../pipeline/index.ts';
import { judgementOf } from './pipelines.ts';
import type { PlannedPipeline } from './plan-in-work.ts';
import { BlockStore, digestOf } from './store.ts';
import { type Folders, type JudgedBlock, namesOf } from './task.ts';

/**
 * Computes some blocks of a finished plan once more, in this thread, and says of each whether its rows are those that
 * were judged: for a run that kept no rows, of which digests are left.
 *
 * @param isDrawn by the block's address; the first block and the last are always computed
 */
export function* blocksAnew(
  { pipeline, plan }: PlannedPipeline,
  folders: Folders,
  isDrawn: (address: string) => boolean,
): Generator<{ block: Block; isSame: boolean }> {
  const judgement = judgementOf(pipeline, folders.published);
  const store = new BlockStore(folders.blocks);
  const blocks = orderedBlocksOf(plan);
  for (const [i, block] of blocks.entries()) {
    if (i > 0 && i < blocks.length - 1 && !isDrawn(block.address)) continue;
    const judged = store.read(namesOf({ plan, block, judgement }).judged);
    const { digest }: Partial<JudgedBlock> = judged === undefined ? {} : JSON.parse(judged);
    const text = [...computeRows(plan, block)].map(lineOf).join('');
    yield { block, isSame: digestOf(text) === digest };
  }
}
