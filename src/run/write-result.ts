import { dirname, join } from 'node:path';
import { type CaseRow, digestOf, type Group, isDecided, rulesOf } from '../plan/index.ts';
import { type Written, writePieces } from './files.ts';
import { lawsText } from './laws.ts';
import type { FinishedPlan } from './plan-in-work.ts';
import { readResult } from './read-result.ts';
import { removeUnchanged, type WrittenFile } from './remove-unchanged.ts';
import type { Result, TableOfResult } from './result.ts';
import { lawsPath, resultPath, tablePath } from './result-paths.ts';
import { casesTable, type StreamedTable, seriesTable, summaryTable } from './tables/case-table.ts';
import { csvPieces } from './tables/csv.ts';
import { lawsTable } from './tables/laws-table.ts';

/**
 * Writes what changed of the tables of a finished plan, and then its result, which names them. What the result before it
 * named, and this one does not, is removed last: also that result itself, if it was in another folder. Memory is flat.
 */
export function writeResult(finished: FinishedPlan, folder: string): Result {
  const { id } = finished.asked;
  const before = readResult(folder, id);
  const result = resultOf(finished, (path, pieces) => writePieces(join(folder, path), pieces));
  writePieces(join(folder, resultPath(result)), [resultText(result)]);
  if (typeof before !== 'string') removeFewer(before, result, folder);
  return result;
}

/** Removes the unchanged files of one result that the next one does not have. */
function removeFewer(before: Result, result: Result, folder: string): void {
  const paths = new Set(filesOfResult(result).map(({ path }) => path));
  const own = dirname(resultPath(before));
  const fewer = filesOfResult(before).filter(({ path }) => !paths.has(path) && dirname(path) === own);
  removeUnchanged(folder, fewer);
}

/** Returns the files that a result names. */
export function namedFiles(result: Result): WrittenFile[] {
  const { tables, laws } = result;
  return [
    ...tables.map(({ name, sha256 }) => ({ path: tablePath(result, name), sha256 })),
    ...(laws ? [{ path: lawsPath(result), sha256: laws.sha256 }] : []),
  ];
}

/** Returns the files that a result names, and the file of the result itself. */
export function filesOfResult(result: Result): WrittenFile[] {
  return [...namedFiles(result), { path: resultPath(result), sha256: digestOf(resultText(result)) }];
}

/**
 * Returns the result of a finished plan. Passes its files to `take` one after another, each with its path.
 *
 * @param take writes a file, and returns its size and digest
 */
export function resultOf(
  finished: FinishedPlan,
  take: (path: string, pieces: Iterable<string>) => Written,
): Result {
  const { asked, folder, plan, cases, root, blocks, kept, judgedBy, conclusions, summaries, certificates } =
    finished;
  const { id, question } = asked;
  const computedBy = [...rulesOf(plan), `engine ${plan.engine}, plan sha256 ${plan.hash}`].join('; ');
  const tables: TableOfResult[] = [];
  const write = (
    text: Pick<TableOfResult, 'name' | 'of' | 'title'> & { readonly each: string },
    { columns, rows }: StreamedTable,
  ) => {
    let count = 0;
    const written = take(
      tablePath(finished, text.name),
      csvPieces(
        columns,
        counting(rows, () => count++),
      ),
    );
    const { each, ...named } = text;
    tables.push({ ...named, description: `${each}; ${computedBy}.`, columns, rows: count, ...written });
  };
  let undecided = 0;
  const rows = () => counting(finished.rows(), (row: CaseRow) => isDecided(row) || undecided++);
  // The rows of a pipeline without measures would only repeat the names of the cases.
  const hasTable = plan.measure.length > 0 && kept !== 'none';
  if (hasTable) {
    const text = { name: id, of: 'cases', title: question, each: 'One row per case' } as const;
    write(text, casesTable(plan, rows()));
  }
  for (const { series, table } of plan.series) {
    if (!table || kept === 'none') continue;
    const text = { name: `${id}.${series}`, of: 'series', title: `${question} The ${series}.` } as const;
    write({ ...text, each: 'One row per case and heap' }, seriesTable(plan, series, finished.rows()));
  }
  for (const [i, summary] of plan.summaries.entries()) {
    const title = `${asked.summaries[i]}${outside(summaries[i]!, cases)}`;
    const text = { name: `${id}.${summary.name}`, of: 'summary', title } as const;
    write({ ...text, each: 'One row per group of cases' }, summaryTable(summary, summaries[i]!));
  }
  const laws = conclusions.some(({ proof }) => proof) && {
    ...take(lawsPath(finished), [lawsText(certificates)]),
    certificates: certificates.length,
  };
  if (laws) {
    const title = `${question} Each class, for all values of the last parameter.`;
    const text = { name: `${id}.laws`, of: 'laws', title, each: 'One row per certificate' } as const;
    write(text, lawsTable(plan, certificates));
  }
  if (!hasTable) for (const _ of rows());
  return {
    format: 'saltus-result-1',
    asked,
    folder,
    cases,
    undecided: kept === 'none' ? null : undecided,
    root,
    blocks,
    kept,
    ...(judgedBy !== undefined && { judgedBy }),
    tables,
    claims: conclusions,
    ...(laws && { laws }),
  };
}

/** Returns a note on the cases whose group is not known, or nothing. */
function outside(groups: readonly Group[], cases: number): string {
  const left = groups.reduce((rest, group) => rest - group.cases, cases);
  if (left === 0) return '';
  return ` (without ${left} of ${cases} cases, whose group is not known within the limit)`;
}

/** Returns the content of a result's file. A result that was read from its file gives the same bytes. */
export function resultText(result: Result): string {
  return `${JSON.stringify(result, null, 1)}\n`;
}

function* counting<T>(rows: Iterable<T>, count: (row: T) => unknown): Generator<T> {
  for (const row of rows) {
    count(row);
    yield row;
  }
}
