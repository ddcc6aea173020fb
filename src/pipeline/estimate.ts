import { parseFamily } from '../game/index.ts';
import { computeRows } from './compute.ts';
import type { Block, Plan } from './plan.ts';

/** Time for sampling, in ms, and heaps that a sampled game is followed for: a first guess is wanted at once. */
const SAMPLING = 500;
const SAMPLED_HEAPS = 1e8;

/** The golden section: its multiples, modulo 1, are spread evenly however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * About how many seconds some blocks take on one core: of blocks spread over all of them, the case in the middle is
 * timed. Costs half a second.
 */
export function estimateSeconds(plan: Plan, blocks: readonly Block[]): number {
  const start = performance.now();
  let [seconds, work] = [0, 0];
  for (let i = 0; i < blocks.length; i++) {
    if (i > 0 && performance.now() - start > SAMPLING) break;
    const block = blocks[Math.floor(((i * GOLDEN + 0.5) % 1) * blocks.length)]!;
    seconds += secondsOf(plan, block);
    work += block.work;
  }
  return work === 0 ? 0 : (seconds / work) * blocks.reduce((sum, one) => sum + one.work, 0);
}

/** The middle case's time, times the cases. The first of two goes pays for code that is not yet warm. */
function secondsOf(plan: Plan, { sweep }: Block): number {
  const { letters, cases } = parseFamily(sweep);
  const all = [...cases()];
  const middle = all[all.length >> 1]!;
  const over = Object.fromEntries(letters.map((letter, i) => [letter, `${middle[i]}`]));
  const one = letters.length === 0 ? sweep : { ...sweep, over };
  const [, warm] = [1, 2].map(() => {
    const before = performance.now();
    for (const _ of computeRows({ ...plan, limit: Math.min(plan.limit, SAMPLED_HEAPS) }, { sweep: one }));
    return performance.now() - before;
  });
  return (warm! / 1000) * all.length;
}
