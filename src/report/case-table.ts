import { formatGame, parseFamily } from '../game/index.ts';
import {
  type CaseRow,
  columnsOf,
  type Group,
  type Plan,
  seriesColumns,
  summaryColumns,
} from '../pipeline/index.ts';
import { type Cell, type Column, UNDECIDED } from './table.ts';

/** A case by column name: what charts are drawn from. */
export type CaseRecord = Readonly<Record<string, number | string>>;

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

/** A table whose rows are made one by one, so that they need not be held. */
export interface StreamedTable {
  readonly columns: readonly Column[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** One row a case: the game, its letters and measures, and whether they are proved. */
export function casesTable(plan: Plan, rows: Iterable<CaseRow>): StreamedTable {
  const letters = lettersOf(plan).length;
  const columns = columnsOf(plan).map(
    (column, i): Column => ({
      ...column,
      ...(i >= letters && column.type === 'integer' && { mayBeUndecided: true }),
    }),
  );
  const gameOf = gamesOf(plan);
  function* cells(): Generator<Cell[]> {
    for (const { values } of rows) {
      const undecided = values.find(value => typeof value === 'object');
      const status = undecided ? `undecided within ${undecided.limit}: ${undecided.why}` : 'proved';
      yield [gameOf(values), ...values.map(value => (typeof value === 'object' ? UNDECIDED : value)), status];
    }
  }
  return { columns: [GAME, ...columns, STATUS], rows: cells() };
}

/** One row for each case and heap of a series. */
export function seriesTable(
  plan: Plan,
  series: Plan['series'][number]['series'],
  rows: Iterable<CaseRow>,
): StreamedTable {
  const letters = lettersOf(plan).length;
  const gameOf = gamesOf(plan);
  function* cells(): Generator<Cell[]> {
    for (const { values, series: terms } of rows) {
      const key = [gameOf(values), ...(values.slice(0, letters) as number[])];
      for (const row of terms[series] ?? []) yield [...key, ...row];
    }
  }
  return {
    columns: [GAME, ...columnsOf(plan).slice(0, letters), ...seriesColumns(series)],
    rows: cells(),
  };
}

/** One row a group of a summary. */
export function summaryTable(summary: Plan['summaries'][number], groups: readonly Group[]): StreamedTable {
  const columns = summaryColumns(summary).map(
    (column): Column => (column.name.startsWith('most_') ? { ...column, mayBeUndecided: true } : column),
  );
  const rows = groups.map(({ key, cases, undecided, most, game }): Cell[] =>
    summary.most === undefined ? [...key, cases] : [...key, cases, undecided, most ?? UNDECIDED, game ?? ''],
  );
  return { columns, rows };
}

/** The rows of a table as records for charts; rows with an undecided cell are left out. */
export function recordsOf({ columns, rows }: StreamedTable): CaseRecord[] {
  const names = columns.map(({ name }) => name);
  const records: CaseRecord[] = [];
  for (const row of rows) {
    if (row.includes(UNDECIDED)) continue;
    records.push(Object.fromEntries(names.map((name, i) => [name, row[i] as number | string])));
  }
  return records;
}

function lettersOf({ sweep }: Plan): string[] {
  return Object.keys(sweep.over ?? {});
}

function gamesOf(plan: Plan): (values: readonly unknown[]) => string {
  const family = parseFamily(plan.sweep);
  const letters = lettersOf(plan).length;
  return values => formatGame(family.gameAt(values.slice(0, letters) as number[]));
}
