import { basename, dirname } from 'node:path';
import {
  countCases,
  csvRecords,
  ListedCases,
  type RowVerdict,
  TableCheck,
  type TableRule,
} from '../check/index.ts';
import { DefinitionError, shown } from '../errors.ts';
import { type Ending, type Family, type Objective, parseFamily } from '../game/index.ts';
import { loadPipeline, pipelineIds, readResult } from '../run/index.ts';
import { counted } from './amounts.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { readFile } from './read-file.ts';
import type { Terminal } from './terminal.ts';
import { paintedVerdict, type VerdictCode, verdictWord } from './verdict-of-file.ts';

/** Rows left undecided, and missing ones, that are told one by one; the JSON has all. */
const MOST_TOLD = 3;
const MOST_MISSING_TOLD = 10;

const CODES = { refused: EXIT.mismatch, undecided: EXIT.undecided } as const;

/** What was asked, and what came of it. */
interface Checked {
  readonly file: string;
  readonly table: TableCheck;
  readonly rule: TableRule;
  readonly named: Named | undefined;
  readonly most: number;
  readonly rows: number;
  readonly counts: Readonly<Record<RowVerdict['verdict'], number>>;
  /** The greatest cost of a row that was left out. */
  readonly dearest: number;
  /** How the rows are the cases of the pipeline, each once; undefined where the table is not of cases. */
  readonly listed: Listed | undefined;
}

interface Listed {
  /** Cases without a row, by their letters. None is looked for where a row is no case: then it is another range. */
  readonly missing: readonly string[];
  /** Rows that stand twice, each with the first of its kind. */
  readonly again: readonly (readonly [row: number, first: number])[];
  readonly isOtherRange: boolean;
}

/**
 * Replays the game of each row, under the rule of the pipeline that the file is named for, if there is one. Tells the
 * rows that differ and those that cost too much, then how many there are of each.
 *
 * @param pipelines the folder
 */
export async function verifyTable(
  file: string,
  { most, json, ...asked }: { most: number; json: boolean } & AskedRule,
  pipelines: string,
  terminal: Terminal,
): Promise<ExitCode> {
  const records = csvRecords(new TextDecoder().decode(readFile(file)), file);
  const header = records.next().value;
  if (!header) throw new DefinitionError([{ where: file, expected: 'a header', received: 'nothing' }]);
  const named = await namedFor(file, pipelines);
  const rule = ruleFor(asked, named);
  const table = new TableCheck(header, { rule, family: named?.family, limit: most });
  if (table.checked.length > 0) terminal.err(`${file}: replaying the game of each row, ${ruleText(rule)}`);

  const counts = { verified: 0, refused: 0, undecided: 0, 'left open': 0 };
  const cases =
    named?.isOfCases && header.includes('status') ? new ListedCases(named.family, header) : undefined;
  let [rows, dearest] = [0, 0];
  for (const record of table.checked.length > 0 ? records : []) {
    const found = table.verdict(record, ++rows);
    cases?.add(record, rows);
    const { verdict, cost = 0 } = found;
    counts[verdict]++;
    dearest = Math.max(dearest, cost);
    if (verdict !== 'refused' && verdict !== 'undecided') continue;
    const word = paintedVerdict(CODES[verdict], terminal);
    if (json) terminal.out(JSON.stringify({ file, ...found }));
    else if (verdict === 'refused' || counts.undecided <= MOST_TOLD)
      for (const line of linesOf(found, most)) terminal.out(`${file}: ${word}: ${line}`);
  }
  const listed = rows > 0 && cases ? listedOf(cases) : undefined;
  const checked: Checked = { file, table, rule, named, most, rows, counts, dearest, listed };
  const code = codeOf(checked);
  if (!json && listed)
    for (const line of faultsOfList(listed))
      terminal.out(`${file}: ${paintedVerdict(EXIT.mismatch, terminal)}: ${line}`);
  const text = `${file}: ${paintedVerdict(code, terminal)}: ${summaryText(checked)}`;
  terminal.out(json ? JSON.stringify(summaryFacts(checked, code)) : text);
  return code;
}

function listedOf(cases: ListedCases): Listed {
  const { missing, foreign } = cases.compare();
  const isOtherRange = foreign > 0;
  return { missing: isOtherRange ? [] : missing, again: cases.again, isOtherRange };
}

function faultsOfList({ missing, again }: Listed): string[] {
  const more = missing.length - MOST_MISSING_TOLD;
  return [
    ...again.map(([row, first]) => `row ${row}: the case of row ${first} again`),
    ...missing.slice(0, MOST_MISSING_TOLD).map(setting => `the row of ${setting} is missing`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

/** Nothing is verified by no rows. */
function codeOf({ counts: { verified, refused, undecided }, listed }: Checked): VerdictCode {
  if (refused > 0 || (listed && listed.missing.length + listed.again.length > 0)) return EXIT.mismatch;
  return undecided > 0 || verified === 0 ? EXIT.undecided : EXIT.expected;
}

function linesOf({ row, game, faults, cost }: RowVerdict, most: number): string[] {
  const place = `row ${row}, ${plain(game)}`;
  if (cost !== undefined) return [`${place}: a replay takes about ${cost} steps, the limit is ${most}`];
  return faults.map(
    ({ column, expected, received }) =>
      `${place}: ${column}: expected ${plain(expected)}, received ${plain(received)}`,
  );
}

function summaryText({ table, rule, named, rows, counts, dearest, listed }: Checked): string {
  const { checked, unchecked } = table;
  if (checked.length === 0) return 'it has no column that a replay can check';
  return [
    `${counts.verified} of ${counted(rows, 'row')}, ${counts.refused} refused`,
    ...(counts.undecided > 0 ? [`${counts.undecided} left out by cost, up to ${dearest} steps`] : []),
    ...(counts['left open'] > 0 ? [`${counts['left open']} left open by the table`] : []),
    ...(listed && listed.missing.length > 0 ? [`${listed.missing.length} missing`] : []),
    ...(listed && listed.again.length > 0 ? [`${listed.again.length} again`] : []),
    ...(listed?.isOtherRange
      ? [
          `of another range than the pipeline, which has ${named?.cases} cases: whether rows are missing is not known`,
        ]
      : []),
    ruleBeside(rule, named),
    `checked: ${checked.join(', ')}`,
    `not checked: ${unchecked.map(plain).join(', ') || 'nothing'}`,
  ].join('; ');
}

function summaryFacts(
  { file, table, rule, named, most, rows, counts, dearest, listed }: Checked,
  code: VerdictCode,
) {
  const { 'left open': leftOpen, ...others } = counts;
  const { checked, unchecked } = table;
  const isOtherRange = listed?.isOtherRange ?? false;
  const lists = { isOtherRange, missing: listed?.missing ?? [], again: listed?.again ?? [] };
  const about = { ...rule, pipeline: named?.id ?? null, ...lists, limit: most, dearest };
  return { file, verdict: verdictWord(code), rows, ...others, leftOpen, checked, unchecked, ...about };
}

/** The rule that was asked for, else that of the pipeline, else the default. */
export function ruleFor(asked: AskedRule, named: Named | undefined): TableRule {
  const { ending = 'normal', objective = 'last-player-wins' } = named?.rule ?? {};
  return { ending: asked.ending ?? ending, objective: asked.objective ?? objective };
}

/** A rule in words, and whether it is that of the pipeline. */
export function ruleBeside(rule: TableRule, named: Named | undefined): string {
  const own = ruleFor({}, named);
  const isOwn = own.ending === rule.ending && own.objective === rule.objective;
  return `${ruleText(rule)}${named ? `, ${isOwn ? 'as in' : 'not that of'} the pipeline ${named.id}` : ''}`;
}

function ruleText({ ending, objective }: TableRule): string {
  return `${ending} ending, ${objective.replaceAll('-', ' ')}`;
}

/** A text from a file as it is, where it is short and printable. */
function plain(text: string): string {
  return /^[ -~]{1,60}$/.test(text) ? text : shown(text);
}

interface Named {
  readonly id: string;
  readonly rule: AskedRule;
  readonly family: Family;
  readonly cases: bigint;
  /** Whether it is to have a row of each case: not where only records were kept. */
  readonly isOfCases: boolean;
}

export interface AskedRule {
  readonly ending?: Ending | undefined;
  readonly objective?: Objective | undefined;
}

/**
 * The pipeline whose table a file is by its name, `fes-saltus.csv`, `kisses.outcomes.csv`, over the range that the result
 * beside it names, else over its own.
 */
export async function namedFor(file: string, folder: string): Promise<Named | undefined> {
  const [id = ''] = basename(file).split('.');
  if (!pipelineIds(folder).includes(id)) return undefined;
  const beside = readResult(dirname(dirname(file)), id);
  const result = typeof beside === 'string' || basename(dirname(file)) !== 'data' ? undefined : beside;
  const { ending, objective, ...own } = (await loadPipeline(id, folder)).definition.sweep;
  const text = result?.asked.plan.sweep ?? own;
  const isOfCases = basename(file) === `${id}.csv` && (result?.kept ?? 'all') === 'all';
  const { cases } = countCases(text);
  return { id, rule: { ending, objective }, family: parseFamily(text), cases, isOfCases };
}
