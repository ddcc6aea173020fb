import type { Value } from '../claim/index.ts';
import {
  COLUMN_MEASURES,
  type CountsSoFar,
  MeasuredGame,
  MeasuredMany,
  MOST_GAMES,
  type Restart,
  SERIES_MEASURES,
  type SeriesMeasure,
  type Undecided,
} from '../engine/index.ts';
import { compileInteger, type Family, parseExpression, parseFamily } from '../game/index.ts';
import type { CaseRow } from './case-row.ts';
import { columnsOf } from './columns.ts';
import type { Block, Plan, SeriesPlan } from './plan.ts';

const NO_SERIES: CaseRow['series'] = {};

const families = new Map<string, Family>();

/**
 * The family of a plan, read once in a thread. So its game is compiled once for all blocks, and what the machine has learnt of it
 * is not lost.
 */
export function familyOf({ sweep }: Plan): Family {
  const key = JSON.stringify(sweep);
  let family = families.get(key);
  if (family === undefined) families.set(key, (family = parseFamily(sweep)));
  return family;
}

/**
 * Computes the rows of a block, in the order of the cases. Depends on the block and on the plan's rule, measures and
 * limit alone.
 *
 * @param known the row of a case where it is known already, from a lower limit and decided: what is proved within one
 *   limit is the same within a higher one
 * @param some cases of the block; all if absent
 * @param restart of the count of terms of a block of one case
 */
export function* computeRows(
  plan: Plan,
  block: Pick<Block, 'sweep'>,
  known?: (at: readonly number[]) => CaseRow | undefined,
  some?: Iterable<readonly number[]>,
  restart?: Restart<CountsSoFar>,
): Generator<CaseRow> {
  const { gameAt } = familyOf(plan);
  const columns = plan.measure.map(name => COLUMN_MEASURES[name]);
  const tables = plan.series
    .filter(({ table }) => table)
    .map(one => ({ name: one.series, upTo: upTo(plan, one) }));
  const ofOne = tables.length > 0 && parseFamily(block.sweep).count() === 1 ? restart : undefined;
  /** The letters, and room for the measures. */
  const rowOf = (at: readonly number[]): Value[] => {
    const values: Value[] = new Array(at.length + columns.length);
    for (let i = 0; i < at.length; i++) values[i] = at[i]!;
    return values;
  };
  const computed = (at: readonly number[]): CaseRow => {
    const game = new MeasuredGame(gameAt(at), plan.rule, plan.limit, ofOne);
    const values = rowOf(at);
    for (let i = 0; i < columns.length; i++) values[at.length + i] = whole(columns[i]!.of(game));
    if (tables.length === 0) return { values, series: NO_SERIES };
    const series = tables.map(({ name, upTo }) => {
      const count = upTo(values);
      const found = typeof count === 'number' ? rowsOf(name, game, count) : null;
      return [name, Array.isArray(found) ? found : null];
    });
    return { values, series: Object.fromEntries(series) };
  };
  const many = tables.length === 0 ? MeasuredMany.of(plan.measure, plan.rule, plan.limit) : undefined;
  const settings: (readonly number[])[] = [];
  /** What waits to be computed at once. */
  function* waiting(): Generator<CaseRow> {
    if (settings.length === 0) return;
    const write = many!.compute();
    for (let i = 0; i < settings.length; i++) {
      const at = settings[i]!;
      const values = rowOf(at);
      yield write(i, values, at.length) ? { values, series: NO_SERIES } : computed(at);
    }
    settings.length = 0;
  }
  for (const at of some ?? parseFamily(block.sweep).cases()) {
    const row = known?.(at);
    if (!row && many?.add(gameAt(at))) {
      settings.push(at);
      if (settings.length === MOST_GAMES) yield* waiting();
    } else {
      yield* waiting();
      yield row ?? computed(at);
    }
  }
  yield* waiting();
}

function whole(value: Value): Value {
  return typeof value === 'number' && value === (value | 0) ? value | 0 : value;
}

/** A series as a table. */
function rowsOf(name: SeriesMeasure, game: MeasuredGame, upTo: number): number[][] | Undecided {
  const series = SERIES_MEASURES[name];
  if ('rows' in series) return series.rows(game, upTo);
  return Array.from(series.terms(game, upTo), (term, heap) => [heap, term]);
}

/** How far a series of a row goes, or why that is not known. */
export function upTo(plan: Plan, { series, upTo }: SeriesPlan): (row: readonly Value[]) => Value {
  const names = columnsOf(plan).map(({ name }) => name);
  const expression = parseExpression(upTo, { where: `${series}.upTo`, names, type: 'integer' });
  const count = compileInteger(expression, names);
  const used = expression.names.map(name => names.indexOf(name));
  return row => {
    const unknown = used.map(i => row[i]!).find(value => typeof value !== 'number');
    return unknown ?? count(row.map(value => (typeof value === 'number' ? value : 0)));
  };
}
