import type { Value } from '../claim/index.ts';
import {
  COLUMN_MEASURES,
  type ColumnMeasure,
  type CountsSoFar,
  MeasuredGame,
  type Restart,
  SERIES_MEASURES,
  type SeriesMeasure,
  type Undecided,
} from '../engine/index.ts';
import { refuse } from '../errors.ts';
import { compileInteger, type Family, parseExpression, parseFamily } from '../game/index.ts';
import type { CaseRow } from './case-row.ts';
import { columnsOf } from './columns.ts';
import { type Block, familyOf, type Plan, type SeriesPlan } from './plan.ts';

const NO_SERIES: CaseRow['series'] = {};

/**
 * Computes the rows of a block, in the order of the cases. Depends only on the block and on the plan's rule, measures and
 * limit.
 *
 * @param known the row of a case if a run with a lower limit has decided it; a result proved within one limit also holds
 *   within a higher one
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
  const rows = new RowComputer(plan, block, restart);
  for (const at of some ?? parseFamily(block.sweep).cases()) yield known?.(at) ?? rows.row(at);
}

/** Computes the cases of a block one by one. A class, so that V8 does not compile new closures for each block. */
class RowComputer {
  readonly #plan: Plan;
  readonly #gameAt: Family['gameAt'];
  readonly #columns: readonly (typeof COLUMN_MEASURES)[ColumnMeasure][];
  readonly #tables: readonly { readonly name: SeriesMeasure; readonly upTo: ReturnType<typeof upTo> }[];
  readonly #restart: Restart<CountsSoFar> | undefined;

  constructor(plan: Plan, block: Pick<Block, 'sweep'>, restart: Restart<CountsSoFar> | undefined) {
    this.#plan = plan;
    this.#gameAt = familyOf(plan).gameAt;
    this.#columns = plan.measure.map(name => COLUMN_MEASURES[name]);
    this.#tables = plan.series
      .filter(({ table }) => table)
      .map(table => ({ name: table.series, upTo: upTo(plan, table) }));
    const isTable = this.#tables.length > 0;
    this.#restart = isTable && parseFamily(block.sweep).count() === 1 ? restart : undefined;
  }

  /** Computes the row of one case. */
  row(at: readonly number[]): CaseRow {
    const game = new MeasuredGame(this.#gameAt(at), this.#plan.rule, this.#plan.limit, this.#restart);
    const values: Value[] = new Array(at.length + this.#columns.length);
    for (let i = 0; i < at.length; i++) values[i] = at[i]!;
    for (let i = 0; i < this.#columns.length; i++) values[at.length + i] = whole(this.#columns[i]!.of(game));
    if (this.#tables.length === 0) return { values, series: NO_SERIES };
    const series = this.#tables.map(({ name, upTo }) => {
      const count = upTo(values);
      const found = typeof count === 'number' ? rowsOf(name, game, count) : null;
      return [name, Array.isArray(found) ? found : null];
    });
    return { values, series: Object.fromEntries(series) };
  }
}

function whole(value: Value): Value {
  return typeof value === 'number' && value === (value | 0) ? value | 0 : value;
}

/** Returns a series as a table. */
function rowsOf(name: SeriesMeasure, game: MeasuredGame, upTo: number): number[][] | Undecided {
  const series = SERIES_MEASURES[name];
  if ('rows' in series) return series.rows(game, upTo);
  return Array.from(series.terms(game, upTo), (term, heap) => [heap, term]);
}

/**
 * Returns the last index of a series in a row, or why that is not known.
 *
 * @throws DefinitionError if it is negative
 */
export function upTo(plan: Plan, { series, upTo }: SeriesPlan): (row: readonly Value[]) => Value {
  const names = columnsOf(plan).map(({ name }) => name);
  const expression = parseExpression(upTo, { where: `${series}.upTo`, names, type: 'integer' });
  const count = compileInteger(expression, names);
  const used = expression.names.map(name => names.indexOf(name));
  return row => {
    const unknown = used.map(i => row[i]!).find(value => typeof value !== 'number');
    if (unknown !== undefined) return unknown;
    const terms = count(row.map(value => (typeof value === 'number' ? value : 0)));
    if (terms >= 0) return terms;
    const at = used.map(i => ` at ${names[i]} = ${row[i]}`).join(',');
    refuse(`${series}.upTo`, 'a number of at least 0', `${terms}${at}`);
  };
}
