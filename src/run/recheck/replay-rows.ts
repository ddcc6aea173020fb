import { formatGame, parseFamily } from '../../game/index.ts';
import { type CaseRow, columnsOf, computeRows, familyOfCase } from '../../plan/index.ts';
import type { FinishedPlan } from '../plan-in-work.ts';
import { certifiedMeasures, doubleCheck } from './double-check.ts';
import { type Draw, type Drawable, drawnRows, type Reason } from './drawn-rows.ts';

/** A mismatch, with its game if it concerns a single one. */
export interface Mistake {
  readonly what: string;
  readonly game?: string;
}

/** The result of replaying rows. */
export interface Replayed {
  /** The numbers of rows that agree with the replay and that differ, by the reason for their choice. */
  readonly counts: Readonly<Record<Reason, number>>;
  readonly tooLong: number;
  readonly undecided: number;
  /** Rows that differ. */
  readonly mistakes: readonly Mistake[];
}

/**
 * Has boundaries, records and a random share of the rows of a finished run replayed by the checker, which shares no code
 * with the engine. Replays none if no certificate proves the measures. Computes rows that were not stored one by one.
 *
 * @param maxHeaps heaps of one replay
 */
export function replayRows(result: FinishedPlan, draw: Draw, maxHeaps: number): Replayed {
  const { plan } = result;
  const family = parseFamily(plan.sweep);
  const letters = family.letters.length;
  const counts = { boundary: 0, record: 0, drawn: 0 };
  const mistakes: Mistake[] = [];
  let [tooLong, undecided] = [0, 0];
  const drawn =
    certifiedMeasures(plan).length === 0 ? [] : drawnRows(drawableOf(result), holdersOf(result), draw);
  for (const { row, reason } of drawn) {
    if (row.values.some(value => typeof value === 'object')) {
      undecided++;
      continue;
    }
    const at = row.values.slice(0, letters) as number[];
    const game = family.gameAt(at);
    mistakes.push(...recordFaults(result, at.join(), row.values));
    const byMeasure = Object.fromEntries(plan.measure.map((name, i) => [name, row.values[letters + i]]));
    const checked = doubleCheck(game, byMeasure, plan, maxHeaps);
    if (checked.status === 'too long') tooLong++;
    else counts[reason]++;
    if (checked.status === 'differs') mistakes.push({ game: formatGame(game), what: checked.why });
  }
  return { counts, tooLong, undecided, mistakes };
}

/** Returns the differences between summaries and a row that holds their record; other rows may not be stored. */
function recordFaults({ plan, summaries }: FinishedPlan, at: string, values: CaseRow['values']): Mistake[] {
  const columns = columnsOf(plan).map(({ name }) => name);
  return plan.summaries.flatMap(({ name, most }, i) =>
    summaries[i]!.filter(group => most !== undefined && group.at?.join() === at).flatMap(group => {
      const stated = values[columns.indexOf(most!)];
      return stated === group.most
        ? []
        : [
            {
              game: group.game!,
              what: `summary ${name}: ${most} is stored as ${group.most}; computed again: ${stated}`,
            },
          ];
    }),
  );
}

/** Returns the cases of records and of counterexamples. */
function holdersOf({ summaries, conclusions }: FinishedPlan): Set<string> {
  const records = summaries.flat().map(({ at }) => at);
  const witnesses = conclusions.map(({ tally }) => tally.counterexample?.at);
  return new Set([...records, ...witnesses].flatMap(at => (at ? [at.join()] : [])));
}

function* drawableOf({ plan, kept, rows }: FinishedPlan): Generator<Drawable> {
  const family = parseFamily(plan.sweep);
  if (kept === 'all') {
    const letters = family.letters.length;
    for (const row of rows()) yield { at: row.values.slice(0, letters) as number[], row: () => row };
    return;
  }
  for (const at of family.cases()) {
    yield {
      at,
      row: () => computeRows(plan, { sweep: familyOfCase(plan.sweep, at) }).next().value!,
    };
  }
}
