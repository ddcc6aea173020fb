import type { Verdict } from '../claim/index.ts';
import { refuse } from '../errors.ts';
import { lettersOf } from '../plan/index.ts';
import { isAboutRow, type Result, tablePath, UNDECIDED } from '../run/index.ts';
import type { DataFolder } from './data-folder.ts';

/** A row that two results have, with other numbers. */
interface DifferingRow {
  readonly at: string;
  readonly column: string;
  readonly first: string;
  readonly second: string;
}

/** The comparison of the results of two runs of a pipeline, for rows that both have, and the verdicts on each claim. */
export interface ComparedResults {
  readonly shared: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly differing: readonly DifferingRow[];
  /** Rows that both have, with a measure that only one of them knows. */
  readonly knownToOne: number;
  /** Claims whose verdicts differ, or that one of them does not have. */
  readonly verdicts: readonly {
    readonly claim: string;
    readonly first: Verdict | 'not claimed';
    readonly second: Verdict | 'not claimed';
  }[];
}

/** A result, and the folder that its tables are in. */
export type ResultIn = readonly [result: Result, data: DataFolder];

/**
 * Compares the tables of cases row by row, by their letters, in the columns that both have. An undecided value differs
 * from no number. Memory: both tables.
 *
 * @throws DefinitionError if a table is not the one that was written
 */
export function compareResults(first: ResultIn, second: ResultIn): ComparedResults {
  const [table, otherTable] = [rowsByCase(first), rowsByCase(second)];
  const columns = table.columns.filter(name => otherTable.columns.includes(name) && !isAboutRow({ name }));
  const shared = [...table.rows.keys()].filter(at => otherTable.rows.has(at));
  const apart = shared.flatMap(at =>
    columns.flatMap((column): DifferingRow[] => {
      const [p, q] = [table.rows.get(at)![column]!, otherTable.rows.get(at)![column]!];
      return p === q ? [] : [{ at, column, first: p, second: q }];
    }),
  );
  const isOpen = ({ first, second }: DifferingRow) => first === UNDECIDED || second === UNDECIDED;
  const verdictOf = ({ claims }: Result, id: string) =>
    claims.find(({ claim }) => claim.id === id)?.verdict ?? ('not claimed' as const);
  const ids = new Set([...first[0].claims, ...second[0].claims].map(({ claim }) => claim.id));
  const verdicts = [...ids]
    .map(claim => ({ claim, first: verdictOf(first[0], claim), second: verdictOf(second[0], claim) }))
    .filter(both => both.first !== both.second);
  return {
    shared: shared.length,
    onlyFirst: table.rows.size - shared.length,
    onlySecond: otherTable.rows.size - shared.length,
    differing: apart.filter(row => !isOpen(row)),
    knownToOne: new Set(apart.filter(isOpen).map(({ at }) => at)).size,
    verdicts,
  };
}

/** The rows of the table of cases, each by its letters, as texts. */
function rowsByCase([result, data]: ResultIn): {
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<string, Readonly<Record<string, string>>>;
} {
  const table = result.tables.find(({ of }) => of === 'cases');
  const read = table && data.table(result, table);
  if (read === undefined) return { columns: [], rows: new Map() };
  if (typeof read === 'string') refuse(tablePath(result, table!.name), 'the table that was written', read);
  const columns = read.columns.map(({ name }) => name);
  const letters = lettersOf(result.asked.plan);
  const rows = read.cells.map(cells => {
    const row = Object.fromEntries(columns.map((name, i) => [name, cells[i]!]));
    const at = letters.map(letter => `${letter} = ${row[letter]}`).join(', ');
    return [at, row] as const;
  });
  return { columns, rows: new Map(rows) };
}
