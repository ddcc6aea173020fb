import { refuse } from '../errors.ts';
import type { CaseView } from './case.ts';
import { issueOfRead, type Seen, UndecidedRead, UnknownRead } from './case-reader.ts';
import { PrintedTable, type Published, printedKey } from './published.ts';
import { type Counting, countCase, type JudgeCase, type Witness } from './tally.ts';

/** Returns the judge of a printed table. @param records of its file */
export function judgePublished(
  claim: Published,
  records: readonly Readonly<Record<string, string>>[],
): JudgeCase {
  const table = new PrintedTable(claim, records);
  return (tally, current, seen) => {
    const key = printedKey(claim.key, current.game, name => letterOf(current, name, `claim ${claim.id}.key`));
    if (claim.terms) judgeTerms(claim.id, claim.terms, table, key, tally, current, seen);
    else judgeCells(claim.id, table, key, tally, current);
  };
}

function judgeCells(
  id: string,
  table: PrintedTable,
  key: ReturnType<typeof printedKey>,
  tally: Counting,
  current: CaseView,
): void {
  const found = table.find(key);
  if (!found) return;
  tally.met++;
  const differences: string[] = [];
  let unknown: string | undefined;
  for (const [name, printed] of found.cells) {
    const value = current.values[name];
    if (value === undefined) {
      const expected = `measures of the pipeline: ${Object.keys(current.values).join(', ')}`;
      refuse(`claim ${id}.cells`, expected, name);
    }
    if (typeof value === 'object') unknown ??= value.why;
    else if (value !== printed) differences.push(differenceOf(name, printed, value));
  }
  const seen = differences.join('; ');
  if (seen !== '') countCase(tally, 'fails', current, () => ({ seen }));
  else if (unknown !== undefined) countCase(tally, 'undecided', current, () => ({ seen: unknown }));
  else tally.holds++;
  noteRow(tally, table, current, found.row, seen);
}

function judgeTerms(
  id: string,
  { series }: NonNullable<Published['terms']>,
  table: PrintedTable,
  key: ReturnType<typeof printedKey>,
  tally: Counting,
  current: CaseView,
  [, all]: Seen,
): void {
  const found = table.findTerms(key);
  tally.met += found.length;
  let terms: ArrayLike<number>;
  try {
    terms = all[series];
  } catch (thrown) {
    if (thrown instanceof UnknownRead) throw issueOfRead(thrown, `claim ${id}.terms`);
    if (!(thrown instanceof UndecidedRead)) throw thrown;
    if (found.length > 0)
      countCase(tally, 'undecided', current, () => ({ seen: thrown.message }), found.length);
    for (const { row } of found) noteRow(tally, table, current, row);
    return;
  }
  const beyondText = (heap: number) => `heap ${heap} is beyond the ${terms.length} computed ${series}`;
  for (const { row, heap, term } of found) {
    const computed = terms[heap];
    const seen =
      computed === undefined || computed === term ? '' : differenceOf(`heap ${heap}`, term, computed);
    if (seen !== '') countCase(tally, 'fails', current, () => ({ seen }));
    else if (heap >= terms.length) countCase(tally, 'undecided', current, () => ({ seen: beyondText(heap) }));
    else tally.holds++;
    noteRow(tally, table, current, row, seen);
  }
}

/** Notes that a row of a printed table is about a case, and whether it differs. */
function noteRow(
  tally: Counting,
  { records }: PrintedTable,
  current: CaseView,
  row: number,
  seen = '',
): void {
  // Created when first needed, and never shared: tables may have many rows.
  const rows = (tally.told ??= Array.from(records, () => false)) as boolean[];
  rows[row] = true;
  if (seen !== '') ((tally.differs ??= []) as Witness[]).push({ at: current.at, game: current.game, seen });
}

function differenceOf(what: string, printed: number, computed: number | string): string {
  return `${what}: printed ${printed}, computed ${computed}`;
}

function letterOf(current: CaseView, name: string, where: string): number {
  const value = current.values[name];
  if (typeof value === 'number') return value;
  refuse(where, `parameters of the sweep: ${Object.keys(current.values).join(', ')}`, name);
}
