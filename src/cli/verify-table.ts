import { basename } from 'node:path';
import { countCases, csvRecords, type RowVerdict, TableCheck, type TableRule } from '../check/index.ts';
import { DefinitionError, shown } from '../errors.ts';
import { type Ending, type Family, type Objective, parseFamily } from '../game/index.ts';
import { loadPipeline, pipelineIds } from '../run/index.ts';
import { counted } from './amounts.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { readFile } from './read-file.ts';
import type { Terminal } from './terminal.ts';
import { paintedVerdict, type VerdictCode, verdictWord } from './verdict-of-file.ts';

/** Rows left undecided that are told one by one; the JSON has all. */
const MOST_TOLD = 3;

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
  /** Whether the pipeline has as many cases as there are rows; another range may have been swept. */
  readonly isWhole: boolean;
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
  const rule: TableRule = {
    ending: asked.ending ?? named?.rule.ending ?? 'normal',
    objective: asked.objective ?? named?.rule.objective ?? 'last-player-wins',
  };
  const table = new TableCheck(header, { rule, family: named?.family, limit: most });
  if (table.checked.length > 0) terminal.err(`${file}: replaying the game of each row, ${ruleText(rule)}`);

  const counts = { verified: 0, refused: 0, undecided: 0, 'left open': 0 };
  let [rows, dearest] = [0, 0];
  for (const record of table.checked.length > 0 ? records : []) {
    const found = table.verdict(record, ++rows);
    const { verdict, cost = 0 } = found;
    counts[verdict]++;
    dearest = Math.max(dearest, cost);
    if (verdict !== 'refused' && verdict !== 'undecided') continue;
    const word = paintedVerdict(CODES[verdict], terminal);
    if (json) terminal.out(JSON.stringify({ file, ...found }));
    else if (verdict === 'refused' || counts.undecided <= MOST_TOLD)
      for (const line of linesOf(found, most)) terminal.out(`${file}: ${word}: ${line}`);
  }
  const isWhole = !named || !header.includes('status') || named.cases === BigInt(rows);
  const checked: Checked = { file, table, rule, named, most, rows, counts, dearest, isWhole };
  const code = codeOf(counts);
  const text = `${file}: ${paintedVerdict(code, terminal)}: ${summaryText(checked)}`;
  terminal.out(json ? JSON.stringify(summaryFacts(checked, code)) : text);
  return code;
}

/** Nothing is verified by no rows. */
function codeOf({ verified, refused, undecided }: Checked['counts']): VerdictCode {
  if (refused > 0) return EXIT.mismatch;
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

function summaryText({ table, rule, named, rows, counts, dearest, isWhole }: Checked): string {
  const { checked, unchecked } = table;
  if (checked.length === 0) return 'it has no column that a replay can check';
  return [
    `${counts.verified} of ${counted(rows, 'row')}, ${counts.refused} refused`,
    ...(counts.undecided > 0 ? [`${counts.undecided} left out by cost, up to ${dearest} steps`] : []),
    ...(counts['left open'] > 0 ? [`${counts['left open']} left open by the table`] : []),
    ...(isWhole ? [] : [`the pipeline has ${named?.cases} cases: another range, or rows are missing`]),
    `${ruleText(rule)}${named ? `, as in the pipeline ${named.id}` : ''}`,
    `checked: ${checked.join(', ')}`,
    `not checked: ${unchecked.map(plain).join(', ') || 'nothing'}`,
  ].join('; ');
}

function summaryFacts(
  { file, table, rule, named, most, rows, counts, dearest, isWhole }: Checked,
  code: VerdictCode,
) {
  const { 'left open': leftOpen, ...others } = counts;
  const { checked, unchecked } = table;
  const about = { ...rule, pipeline: named?.id ?? null, isWhole, limit: most, dearest };
  return { file, verdict: verdictWord(code), rows, ...others, leftOpen, checked, unchecked, ...about };
}

export function ruleText({ ending, objective }: TableRule): string {
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
}

interface AskedRule {
  readonly ending?: Ending | undefined;
  readonly objective?: Objective | undefined;
}

/** The pipeline whose table a file is by its name: `fes-saltus.csv`, `kisses.outcomes.csv`. */
export async function namedFor(file: string, folder: string): Promise<Named | undefined> {
  const [id = ''] = basename(file).split('.');
  if (!pipelineIds(folder).includes(id)) return undefined;
  const { ending, objective, ...text } = (await loadPipeline(id, folder)).definition.sweep;
  return { id, rule: { ending, objective }, family: parseFamily(text), cases: countCases(text).cases };
}
