import { type Claim, type Tally, verdictWord } from '../../claim/index.ts';
import {
  type Block,
  BlockText,
  claimsOf,
  computeRows,
  orderedBlocksOf,
  type RowsVerdict,
  rowsOfLines,
} from '../../plan/index.ts';
import { basisOf } from '../basis.ts';
import { isSame } from '../is-same.ts';
import { judgeBlock } from '../judge-block.ts';
import type { PlannedPipeline } from '../plan-in-work.ts';
import { BlockStore } from '../store.ts';
import { namesOf, type RowStorage, storedBlock } from '../stored-block.ts';
import type { Folders } from '../task.ts';

/** A block of a finished plan after a second judgement. */
export interface JudgedAgain {
  readonly block: Block;
  readonly judged: RowsVerdict;
  /** The differences from the stored block, in words. */
  readonly differences: readonly string[];
}

/**
 * Judges a finished plan again, in this thread, block by block, and compares each block with the stored judgement. If all
 * rows were stored, it reads them. Otherwise it computes the rows of the drawn blocks again. Memory: one block.
 *
 * @param isDrawn by the block's address; the first block and the last are always computed
 */
export async function* judgedAgain(
  { pipeline, plan }: PlannedPipeline,
  { folders, rows: kept }: { folders: Folders; rows: RowStorage },
  isDrawn: (address: string) => boolean,
): AsyncGenerator<JudgedAgain> {
  const basis = await basisOf(pipeline, folders.published);
  const store = new BlockStore(folders.blocks);
  const blocks = orderedBlocksOf(plan);
  for (const [i, block] of blocks.entries()) {
    const isRead = kept === 'all';
    if (!isRead && i > 0 && i < blocks.length - 1 && !isDrawn(block.address)) continue;
    const named = { plan, block, basis };
    const stored = storedBlock(store, named, 'none').judged;
    const text = new BlockText(false);
    const judged = isRead
      ? await judgeBlock({ plan, folders }, rowsOfLines(plan, store.lines(namesOf(named).rows)))
      : await judgeBlock({ plan, folders }, computeRows(plan, block), row => text.add(row));
    yield {
      block,
      judged,
      differences: [
        ...(isRead || stored?.digest === text.digest ? [] : ['the stored rows are not the evaluated ones']),
        ...claimsOf(pipeline.definition).flatMap((claim, n) =>
          differenceOfClaim(claim, stored?.tallies[n], judged.tallies[n]!),
        ),
        ...plan.summaries.flatMap(({ name }, n) =>
          isSame(stored?.summaries[n], judged.summaries[n]!)
            ? []
            : [`summary ${name}: the stored groups differ`],
        ),
      ],
    };
  }
}

function differenceOfClaim({ id }: Claim, stored: Tally | undefined, anew: Tally): string[] {
  if (isSame(stored, anew)) return [];
  const [was, is] = [countsOf(stored), countsOf(anew)];
  return [
    `claim ${id}: ${was === is ? `the stored witnesses differ, with ${is}` : `stored: ${was}; evaluated again: ${is}`}`,
  ];
}

function countsOf(tally: Tally | undefined): string {
  if (tally === undefined) return 'nothing';
  const { holds, fails, undecided, error } = tally;
  return [
    `${holds} ${verdictWord('holds', holds)}`,
    `${fails} ${verdictWord('fails', fails)}`,
    `${undecided} ${verdictWord('undecided', undecided)}`,
    `${error} in error`,
  ].join(', ');
}
