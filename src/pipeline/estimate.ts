import type { Claim } from '../claim/index.ts';
import { parseFamily } from '../game/index.ts';
import { computeRows, judgeRows } from './compute.ts';
import type { Block, Plan } from './plan.ts';

/** Processor time for sampling, in ms, and heaps that a sampled game is followed for: a first guess is wanted at once. */
const SAMPLING = 500;
const SAMPLED_HEAPS = 1e8;
/** Goes of the first case that are not counted. */
const WARMING = 3;

/** The golden section: its multiples, modulo 1, are spread evenly however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * About how many seconds some blocks take on one core: the pipeline's own estimate, put right by what the case in the
 * middle of some blocks takes here, computed and judged. Cases that would take longer than the sampling by the
 * pipeline's estimate are not tried. Costs half a second, or two cases.
 */
export function estimateSeconds(plan: Plan, blocks: readonly Block[], claims: readonly Claim[]): number {
  const laws = claims.filter(({ kind }) => kind === 'law');
  const start = process.cpuUsage();
  const left = () => SAMPLING - since(start);
  let [measured, stated] = [0, 0];
  for (let i = 0; i < blocks.length && left() > 0; i++) {
    const { sweep, work } = blocks[Math.floor(((i * GOLDEN + 0.5) % 1) * blocks.length)]!;
    const { letters, cases } = parseFamily(sweep);
    const all = [...cases()];
    if (work / all.length > SAMPLING * 1e6) continue;
    const middle = all[all.length >> 1]!;
    const over = Object.fromEntries(letters.map((letter, i) => [letter, `${middle[i]}`]));
    const one = letters.length === 0 ? sweep : { ...sweep, over };
    // The first goes pay for code that is not yet warm.
    for (let warming = i === 0 ? WARMING : 0; warming > 0 && left() > 0; warming--) timeOf(plan, one, laws);
    measured += timeOf(plan, one, laws) * all.length;
    stated += work;
  }
  const all = blocks.reduce((sum, { work }) => sum + work, 0);
  return stated === 0 ? all / 1e9 : (measured / 1000) * (all / stated);
}

/** Processor time: what else the machine does is not in it. */
function timeOf(plan: Plan, sweep: Plan['sweep'], laws: readonly Claim[]): number {
  const start = process.cpuUsage();
  const within = { ...plan, limit: Math.min(plan.limit, SAMPLED_HEAPS) };
  judgeRows(within, { sweep }, computeRows(within, { sweep }), laws, () => []);
  return since(start);
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
