import {
  type ExpectedRows,
  ListedRows,
  type RowList,
  type RowVerdict,
  SummaryCheck,
  seriesRows,
  TableCheck,
  type TableRule,
  unlessOpen,
} from '../check/index.ts';
import { verdictWord } from '../claim/index.ts';
import { shown } from '../errors.ts';
import { counted } from './amounts.ts';
import type { ExitCode } from './exit-code.ts';
import { ruleText } from './game-text.ts';
import { type GivenRule, type NamedTable, type OpenTable, openTable, ruleOfResult } from './named-table.ts';
import type { Terminal } from './terminal.ts';
import { exitCodeOfVerdict, type FileVerdict, paintedVerdict, verdictOfCounts } from './verdict-of-file.ts';

/** Maximum number of undecided and of missing rows listed; the JSON has all. */
const MAX_REPORTED = 3;
const MAX_REPORTED_MISSING = 10;

/** A table with what checks its rows. */
interface CheckedTable {
  readonly check: TableCheck | SummaryCheck;
  readonly records: Iterable<readonly string[]>;
  /** The expected rows; undefined if they are not known. */
  readonly expected?: ExpectedRows | undefined;
}

/** The question and its result. */
interface Checked extends Omit<CheckedTable, 'records'> {
  readonly file: string;
  readonly rule: TableRule;
  readonly named: NamedTable | undefined;
  readonly limit: number;
  readonly rows: number;
  readonly counts: Readonly<Record<RowVerdict['verdict'], number>>;
  /** The greatest cost of a row that was left out. */
  readonly dearest: number;
  /** Rows with statements that no replay of their game can check. */
  readonly beyond: number;
  /** Whether a row says why it is undecided, in words that nothing can prove. */
  readonly hasWords: boolean;
  /** The rows by their keys; undefined if the keys are not known. */
  readonly list?: RowList | undefined;
  /** Whether rows show that the table is not of the range that was assumed. */
  readonly isOtherRange: boolean;
}

/**
 * Replays the game of each row, under the rule of the pipeline that the file is named for, if there is one. Reports the
 * rows that differ and those that cost too much, then the number of each.
 *
 * @param pipelines the folders
 */
export async function verifyTable(
  file: string,
  { limit, json, ...givenRule }: { limit: number; json: boolean } & GivenRule,
  pipelines: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const table = await openTable(file, givenRule, pipelines);
  const { header, named, rule } = table;
  const { check, records, expected } = checkFor(table, limit);
  if (check.checked.length > 0) terminal.err(`${file}: replaying the game of each row, ${ruleText(rule)}`);

  const counts = { verified: 0, refused: 0, undecided: 0, 'left open': 0 };
  const keys = expected || header.includes('status') ? new ListedRows(header, expected) : undefined;
  let [rows, dearest, beyond, hasWords] = [0, 0, 0, false];
  for (const record of check.checked.length > 0 ? records : []) {
    const found = check.verdict(record, ++rows);
    keys?.add(record, rows);
    hasWords ||= (record[header.indexOf('why')] ?? '') !== '';
    const { verdict, cost = 0 } = found;
    counts[verdict]++;
    dearest = Math.max(dearest, cost);
    if (found.beyond) beyond++;
    if (verdict !== 'refused' && verdict !== 'undecided') continue;
    const word = paintedVerdict(verdict, terminal);
    if (json) terminal.out(JSON.stringify({ file, ...found }));
    else if (verdict === 'refused' || counts.undecided <= MAX_REPORTED)
      for (const line of linesOf(found, limit)) terminal.out(`${file}: ${word}: ${line}`);
  }
  const all = { file, check, expected, rule, named, limit, rows, counts, dearest, beyond, hasWords };
  const checked: Checked = { ...all, ...listOf(check, keys, named) };
  const faults = faultsOfList(checked);
  const ofRows = verdictOfCounts({ ...counts, refused: counts.refused + faults.length });
  const verdict = ofRows === 'verified' && isInPart(checked) ? 'verified in part' : ofRows;
  if (!json)
    for (const line of faults) terminal.out(`${file}: ${paintedVerdict('refused', terminal)}: ${line}`);
  const text = `${file}: ${paintedVerdict(verdict, terminal)}: ${summaryText(checked)}`;
  terminal.out(json ? JSON.stringify(summaryFacts(checked, verdict)) : text);
  return exitCodeOfVerdict(verdict);
}

/** Decides by the name of a table what its rows are checked against, and which there should be. */
function checkFor({ header, records, named, rule }: OpenTable, limit: number): CheckedTable {
  if (!named) return { check: new TableCheck(header, { rule, limit }), records };
  const { rows, isRangeKnown } = named;
  const swept = { ...named.swept, rule };
  const { family } = swept;
  if (rows.kind === 'groups') {
    const all = [...records];
    const check = new SummaryCheck(header, all, { summary: rows, swept, isRangeKnown, limit });
    return { check, records: all, expected: check.expected };
  }
  const check = new TableCheck(header, { rule, family, limit });
  if (rows.kind === 'cases')
    return { check, records, expected: { columns: family.letters, keys: family.cases() } };
  return { check, records, ...(rows.kind === 'series' && { expected: seriesRows(rows, swept, limit) }) };
}

function listOf(
  check: CheckedTable['check'],
  keys: ListedRows | undefined,
  named: NamedTable | undefined,
): Pick<Checked, 'list' | 'isOtherRange'> {
  const isOtherRange = check instanceof SummaryCheck && check.isOtherRange;
  const list = check.checked.length > 0 && keys ? unlessOpen(() => keys.compare()) : undefined;
  if (!list || list.foreign.length === 0 || named?.isRangeKnown) return { list, isOtherRange };
  return { list: { ...list, missing: [], foreign: [] }, isOtherRange: true };
}

function faultsOfList({ list, named }: Checked): string[] {
  if (!list) return [];
  const { again, misplaced, missing, foreign } = list;
  const more = missing.length - MAX_REPORTED_MISSING;
  return [
    ...again.map(([row, first]) => `row ${row}: repeats the case of row ${first}`),
    ...misplaced.map(row => `row ${row}: its case belongs before row ${row - 1}`),
    ...foreign.map(row => `row ${row}: not a row of ${named?.of}`),
    ...missing.slice(0, MAX_REPORTED_MISSING).map(key => `the row of ${key} is missing`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

function linesOf({ row, game, faults, cost, beyond }: RowVerdict, limit: number): string[] {
  const place = `row ${row}, ${plain(game)}`;
  if (beyond !== undefined) return [`${place}: a replay of this game cannot check ${beyond.join(', ')}`];
  if (cost !== undefined) return [`${place}: a replay takes about ${cost} steps; the limit is ${limit}`];
  return faults.map(
    ({ column, expected, received }) =>
      `${place}: ${column}: expected ${plain(expected)}, received ${plain(received)}`,
  );
}

function summaryText(all: Checked): string {
  const { rule, named, rows, counts, dearest, beyond, list, isOtherRange } = all;
  const { checked, unchecked } = columnsOf(all);
  if (checked.length === 0) {
    const found = unchecked.map(plain).join(', ');
    return `no column can be checked by a replay: expected a comma-separated header with game and columns such as preperiod, period, saltus, T, B, E (or heap and term), received ${found}`;
  }
  const countText = (what: string, number = 0) => (number > 0 ? [`${number} ${what}`] : []);
  return [
    `${counts.verified} of ${counted(rows, 'row')}, ${counts.refused} ${verdictWord('refused', counts.refused)}`,
    ...countText(`too expensive (up to ${dearest} steps)`, counts.undecided - beyond),
    ...countText('with values that a replay cannot check', beyond),
    ...countText('left open by the table', counts['left open']),
    ...countText('missing', list?.missing.length),
    ...countText('repeated', list?.again.length),
    ...countText('out of order', list?.misplaced.length),
    ...countText('with other cases', list?.foreign.length),
    ...(isOtherRange ? [`its range differs from ${named?.of}, which has ${named?.cases} cases`] : []),
    ruleOfResult(rule, named),
    `checked: ${checked.join(', ')}`,
    `not checked: ${[...unchecked.map(plain), ...openOf(all)].join(', ') || 'nothing'}`,
  ].join('; ');
}

/** Whether something was not checked, even if every row is as it should be. */
function isInPart(all: Checked): boolean {
  return columnsOf(all).unchecked.length + openOf(all).length + all.counts['left open'] > 0;
}

/** Returns the properties of the whole table that stay unchecked. */
function openOf({ check, expected, list, isOtherRange }: Checked): string[] {
  return [
    ...(check.hasOpenRecords ? ['whether these are the largest in their groups'] : []),
    ...(list ? [] : ['whether rows are missing, repeated or out of order']),
    ...(list && (!expected || isOtherRange) ? ['whether rows are missing'] : []),
  ];
}

/** Returns the columns, with `why` as unchecked if it has texts: the check covers only whether a text is present. */
function columnsOf({ check, hasWords }: Checked): Pick<TableCheck, 'checked' | 'unchecked'> {
  const { checked, unchecked } = check;
  if (!hasWords || !checked.includes('why')) return check;
  return { checked: checked.filter(name => name !== 'why'), unchecked: [...unchecked, 'why'] };
}

function summaryFacts(all: Checked, verdict: FileVerdict) {
  const { file, rule, named, limit, rows, counts, dearest, beyond, list, isOtherRange } = all;
  const { 'left open': leftOpen, ...others } = counts;
  const { checked, unchecked } = columnsOf(all);
  return {
    file,
    verdict,
    rows,
    ...others,
    beyond,
    leftOpen,
    checked,
    unchecked,
    ...rule,
    pipeline: named?.id ?? null,
    isOtherRange,
    ...(list ?? { again: [], misplaced: [], missing: [], foreign: [] }),
    open: openOf(all),
    limit,
    dearest,
  };
}

/** Returns a text from a file unchanged if it is short and printable. */
function plain(text: string): string {
  return /^[ -~]{1,60}$/.test(text) ? text : shown(text);
}
