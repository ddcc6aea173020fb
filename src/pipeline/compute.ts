import {
  type Claim,
  Judge,
  type ReadPublished,
  type SeriesOf,
  type Tally,
  UndecidedRead,
  type Value,
} from '../claim/index.ts';
import {
  isTextMeasure,
  Measured,
  SCALAR_MEASURES,
  type ScalarMeasure,
  type SeriesMeasure,
  type TextMeasure,
} from '../engine/index.ts';
import { compileInteger, formatGame, parseExpression, parseFamily } from '../game/index.ts';
import { columnsOf } from './columns.ts';
import type { Block, Plan, SeriesPlan } from './plan.ts';

/** What a block holds: one entry a case, in the order of the cases. */
export interface BlockRows {
  /** The letters, then the measures, as the plan names them. */
  readonly rows: readonly (readonly Value[])[];
  /** The rows of each series that is written as a table, by case; null where their number is undecided. */
  readonly series: Readonly<Record<string, readonly (readonly (readonly number[])[] | null)[]>>;
}

/** Computes the rows of a block. Depends on the block and on the plan's rule, measures and limit alone. */
export function computeRows(plan: Plan, block: Block): BlockRows {
  const family = parseFamily(block.sweep);
  const tables = plan.series
    .filter(({ table }) => table)
    .map(one => ({ name: one.series, upTo: upTo(plan, one), perCase: [] as (number[][] | null)[] }));
  const rows: Value[][] = [];
  for (const at of family.cases()) {
    const measured = new Measured(family.gameAt(at), plan.rule, plan.limit);
    const row = [...at, ...plan.measure.map(name => measureOf(measured, name))];
    rows.push(row);
    for (const { name, upTo, perCase } of tables) {
      const count = upTo(row);
      const found = typeof count === 'number' ? measured.series(name, count) : null;
      perCase.push(Array.isArray(found) ? found : null);
    }
  }
  return { rows, series: Object.fromEntries(tables.map(({ name, perCase }) => [name, perCase])) };
}

function measureOf(measured: Measured, name: ScalarMeasure | TextMeasure): Value {
  return isTextMeasure(name) ? measured.text(name) : measured.scalar(name);
}

/**
 * Judges the rows of a block. A series that a claim reads is computed when it is read, once for all claims; one that is
 * a table of the block is not computed again.
 */
export function judgeRows(
  plan: Plan,
  block: Block,
  { rows, series: tables }: BlockRows,
  claims: readonly Claim[],
  read: ReadPublished,
): readonly Tally[] {
  const family = parseFamily(block.sweep);
  const names = columnsOf(plan).map(({ name }) => name);
  const series = plan.series.map(one => ({ name: one.series, text: one.upTo, upTo: upTo(plan, one) }));
  const judge = new Judge(claims, read);
  for (const [i, row] of rows.entries()) {
    const at = row.slice(0, family.letters.length) as number[];
    const game = family.gameAt(at);
    const measured = new Measured(game, plan.rule, plan.limit);
    judge.add({
      at,
      game: formatGame(game),
      values: Object.fromEntries(names.map((name, j) => [name, row[j]!])),
      series: lazily(series, row, measured, name => tables[name]?.[i]),
    });
  }
  return judge.tallies;
}

/** The series of a row, each computed when it is first read. */
function lazily(
  series: readonly { name: SeriesMeasure; text: string; upTo: (row: readonly Value[]) => Value }[],
  row: readonly Value[],
  measured: Measured,
  tableOf: (name: SeriesMeasure) => readonly (readonly number[])[] | null | undefined,
): Partial<SeriesOf> {
  const record: Partial<SeriesOf> = {};
  for (const { name, text, upTo } of series) {
    let computed: SeriesOf[SeriesMeasure] | undefined;
    Object.defineProperty(record, name, {
      enumerable: true,
      get() {
        const count = upTo(row);
        if (typeof count !== 'number') throw new UndecidedRead(`${text} is not known`);
        if (computed !== undefined) return computed;
        const table = tableOf(name);
        if (name === 'terms' || name === 'outcomes') {
          computed = table?.map(([, value]) => value!) ?? measured[name](count);
        } else {
          const found = table ?? measured.series(name, count);
          if ('why' in found) throw new UndecidedRead(found.why);
          computed = found;
        }
        return computed;
      },
    });
  }
  return record;
}

/** How far a series of a row goes, or why that is not known. */
function upTo(plan: Plan, { series, upTo }: SeriesPlan): (row: readonly Value[]) => Value {
  const names = columnsOf(plan).map(({ name }) => name);
  const expression = parseExpression(upTo, { where: `${series}.upTo`, names, type: 'integer' });
  const count = compileInteger(expression, names);
  const used = expression.names.map(name => names.indexOf(name));
  return row => {
    const unknown = used.map(i => row[i]!).find(value => typeof value !== 'number');
    return unknown ?? count(row.map(value => (typeof value === 'number' ? value : 0)));
  };
}

/** The measures that an expression may name. */
export function isScalar(name: string): name is ScalarMeasure {
  return Object.hasOwn(SCALAR_MEASURES, name);
}
