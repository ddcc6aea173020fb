import { type ProvableStatement, provableColumns, provableStatement, provedLine } from '../check/index.ts';
import { verdictWord } from '../claim/index.ts';
import { askProvedChecker } from '../run/index.ts';
import { counted } from './amounts.ts';
import type { ExitCode } from './exit-code.ts';
import { type GivenRule, openTable, ruleOfResult } from './named-table.ts';
import type { Terminal } from './terminal.ts';
import { exitCodeOfVerdict, paintedVerdict, verdictOfCounts } from './verdict-of-file.ts';
import { readCertificates } from './verify-certificates.ts';

/** The statements of a file on preperiods, periods and saltus, and how many of its rows or certificates state none. */
interface Statements {
  readonly statements: readonly ProvableStatement[];
  readonly without: number;
  /** The columns of a table that are read. */
  readonly columns?: readonly string[];
  /** The statements of all rows of a table, in words. */
  readonly rule?: string;
}

/** The question about a file. */
interface Question {
  readonly isTable: boolean;
  /** The rule of a table, if it differs from that of the pipeline that the file is named for. */
  readonly rule: GivenRule;
  /** Heaps of one statement. */
  readonly limit: number;
  readonly json: boolean;
}

/** Reports what the checker proved in Coq refuses or cannot check, then how much it accepts. */
export async function verifyWithCoq(
  file: string,
  { isTable, rule, limit, json }: Question,
  pipelines: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const {
    statements,
    without,
    columns,
    rule: ruleText,
  } = isTable ? await statementsOfTable(file, rule, pipelines) : statementsOfCertificates(file);
  const questions = statements.map(statement => ({ statement, ...provedLine(statement) }));
  const lines = questions.flatMap(({ line, heaps }) => (line !== undefined && heaps! <= limit ? [line] : []));
  if (lines.length > 0)
    terminal.err(`${file}: checking ${counted(lines.length, 'statement')} with the proved checker`);
  const answers = lines.length > 0 ? (await askProvedChecker(lines)).values() : [].values();

  const counts = { verified: 0, refused: 0, undecided: 0 };
  for (const { statement, line, heaps } of questions) {
    const why = whyNotAsked(line, heaps, limit) ?? whyNot(answers.next().value!);
    const verdict = why === '' ? 'verified' : why === REFUSED ? 'refused' : 'undecided';
    counts[verdict]++;
    if (why === '') continue;
    if (json) terminal.out(JSON.stringify({ file, ...factsOf(statement), verdict, why }));
    else terminal.out(`${file}: ${paintedVerdict(verdict, terminal)}: ${textOf(statement)}; ${why}`);
  }
  const verdict = verdictOfCounts(counts);
  const { verified: accepted, ...others } = counts;
  const parts = [
    `the proved checker accepts ${accepted} of ${counted(statements.length, 'statement')}`,
    `${counts.refused} ${verdictWord('refused', counts.refused)}`,
    ...(counts.undecided > 0 ? [`${counts.undecided} ${verdictWord('undecided', counts.undecided)}`] : []),
    ...(without > 0 ? [`${counted(without, isTable ? 'row' : 'proof')} without a statement`] : []),
    ...(ruleText !== undefined ? [ruleText] : []),
    ...(columns ? [`read: ${columns.join(', ') || 'nothing'}`] : []),
  ];
  if (json) terminal.out(JSON.stringify({ file, verdict, accepted, ...others, without }));
  else terminal.out(`${file}: ${paintedVerdict(verdict, terminal)}: ${parts.join('; ')}`);
  return exitCodeOfVerdict(verdict);
}

const REFUSED = 'it is false, or its witnesses do not prove it';

function whyNotAsked(line: string | undefined, heaps: number | undefined, limit: number): string | undefined {
  if (line === undefined)
    return 'the proved checker supports finite sets and all-but games in canonical notation, without sinks or initial values';
  return heaps! > limit ? `it takes about ${heaps} heaps; the limit is ${limit}` : undefined;
}

/** Empty for an accepted statement. */
function whyNot(answer: string): string {
  if (answer === 'accepted') return '';
  if (answer === 'refused') return REFUSED;
  return answer === 'exhausted' ? 'not enough memory' : answer;
}

function factsOf({
  game,
  sequence,
  ending,
  objective,
  preperiod,
  period,
  saltus,
}: ProvableStatement): object {
  return { game, sequence, ending, objective, preperiod, period, saltus };
}

function textOf({ game, sequence, preperiod, period, saltus }: ProvableStatement): string {
  return `${sequence} of ${game}: preperiod ${preperiod}, period ${period}, saltus ${saltus}`;
}

function statementsOfCertificates(file: string): Statements {
  const all = readCertificates(file);
  const statements = all.flatMap(certificate => ('repeat' in certificate ? [certificate] : []));
  return { statements, without: all.length - statements.length };
}

async function statementsOfTable(
  file: string,
  asked: Question['rule'],
  pipelines: readonly string[],
): Promise<Statements> {
  const { records, header, named, rule } = await openTable(file, asked, pipelines);
  const stated = provableColumns(header);
  const statements: ProvableStatement[] = [];
  let without = 0;
  for (const record of stated.length > 0 ? records : []) {
    const row = Object.fromEntries(header.map((name, i) => [name, record[i]!]));
    const found = stated.flatMap(columns => provableStatement(row, columns, rule) ?? []);
    if (found.length === 0) without++;
    statements.push(...found);
  }
  const columns = stated.flatMap(({ columns }) =>
    columns.filter(name => name !== undefined && header.includes(name)),
  );
  return { statements, without, columns: columns as string[], rule: ruleOfResult(rule, named) };
}
