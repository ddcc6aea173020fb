import { ListedCases, type RowVerdict, TableCheck, type TableRule } from '../check/index.ts';
import { shown } from '../errors.ts';
import { counted } from './amounts.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { ruleText } from './game-text.ts';
import { type AskedRule, type NamedTable, openTable, ruleBeside } from './named-table.ts';
import type { Terminal } from './terminal.ts';
import { codeOfCounts, paintedVerdict, type VerdictCode, verdictWord } from './verdict-of-file.ts';

/** Rows left undecided, and missing ones, that are told one by one; the JSON has all. */
const MOST_TOLD = 3;
const MOST_MISSING_TOLD = 10;

const CODES = { refused: EXIT.mismatch, undecided: EXIT.undecided } as const;

/** What was asked, and what came of it. */
interface Checked {
  readonly file: string;
  readonly table: TableCheck;
  readonly rule: TableRule;
  readonly named: NamedTable | undefined;
  readonly most: number;
  readonly rows: number;
  readonly counts: Readonly<Record<RowVerdict['verdict'], number>>;
  /** The greatest cost of a row that was left out. */
  readonly dearest: number;
  /** Rows that say what no replay of their game can check. */
  readonly beyond: number;
  /** Whether a row says why it is undecided, in words that nothing can prove. */
  readonly hasWords: boolean;
  /** How the rows are cases, each once, in their order; undefined where the table is not of cases. */
  readonly listed: Listed | undefined;
}

interface Listed extends Pick<ListedCases, 'again' | 'misplaced'> {
  /** Cases without a row, by their letters. None is looked for where a row is no case: then it is another range. */
  readonly missing: readonly string[];
  readonly isOtherRange: boolean;
}

/**
 * Replays the game of each row, under the rule of the pipeline that the file is named for, if there is one. Tells the
 * rows that differ and those that cost too much, then how many there are of each.
 *
 * @param pipelines the folders
 */
export async function verifyTable(
  file: string,
  { most, json, ...asked }: { most: number; json: boolean } & AskedRule,
  pipelines: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { records, header, named, rule } = await openTable(file, asked, pipelines);
  const table = new TableCheck(header, { rule, family: named?.family, limit: most });
  if (table.checked.length > 0) terminal.err(`${file}: replaying the game of each row, ${ruleText(rule)}`);

  const counts = { verified: 0, refused: 0, undecided: 0, 'left open': 0 };
  const family = named?.isOfCases ? named.family : undefined;
  const cases = family || header.includes('status') ? new ListedCases(header, family) : undefined;
  let [rows, dearest, beyond, hasWords] = [0, 0, 0, false];
  for (const record of table.checked.length > 0 ? records : []) {
    const found = table.verdict(record, ++rows);
    cases?.add(record, rows);
    hasWords ||= (record[header.indexOf('why')] ?? '') !== '';
    const { verdict, cost = 0 } = found;
    counts[verdict]++;
    dearest = Math.max(dearest, cost);
    if (found.beyond) beyond++;
    if (verdict !== 'refused' && verdict !== 'undecided') continue;
    const word = paintedVerdict(CODES[verdict], terminal);
    if (json) terminal.out(JSON.stringify({ file, ...found }));
    else if (verdict === 'refused' || counts.undecided <= MOST_TOLD)
      for (const line of linesOf(found, most)) terminal.out(`${file}: ${word}: ${line}`);
  }
  const listed = cases && table.checked.length > 0 ? listedOf(cases) : undefined;
  const checked = { file, table, rule, named, most, rows, counts, dearest, beyond, hasWords, listed };
  const refused = counts.refused + (listed ? faultsOfList(listed).length : 0);
  const code = codeOfCounts({ ...counts, refused });
  if (!json && listed)
    for (const line of faultsOfList(listed))
      terminal.out(`${file}: ${paintedVerdict(EXIT.mismatch, terminal)}: ${line}`);
  const part = code === EXIT.expected && isInPart(checked) ? ' in part' : '';
  const text = `${file}: ${paintedVerdict(code, terminal)}${part}: ${summaryText(checked)}`;
  terminal.out(json ? JSON.stringify(summaryFacts(checked, code)) : text);
  return code;
}

function listedOf(cases: ListedCases): Listed {
  const { missing, foreign } = cases.compare();
  const isOtherRange = foreign > 0;
  const { again, misplaced } = cases;
  return { missing: isOtherRange ? [] : missing, again, misplaced, isOtherRange };
}

function faultsOfList({ missing, again, misplaced }: Listed): string[] {
  const more = missing.length - MOST_MISSING_TOLD;
  return [
    ...again.map(([row, first]) => `row ${row}: the case of row ${first} again`),
    ...misplaced.map(row => `row ${row}: its case comes before that of row ${row - 1}`),
    ...missing.slice(0, MOST_MISSING_TOLD).map(setting => `the row of ${setting} is missing`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

function linesOf({ row, game, faults, cost, beyond }: RowVerdict, most: number): string[] {
  const place = `row ${row}, ${plain(game)}`;
  if (beyond !== undefined) return [`${place}: no replay of such a game checks ${beyond.join(', ')}`];
  if (cost !== undefined) return [`${place}: a replay takes about ${cost} steps, the limit is ${most}`];
  return faults.map(
    ({ column, expected, received }) =>
      `${place}: ${column}: expected ${plain(expected)}, received ${plain(received)}`,
  );
}

function summaryText(all: Checked): string {
  const { rule, named, rows, counts, dearest, beyond, listed } = all;
  const { checked, unchecked } = columnsOf(all);
  if (checked.length === 0) {
    const found = unchecked.map(plain).join(', ');
    return `it has no column that a replay can check: expected, with commas between them, game and columns such as preperiod, period, saltus, T, B, E (or heap and term), received ${found}`;
  }
  const of = (what: string, number = 0) => (number > 0 ? [`${number} ${what}`] : []);
  return [
    `${counts.verified} of ${counted(rows, 'row')}, ${counts.refused} refused`,
    ...of(`left out by cost, up to ${dearest} steps`, counts.undecided - beyond),
    ...of('with what no replay of the game checks', beyond),
    ...of('left open by the table', counts['left open']),
    ...of('missing', listed?.missing.length),
    ...of('again', listed?.again.length),
    ...of('out of order', listed?.misplaced.length),
    ...(listed?.isOtherRange
      ? [
          `of another range than ${named?.of}, which has ${named?.cases} cases: whether rows are missing is not known`,
        ]
      : []),
    ruleBeside(rule, named),
    `checked: ${checked.join(', ')}`,
    `not checked: ${[...unchecked.map(plain), ...openOf(all)].join(', ') || 'nothing'}`,
  ].join('; ');
}

/** Whether something is left that no replay of a game can show, be every row as it should be. */
function isInPart(all: Checked): boolean {
  return columnsOf(all).unchecked.length + openOf(all).length > 0;
}

/** What no row says by itself. */
function openOf({ table, listed, named }: Checked): string[] {
  const hasRecords = table.checked.some(name => name.startsWith('most_'));
  return [
    ...(hasRecords ? ['whether these are the greatest of their groups'] : []),
    ...(listed ? [] : ['whether rows are missing, repeated or out of order']),
    ...(listed && !named?.isOfCases ? ['whether rows are missing'] : []),
  ];
}

/** The words of why are no number: that there are some is checked, and not what they say. */
function columnsOf({ table, hasWords }: Checked): Pick<TableCheck, 'checked' | 'unchecked'> {
  const { checked, unchecked } = table;
  if (!hasWords || !checked.includes('why')) return table;
  return { checked: checked.filter(name => name !== 'why'), unchecked: [...unchecked, 'why'] };
}

function summaryFacts(all: Checked, code: VerdictCode) {
  const { file, rule, named, most, rows, counts, dearest, beyond, listed } = all;
  const { 'left open': leftOpen, ...others } = counts;
  const { checked, unchecked } = columnsOf(all);
  const { isOtherRange = false, missing = [], again = [], misplaced = [] } = listed ?? {};
  const lists = { isOtherRange, missing, again, misplaced };
  const about = { ...rule, pipeline: named?.id ?? null, ...lists, open: openOf(all), limit: most, dearest };
  return {
    file,
    verdict: verdictWord(code),
    inPart: isInPart(all),
    rows,
    ...others,
    beyond,
    leftOpen,
    checked,
    unchecked,
    ...about,
  };
}

/** A text from a file as it is, where it is short and printable. */
function plain(text: string): string {
  return /^[ -~]{1,60}$/.test(text) ? text : shown(text);
}
