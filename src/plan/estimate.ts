import type { Claim } from '../claim/index.ts';
import { bytesOfSequence, SERIES_MEASURES } from '../engine/index.ts';
import { parseFamily } from '../game/index.ts';
import { computeRows } from './compute-rows.ts';
import { RowsJudge } from './judge-rows.ts';
import { type Block, familyOf, type Plan } from './plan.ts';

/** Maximum processor time in ms, of all samples and of one sample, so that the estimate comes at once. */
const SAMPLING = 250;
const A_SAMPLE = 20;
/** Maximum number of heaps computed per sampled game. */
const SAMPLED_HEAPS = 1e8;

/** The golden ratio: any number of its multiples, modulo 1, are spread evenly. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Estimates the time that blocks take on one core, in seconds. Computes and judges a sample of cases on this machine, and
 * scales the pipeline's own estimate by the measured times. Skips cases that would take longer than the whole sampling.
 * Cost: a quarter of a second, plus the rest of the last case.
 */
export function estimateSeconds(plan: Plan, blocks: readonly Block[], claims: readonly Claim[]): number {
  const laws = claims.filter(({ kind }) => kind === 'law');
  const start = process.cpuUsage();
  const samples: { measured: number; stated: number }[] = [];
  for (let i = 0; i < blocks.length && since(start) < SAMPLING; i++) {
    const block = blocks[Math.floor(((i * GOLDEN + 0.5) % 1) * blocks.length)]!;
    const all = [...parseFamily(block.sweep).cases()];
    const ofOne = block.work / all.length;
    if (ofOne > SAMPLING * 1e6) continue;
    const size = Math.max(1, Math.min(all.length, Math.floor((A_SAMPLE * 1e6) / ofOne)));
    const sample = Array.from({ length: size }, (_, j) => all[Math.floor(((j + 0.5) / size) * all.length)]!);
    const { measured, cases } = timeOf(plan, block, sample, laws, () => since(start) < SAMPLING);
    samples.push({ measured, stated: ofOne * cases });
  }
  // The first half is left out, because V8 was still compiling.
  const warm = samples.slice(samples.length >> 1);
  const measured = warm.reduce((sum, sample) => sum + sample.measured, 0);
  const stated = warm.reduce((sum, sample) => sum + sample.stated, 0);
  const work = blocks.reduce((sum, block) => sum + block.work, 0);
  return stated === 0 ? work / 1e9 : (measured / 1000) * (work / stated);
}

/**
 * Returns the maximum memory for the terms of an infinite set while they are counted or listed, in bytes; undefined if
 * it is not known in advance.
 */
export function bytesOfTerms(plan: Plan): number | undefined {
  const family = familyOf(plan);
  const game = family.letters.length === 0 ? family.gameAt([]) : undefined;
  if (game?.kind !== 'infinite') return undefined;
  const known = plan.series.every(
    ({ series, upTo }) => 'needsNimValues' in SERIES_MEASURES[series] && /^\d+$/.test(upTo),
  );
  const terms = plan.series.map(({ upTo }) => Number(upTo));
  return known && terms.length > 0 ? bytesOfSequence(game, Math.max(...terms)) : undefined;
}

/** Measures the processor time of the first case, and of further cases as long as there is time to start them. */
function timeOf(
  plan: Plan,
  block: Block,
  sample: readonly (readonly number[])[],
  laws: readonly Claim[],
  isTime: () => boolean,
) {
  const start = process.cpuUsage();
  const within = { ...plan, limit: Math.min(plan.limit, SAMPLED_HEAPS) };
  let cases = 0;
  function* begun() {
    for (const at of sample) {
      if (cases > 0 && !isTime()) return;
      cases++;
      yield at;
    }
  }
  new RowsJudge(within, laws, () => []).judge(computeRows(within, block, () => undefined, begun()));
  return { measured: since(start), cases };
}

/** Returns the processor time since `start`, in ms. */
function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
