import { formatGame, parseFamily } from '../game/index.ts';
import { columnsOf, type Plan, seriesColumn } from '../pipeline/index.ts';
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
    'proved: all measures of the row are proved by a repeated boundary pattern; undecided: none was seen within the limit of heaps that is named',
};

/** Cost and memory: all rows, and all terms of the series that are tables. */
export function caseTables(plan: Plan, rows: Iterable<RowWithSeries>): CaseTables {
  const letters = Object.keys(plan.sweep.over ?? {});
  const columns = columnsOf(plan).map(
    (column, i): Column => ({
      ...column,
      type: 'integer',
      ...(i >= letters.length && { mayBeUndecided: true }),
    }),
  );
  const family = parseFamily(plan.sweep);
  const cases: Cell[][] = [];
  const records: CaseRecord[] = [];
  const series = new Map<string, Cell[][]>(plan.series.filter(one => one.table).map(one => [one.series, []]));
  for (const { values, series: terms } of rows) {
    const at = values.slice(0, letters.length) as number[];
    const game = formatGame(family.gameAt(at));
    const undecided = values.find(value => typeof value !== 'number');
    const cells = values.map(value => (typeof value === 'number' ? value : UNDECIDED));
    const status = undecided ? `undecided within ${undecided.limit} heaps` : 'proved';
    cases.push([game, ...cells, status]);
    const named = columns.map(({ name }, i) => [name, cells[i]!] as const);
    if (!undecided) records.push({ game, ...Object.fromEntries(named) });
    for (const [name, table] of series) {
      terms[name]?.forEach((term, heap) => {
        table.push([game, ...at, heap, term]);
      });
    }
  }
  const heap: Column = { name: 'heap', type: 'integer', title: 'heap', description: 'Heap size' };
  const longTable = (name: string, rows: Cell[][]): Table => {
    const column = seriesColumn(plan.series.find(one => one.series === name)!);
    return {
      columns: [GAME, ...columns.slice(0, letters.length), heap, { ...column, type: 'integer' }],
      rows,
    };
  };
  return {
    cases: { columns: [GAME, ...columns, STATUS], rows: cases },
    records,
    series: new Map([...series].map(([name, rows]) => [name, longTable(name, rows)])),
  };
}
