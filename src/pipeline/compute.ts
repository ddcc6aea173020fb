import {
  type Claim,
  Judge,
  type ReadPublished,
  type SeriesOf,
  type Tally,
  UndecidedRead,
  type Value,
} from '../claim/index.ts';
import { Measured } from '../engine/index.ts';
import { compileInteger, formatGame, parseExpression, parseFamily } from '../game/index.ts';
import { columnsOf } from './columns.ts';
import type { Block, Plan, SeriesPlan } from './plan.ts';

/** What a block holds: one entry a case, in the order of the cases. */
export interface BlockRows {
  /** The letters, then the scalar measures, as the plan names them. */
  readonly rows: readonly (readonly Value[])[];
  /** The terms of each series that is written as a table; null where their number is undecided. */
  readonly series: Readonly<Record<string, readonly (readonly number[] | null)[]>>;
}

/** Computes the rows of a block. Depends on the block and on the plan's measures and limit alone. */
export function computeRows(plan: Plan, block: Block): BlockRows {
  const family = parseFamily(block.sweep);
  const tables = plan.series
    .filter(({ table }) => table)
    .map(one => ({ name: one.series, termsOf: termsOf(plan, one), perCase: [] as (number[] | null)[] }));
  const rows: Value[][] = [];
  for (const at of family.cases()) {
    const measured = new Measured(family.gameAt(at), plan.limit);
    const row = [...at, ...plan.measure.map(name => measured.scalar(name))];
    rows.push(row);
    for (const { termsOf, perCase } of tables) {
      const count = termsOf(row);
      perCase.push(typeof count === 'number' ? [...measured.terms(count)] : null);
    }
  }
  return { rows, series: Object.fromEntries(tables.map(({ name, perCase }) => [name, perCase])) };
}

/** Judges the rows of a block. A series that a claim reads is computed when it is read, once for all claims. */
export function judgeRows(
  plan: Plan,
  block: Block,
  { rows }: BlockRows,
  claims: readonly Claim[],
  read: ReadPublished,
): readonly Tally[] {
  const family = parseFamily(block.sweep);
  const names = columnsOf(plan).map(({ name }) => name);
  const series = plan.series.map(one => ({ ...one, termsOf: termsOf(plan, one) }));
  const judge = new Judge(claims, read);
  for (const row of rows) {
    const at = row.slice(0, family.letters.length) as number[];
    const game = family.gameAt(at);
    judge.add({
      at,
      game: formatGame(game),
      values: Object.fromEntries(names.map((name, i) => [name, row[i]!])),
      series: lazily(series, row, count => new Measured(game, plan.limit).terms(count)),
    });
  }
  return judge.tallies;
}

/** The series of a row, each computed when it is first read. */
function lazily(
  series: readonly (SeriesPlan & { termsOf: (row: readonly Value[]) => Value })[],
  row: readonly Value[],
  compute: (count: number) => ArrayLike<number>,
): SeriesOf {
  const record: Record<string, ArrayLike<number>> = {};
  for (const { series: name, upTo, termsOf } of series) {
    let terms: ArrayLike<number> | undefined;
    Object.defineProperty(record, name, {
      enumerable: true,
      get() {
        const count = termsOf(row);
        if (typeof count !== 'number') throw new UndecidedRead(`${upTo} is not known: ${count.why}`);
        terms ??= compute(count);
        return terms;
      },
    });
  }
  return record;
}

/** How many terms of a series a row asks for, or why that is not known. */
function termsOf(plan: Plan, { series, upTo }: SeriesPlan): (row: readonly Value[]) => Value {
  const names = columnsOf(plan).map(({ name }) => name);
  const expression = parseExpression(upTo, { where: `${series}.upTo`, names, type: 'integer' });
  const count = compileInteger(expression, names);
  const used = expression.names.map(name => names.indexOf(name));
  return row => {
    const unknown = used.map(i => row[i]!).find(value => typeof value !== 'number');
    return unknown ?? count(row.map(value => (typeof value === 'number' ? value : 0)));
  };
}
