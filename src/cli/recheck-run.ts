import { countCases } from '../check/index.ts';
import { EMPTY_TALLY, mergeTallies } from '../claim/index.ts';
import { DefinitionError } from '../errors.ts';
import { sweepText } from '../plan/index.ts';
import { type FinishedPlan, type Folders, judgedAgain, type PlannedPipeline } from '../run/index.ts';
import type { DoubleCheck } from '../view/index.ts';
import { counted } from './amounts.ts';
import { certifiedMeasures } from './double-check.ts';
import { type Draw, isDrawn } from './drawn-rows.ts';
import { type Replayed, replayRows } from './replay-rows.ts';

/** What came of checking a run by other means. */
export interface Rechecked {
  readonly doubleCheck: DoubleCheck;
  /** All that is not as it was. */
  readonly mistakes: readonly string[];
  /** How the cases came out that were judged again. */
  readonly verdicts: string;
  /** What nobody looked at. */
  readonly unchecked: readonly string[];
}

/**
 * Audits a finished run: its cases are counted again without enumerating them as the sweep does, its claims judged again
 * on all rows, and some rows replayed, see {@link replayRows}. Where rows were not kept, a random share of the blocks is
 * computed anew and judged.
 *
 * @param most heaps of one replay
 * @throws DefinitionError where no row can be replayed with so few heaps
 */
export async function recheckRun(
  planned: PlannedPipeline,
  result: FinishedPlan,
  { draw, most, folders }: { draw: Draw; most: number; folders: Folders },
): Promise<Rechecked> {
  const { plan, cases, kept } = result;
  const again = countCases(plan.sweep);
  const miscounted =
    again.cases === BigInt(cases)
      ? []
      : [`${plan.id}: ${cases} rows where the sweep has ${again.cases} cases, counted ${again.by}`];
  const judged = await judgeAgain(planned, result, folders, draw);
  const replayed = replayRows(result, draw, most);
  const { boundary, record, drawn } = replayed.counts;
  const mistakes = [...miscounted, ...judged.mistakes, ...replayed.mistakes];
  if (boundary + record + drawn === 0 && certifiedMeasures(plan).length > 0 && mistakes.length === 0) {
    const received = `${most} heaps, too few for any`;
    throw new DefinitionError([{ where: '--replay', expected: 'rows that can be replayed', received }]);
  }
  const which = [
    `${boundary} at the ends of rows, ${record} records and counterexamples, ${drawn} drawn, one in ${draw.share} by the seed ${draw.seed}`,
    ...(kept === 'all'
      ? []
      : [`${counted(judged.blocks, 'block')} computed again as a whole, to the same digests`]),
  ].join('; ');
  return {
    doubleCheck: {
      counted: again.by,
      judged: judged.cases,
      cases: boundary + record + drawn,
      which,
      tooLong: replayed.tooLong,
    },
    mistakes,
    verdicts: judged.verdicts,
    unchecked: [
      ...(judged.cases === cases ? [] : [notJudged(result, judged)]),
      ...notReplayed(result, replayed, most),
    ],
  };
}

/** What came of judging a run once more. */
interface Judgements {
  readonly blocks: number;
  readonly cases: number;
  readonly verdicts: string;
  readonly mistakes: readonly string[];
}

async function judgeAgain(
  planned: PlannedPipeline,
  { plan, kept }: FinishedPlan,
  folders: Folders,
  draw: Draw,
): Promise<Judgements> {
  const mistakes: string[] = [];
  let [blocks, cases, tally] = [0, 0, EMPTY_TALLY];
  const all = judgedAgain(planned, { folders, rows: kept }, address => isDrawn(address, draw));
  for await (const { block, judged, differences } of all) {
    blocks++;
    cases += judged.cases;
    tally = judged.tallies.reduce(mergeTallies, tally);
    for (const one of differences) mistakes.push(`${plan.id}: ${sweepText(block)}: ${one}`);
  }
  const { holds, fails, undecided, error } = tally;
  const { length } = planned.pipeline.definition.claims;
  const verdicts = `${counted(cases, 'case')} judged again by ${counted(length, 'claim')}: ${holds} hold, ${fails} fail, ${undecided} undecided, ${error} in error`;
  return { blocks, cases, verdicts, mistakes };
}

function notJudged({ cases, blocks }: FinishedPlan, judged: Judgements): string {
  return `${blocks - judged.blocks} of ${counted(blocks, 'block')} not computed again, and their ${counted(cases - judged.cases, 'case')} not judged again`;
}

function notReplayed(
  { plan, cases }: FinishedPlan,
  { counts, tooLong, undecided }: Replayed,
  most: number,
): string[] {
  const certified = certifiedMeasures(plan);
  const others = plan.measure.filter(name => !certified.includes(name));
  const notDrawn = cases - counts.boundary - counts.record - counts.drawn - tooLong - undecided;
  const amounts: [number, string][] = [
    [certified.length === 0 ? 0 : notDrawn, 'not drawn for replay'],
    [tooLong, `longer to replay than ${most} heaps`],
    [undecided, 'undecided'],
  ];
  const unproved = new Set<string>([...others, ...plan.series.map(({ series }) => series)]);
  return [
    ...amounts.flatMap(([n, why]) => (n > 0 ? [`${counted(n, 'row')} ${why}`] : [])),
    ...(unproved.size > 0 ? [`${[...unproved].join(', ')}: proved by no certificate`] : []),
  ];
}
