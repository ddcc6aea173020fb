import { type Block, examinedBoxes, type Plan } from '../plan/index.ts';

/**
 * Maximum numbers of blocks examined, and of parameter values enumerated to find them: each limit is about two seconds.
 * They are the same on any machine.
 */
const MAX_BLOCKS = 20_000;
const MAX_WALKED = 2 ** 24;

/**
 * Yields the first blocks of a plan, each with the number of parameter values enumerated to count its cases.
 *
 * @returns whether there are more
 */
export function* firstBlocks(
  plan: Plan,
): Generator<{ readonly block: Block; readonly settings: number }, boolean> {
  let [blocks, walked] = [0, 0];
  for (const { block, size: settings, ...looked } of examinedBoxes(plan)) {
    if (blocks === MAX_BLOCKS || walked > MAX_WALKED) return true;
    walked += looked.walked;
    if (block === undefined) continue;
    blocks++;
    yield { block, settings };
  }
  return false;
}
