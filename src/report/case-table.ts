import { formatGame, parseFamily } from '../game/index.ts';
import { columnsOf, type Plan, seriesColumns } from '../pipeline/index.ts';
import type { RowWithSeries } from '../run/index.ts';
import { type Cell, type Column, type Table, UNDECIDED } from './table.ts';

/** A case by column name: what charts are drawn from. */
export type CaseRecord = Readonly<Record<string, number | string>>;

/** The rows of a pipeline as a table, as records for charts, and its series as long tables. */
export interface CaseTables {
  readonly cases: Table;
  readonly records: readonly CaseRecord[];
  /** By series: one row for each case and heap. */
  readonly series: ReadonlyMap<string, Table>;
}

const GAME: Column = {
  name: 'game',
  type: 'string',
  title: 'game',
  description: 'The game in the notation of saltus',
};
const STATUS: Column = {
  name: 'status',
  type: 'string',
  title: 'status',
  description:
    'proved: all measures of the row are proved by a repeated boundary pattern or window; undecided: not known within the limit that is named, and why',
};

/** Cost and memory: all rows, and all rows of the series that are tables. */
export function caseTables(plan: Plan, rows: Iterable<RowWithSeries>): CaseTables {
  const letters = Object.keys(plan.sweep.over ?? {});
  const columns = columnsOf(plan).map(
    (column, i): Column => ({
      ...column,
      ...(i >= letters.length && column.type === 'integer' && { mayBeUndecided: true }),
    }),
  );
  const family = parseFamily(plan.sweep);
  const cases: Cell[][] = [];
  const records: CaseRecord[] = [];
  const tables = plan.series
    .filter(({ table }) => table)
    .map(({ series: name }) => ({
      name,
      columns: [GAME, ...columns.slice(0, letters.length), ...seriesColumns(name)],
      rows: [] as Cell[][],
    }));
  for (const { values, series } of rows) {
    const at = values.slice(0, letters.length) as number[];
    const game = formatGame(family.gameAt(at));
    const undecided = values.find(value => typeof value === 'object');
    const cells = values.map(value => (typeof value === 'object' ? UNDECIDED : value));
    const status = undecided ? `undecided within ${undecided.limit}: ${undecided.why}` : 'proved';
    cases.push([game, ...cells, status]);
    if (!undecided) records.push(recordOf(['game', ...columns.map(({ name }) => name)], [game, ...cells]));
    for (const table of tables) {
      for (const row of series[table.name] ?? []) table.rows.push([game, ...at, ...row]);
    }
  }
  return {
    cases: { columns: [GAME, ...columns, STATUS], rows: cases },
    records,
    series: new Map(tables.map(({ name, ...table }) => [name, table])),
  };
}

/** The rows of a table as records for charts. */
export function recordsOf({ columns, rows }: Table): CaseRecord[] {
  const names = columns.map(({ name }) => name);
  return rows.map(row => recordOf(names, row));
}

function recordOf(names: readonly string[], cells: readonly Cell[]): CaseRecord {
  return Object.fromEntries(names.map((name, i) => [name, cells[i] as number | string]));
}
