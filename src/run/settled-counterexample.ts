import { setImmediate as breathe } from 'node:timers/promises';
import type { Claim, Witness } from '../claim/index.ts';
import { parseFamily } from '../game/index.ts';
import {
  computeRows,
  familyOfCase,
  type PipelineDefinition,
  type Plan,
  smallerCounterexamples,
} from '../plan/index.ts';
import { printedTables } from './pipelines.ts';
import { certifiedMeasures, type DoubleChecked, doubleCheck } from './recheck/double-check.ts';

/** Maximum number of cases examined for a smaller counterexample, which take some seconds. */
const MAX_CASES = 1000;
/** Maximum number of heaps of a replay, which take some seconds. */
const MAX_REPLAYED_HEAPS = 1e7;

/** The facts about a counterexample after the end of its run. */
export interface Settled {
  /** The comparison of its numbers with the checker that shares no code with the engine. */
  readonly replayed: DoubleChecked | { readonly status: 'no certificate' };
  /** Number of cases examined below the range of the run. */
  readonly looked: number;
  /** Whether all cases before the least counterexample were examined. */
  readonly all: boolean;
  /** Number of these cases without a verdict: undecided, or the claim has no value there. */
  readonly open: number;
  /** The least counterexample among them; null if there is none. */
  readonly smaller: Witness | null;
}

/**
 * Has a counterexample replayed by `src/check`, and looks for a smaller one outside the range of the run. Cost: some seconds.
 *
 * @param published the folder of printed tables
 */
export async function settledCounterexample(
  { sweep }: PipelineDefinition,
  plan: Plan,
  claim: Claim,
  met: Witness,
  published: readonly string[],
): Promise<Settled> {
  const read = printedTables([claim], published);
  const { ending: _, objective: __, ...own } = sweep;
  const search = smallerCounterexamples({ claim, plan, own, read }, met);
  let [smallest, looked, open] = [met, 0, 0];
  let step = search.next();
  for (; !step.done && looked < MAX_CASES; step = search.next()) {
    smallest = step.value.least;
    looked++;
    if (!step.value.isDecided) open++;
    await breathe();
  }
  const smaller = smallest === met ? null : smallest;
  return { replayed: replay(plan, met), looked, all: step.done === true && step.value, open, smaller };
}

function replay(plan: Plan, { at }: Witness): Settled['replayed'] {
  const [row] = computeRows(plan, { sweep: familyOfCase(plan.sweep, at) });
  const numbers = plan.measure.map((name, i) => [name, row!.values[at.length + i]!] as const);
  // A law may fail by its known measures while another measure is undecided.
  const known = numbers.filter(([, value]) => typeof value !== 'object');
  const measure = known.map(([name]) => name);
  if (certifiedMeasures({ measure, rule: plan.rule }).length === 0) return { status: 'no certificate' };
  const game = parseFamily(plan.sweep).gameAt(at);
  return doubleCheck(game, Object.fromEntries(known), plan, MAX_REPLAYED_HEAPS);
}
