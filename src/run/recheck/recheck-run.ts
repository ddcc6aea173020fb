import { countCases } from '../../check/index.ts';
import { EMPTY_TALLY, mergeTallies, type Tally } from '../../claim/index.ts';
import { sweepText } from '../../plan/index.ts';
import type { FinishedPlan, PlannedPipeline } from '../plan-in-work.ts';
import type { Folders } from '../task.ts';
import { certifiedMeasures } from './double-check.ts';
import { type Draw, isDrawn } from './drawn-rows.ts';
import { judgedAgain } from './judged-again.ts';
import { otherCertificates } from './other-certificates.ts';
import { type Mistake, type Replayed, replayRows } from './replay-rows.ts';

/** The result of checking a run by other methods. */
export interface Rechecked {
  /** The method by which its cases were counted again, in words. */
  readonly counted: string;
  readonly judged: Judgements;
  /** The number of certificates of laws that the engine proposed again. */
  readonly certificates: number;
  readonly replayed: Replayed;
  /** The measures that a replay proves, and the measures and series that no replay proves. */
  readonly certified: readonly string[];
  readonly unproved: readonly string[];
  /** All mismatches. */
  readonly mistakes: readonly Mistake[];
}

/** The verdicts that were judged again, summed over all claims. */
export interface Judgements extends Pick<Tally, 'holds' | 'fails' | 'undecided' | 'error'> {
  readonly blocks: number;
  readonly cases: number;
}

/**
 * Audits a finished run. Counts its cases again without enumerating them as the sweep does, judges its claims again on
 * all rows, has certificates of laws proposed again, and replays some rows, see {@link replayRows}. If rows were not
 * stored, a random share of the blocks is computed and judged again.
 *
 * @param maxHeaps maximum heaps of one replay
 */
export async function recheckRun(
  planned: PlannedPipeline,
  finished: FinishedPlan,
  { draw, maxHeaps, folders }: { draw: Draw; maxHeaps: number; folders: Folders },
): Promise<Rechecked> {
  const { plan, cases } = finished;
  const again = countCases(plan.sweep);
  const mistakes: Mistake[] = [];
  if (again.cases !== BigInt(cases)) {
    mistakes.push({ what: `${cases} rows, but the sweep has ${again.cases} cases, counted ${again.by}` });
  }
  const judged = await judgeAgain(planned, finished, { folders, draw }, mistakes);
  mistakes.push(...(await otherCertificates(planned, finished)));
  const replayed = replayRows(finished, draw, maxHeaps);
  const certified = certifiedMeasures(plan);
  return {
    counted: again.by,
    judged,
    certificates: finished.certificates.length,
    replayed,
    certified,
    unproved: [
      ...plan.measure.filter(name => !certified.includes(name)),
      ...plan.series.map(({ series }) => series),
    ],
    mistakes: [...mistakes, ...replayed.mistakes],
  };
}

async function judgeAgain(
  planned: PlannedPipeline,
  { kept }: FinishedPlan,
  { folders, draw }: { readonly folders: Folders; readonly draw: Draw },
  mistakes: Mistake[],
): Promise<Judgements> {
  let [blocks, cases, tally] = [0, 0, EMPTY_TALLY];
  const all = judgedAgain(planned, { folders, rows: kept }, address => isDrawn(address, draw));
  for await (const { block, judged, differences } of all) {
    blocks++;
    cases += judged.cases;
    tally = judged.tallies.reduce(mergeTallies, tally);
    for (const difference of differences) mistakes.push({ what: `${sweepText(block)}: ${difference}` });
  }
  const { holds, fails, undecided, error } = tally;
  return { blocks, cases, holds, fails, undecided, error };
}
