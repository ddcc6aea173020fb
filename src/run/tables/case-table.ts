import { formatGame, parseExpression, parseFamily } from '../../game/index.ts';
import {
  type CaseRow,
  columnsOf,
  type Group,
  hasPeriods,
  isDecided,
  lettersOf,
  type Plan,
  seriesColumns,
  summaryColumns,
} from '../../plan/index.ts';
import { type Cell, type Column, UNDECIDED } from './table.ts';

const GAME: Column = {
  name: 'game',
  type: 'string',
  title: 'game',
  description: 'The game in the notation of saltus',
};
const PROVED = 'proved';
/** Names of the columns about a row's status. */
const [STATUS, WHY] = ['status', 'why'];

function statusColumns(plan: Plan): readonly Column[] {
  const how = hasPeriods(plan)
    ? 'are proved by a repeated boundary pattern or window'
    : 'are exact, by the rules of play or by nim-sums';
  return [
    {
      name: STATUS,
      type: 'string',
      title: STATUS,
      description: `proved: all measures of the row ${how}; undecided: one of them, or a series, is not known within the limit`,
      oneOf: [PROVED, UNDECIDED],
    },
    {
      name: WHY,
      type: 'string',
      title: WHY,
      description:
        'Why the row is undecided: the limit and the reason, or the undecided series; empty if decided',
    },
  ];
}

/** A table whose rows are generated one by one, so that they are never all in memory. */
export interface StreamedTable {
  readonly columns: readonly Column[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** Whether a column is about the row's status rather than its game. */
export function isAboutRow({ name }: Pick<Column, 'name'>): boolean {
  return name === STATUS || name === WHY;
}

/** Returns a table with one row per case: the game, its letters and measures, whether they are proved, and if not, why. */
export function casesTable(plan: Plan, rows: Iterable<CaseRow>): StreamedTable {
  const letters = lettersOf(plan).length;
  const columns = columnsOf(plan).map(
    (column, i): Column => ({
      ...column,
      ...(i >= letters && { mayBeUndecided: true }),
    }),
  );
  const gameOf = gamesOf(plan);
  function* cells(): Generator<Cell[]> {
    for (const row of rows) {
      const cells: Cell[] = [gameOf(row.values)];
      for (const value of row.values) cells.push(typeof value === 'object' ? UNDECIDED : value);
      cells.push(...statusAndWhy(row));
      yield cells;
    }
  }
  return { columns: [GAME, ...columns, ...statusColumns(plan)], rows: cells() };
}

function statusAndWhy(row: CaseRow): readonly [status: string, why: string] {
  if (isDecided(row)) return [PROVED, ''];
  const { values, series } = row;
  const why = new Set([
    ...values.flatMap(value => (typeof value === 'object' ? [`within ${value.limit}: ${value.why}`] : [])),
    ...Object.keys(series).flatMap(name => (series[name] === null ? [`the series ${name}`] : [])),
  ]);
  return [UNDECIDED, [...why].join('; ')];
}

/**
 * Returns a table with one row per case and heap of a series. An empty series has no row; a series with an undecided length
 * or undecided values has one row of `undecided` cells. The row of the case gives the reason.
 */
export function seriesTable(
  plan: Plan,
  series: Plan['series'][number]['series'],
  rows: Iterable<CaseRow>,
): StreamedTable {
  const letters = lettersOf(plan).length;
  const gameOf = gamesOf(plan);
  const columns = seriesColumns(series).map(
    (column): Column => (mayBeUndecided(plan, series) ? { ...column, mayBeUndecided: true } : column),
  );
  const undecided = columns.map(() => UNDECIDED);
  function* cells(): Generator<Cell[]> {
    for (const { values, series: terms } of rows) {
      const key = [gameOf(values), ...(values.slice(0, letters) as number[])];
      for (const row of terms[series] ?? [undecided]) yield [...key, ...row];
    }
  }
  return { columns: [GAME, ...columnsOf(plan).slice(0, letters), ...columns], rows: cells() };
}

/** Whether the length of a series depends on a measure that may be undecided, or on an undecided winner. */
function mayBeUndecided(plan: Plan, name: Plan['series'][number]['series']): boolean {
  if (name === 'winningMoves') return true;
  const letters = lettersOf(plan);
  const names = columnsOf(plan).map(column => column.name);
  const { upTo } = plan.series.find(({ series }) => series === name)!;
  const expression = parseExpression(upTo, { where: `${name}.upTo`, names, type: 'integer' });
  return expression.names.some(used => !letters.includes(used));
}

/** Returns a table with one row per group of a summary. */
export function summaryTable(summary: Plan['summaries'][number], groups: readonly Group[]): StreamedTable {
  const columns = summaryColumns(summary).map(
    (column): Column => (column.name.startsWith('most_') ? { ...column, mayBeUndecided: true } : column),
  );
  const rows = groups.map(({ key, cases, sums = [], undecided, most, game }): Cell[] => {
    const numbers = [...key, cases, ...sums];
    return summary.most === undefined ? numbers : [...numbers, undecided, most ?? UNDECIDED, game ?? ''];
  });
  return { columns, rows };
}

function gamesOf(plan: Plan): (values: readonly unknown[]) => string {
  const family = parseFamily(plan.sweep);
  // The letters come first, and the function reads nothing else.
  return values => formatGame(family.gameAt(values as readonly number[]));
}
