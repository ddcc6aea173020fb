import { countCases } from '../check/count-cases.ts';
import { DefinitionError } from '../errors.ts';
import { formatGame, parseFamily } from '../game/index.ts';
import { computeRows, settingAlone, sweepText } from '../pipeline/index.ts';
import { type DoubleCheck, replayOf } from '../report/index.ts';
import { blocksAnew, type Folders, type PlannedPipeline, type RunResult } from '../run/index.ts';
import { counted } from './amounts.ts';
import { doubleCheck } from './double-check.ts';
import { type Draw, type Drawable, drawnRows, isDrawn } from './drawn-rows.ts';

/** What came of checking a run by other means. */
export interface Rechecked {
  readonly doubleCheck: DoubleCheck;
  /** All that is not as it was. */
  readonly mistakes: readonly string[];
}

/**
 * Counts the cases of a finished run again without enumerating them as the sweep does, and has boundaries, records and
 * a random share of its rows replayed by the checker that shares no code with the engine. Where rows were not kept,
 * those are computed alone, and a random share of the blocks as a whole, for their digests.
 *
 * @param most heaps of one replay
 * @throws DefinitionError where no row can be replayed with so few heaps
 */
export function recheckRun(
  planned: PlannedPipeline,
  result: RunResult,
  { draw, most, folders }: { draw: Draw; most: number; folders: Folders },
): Rechecked {
  const { plan, cases } = result;
  const mistakes: string[] = [];
  const again = countCases(plan.sweep);
  if (again.cases !== BigInt(cases)) {
    mistakes.push(`${plan.id}: ${cases} rows where the sweep has ${again.cases} cases, counted ${again.by}`);
  }
  let blocks = 0;
  if (result.kept !== 'all') {
    for (const { block, isSame } of blocksAnew(planned, folders, address => isDrawn(address, draw))) {
      blocks++;
      const range = sweepText(block);
      if (!isSame) mistakes.push(`${plan.id}: ${range}: other rows than those that were judged`);
    }
  }
  const family = parseFamily(plan.sweep);
  const letters = family.letters.length;
  const counts = { boundary: 0, record: 0, drawn: 0 };
  let tooLong = 0;
  for (const { row, reason } of drawnRows(drawableOf(result), holdersOf(result), draw)) {
    if (row.values.some(value => typeof value === 'object')) continue;
    const game = family.gameAt(row.values.slice(0, letters) as number[]);
    const byMeasure = Object.fromEntries(plan.measure.map((name, i) => [name, row.values[letters + i]]));
    const checked = doubleCheck(game, byMeasure, plan, most);
    if (checked.status === 'too long') tooLong++;
    else counts[reason]++;
    if (checked.status === 'differs') {
      const text = formatGame(game);
      mistakes.push(`${text}: ${checked.why}\n  replay: ${replayOf(text, plan.rule)}`);
    }
  }
  const replayed = counts.boundary + counts.record + counts.drawn;
  if (replayed === 0) {
    const received = `${most} heaps, too few for any`;
    throw new DefinitionError([{ where: '--replay', expected: 'rows that can be replayed', received }]);
  }
  const which = [
    `${counts.boundary} at the ends of rows, ${counts.record} records and counterexamples, ${counts.drawn} drawn, one in ${draw.share} by the seed ${draw.seed}`,
    ...(blocks > 0 ? [`${counted(blocks, 'block')} computed again as a whole, to the same digests`] : []),
  ].join('; ');
  return { doubleCheck: { counted: again.by, cases: replayed, which, tooLong }, mistakes };
}

/** The settings of records and of counterexamples. */
function holdersOf({ summaries, conclusions }: RunResult): Set<string> {
  const records = summaries.flat().map(({ at }) => at);
  const witnesses = conclusions.map(({ tally }) => tally.counterexample?.at);
  return new Set([...records, ...witnesses].flatMap(at => (at ? [at.join()] : [])));
}

function* drawableOf({ plan, kept, rows }: RunResult): Generator<Drawable> {
  const family = parseFamily(plan.sweep);
  if (kept === 'all') {
    const letters = family.letters.length;
    for (const row of rows()) yield { at: row.values.slice(0, letters) as number[], row: () => row };
    return;
  }
  for (const at of family.cases()) {
    yield {
      at,
      row: () => computeRows(plan, { sweep: settingAlone(plan.sweep, at) }).next().value!,
    };
  }
}
