import { FEWEST_ROWS, type GuessedLaw, guessLaws, type Tally, verdictWord } from '../../claim/index.ts';
import { isScalar, type ScalarMeasure } from '../../engine/index.ts';
import { DefinitionError, refuse, tryCollect } from '../../errors.ts';
import { parseGame } from '../../game/index.ts';
import { lettersOf, type Plan, pipelineOfFamily, planOfFamily } from '../../plan/index.ts';
import {
  createExecutor,
  pipelineIds,
  type RunSettings,
  run as runPlan,
  tallyTwiceAsFar,
  UNDECIDED,
} from '../../run/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { knownHere, reportKnown } from '../known.ts';
import { LIMIT } from '../options.ts';
import type { Places } from '../places.ts';
import { createProgress } from '../progress.ts';
import { onCommandLine, type QuestionText, questionOf } from '../question-of.ts';
import { resultTable, type TableName } from '../result-table.ts';
import { insistOnPipelines } from '../selection.ts';
import type { Terminal } from '../terminal.ts';
import { warnOfThreads } from '../worth-threads.ts';

export interface GuessOptions extends Omit<QuestionText, 'law' | 'chart' | 'measure'> {
  readonly measure: string;
  /** The name or hash of a run over another range; only for a pipeline that has been run. */
  readonly run?: string | undefined;
  readonly json: boolean;
  readonly jobs?: number | undefined;
}

/**
 * Looks for short laws of one measure, in the rows of a family, which it computes, or of a finished run. Then tests the
 * laws over ranges that end twice as far.
 */
export async function guessCommand(
  { measure, json, jobs, run, ...text }: GuessOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const known = pipelineIds(places.pipelines);
  const isOfRun = run !== undefined || known.includes(text.game);
  if (!isOfRun && isWord(text.game))
    insistOnPipelines([text.game], known, 'a quoted game with parameters, or the id of a finished pipeline');
  if (isOfRun) refuseFamily(text);
  warnOfThreads(jobs, terminal);
  const executor = createExecutor(jobs ?? terminal.cores);
  const progress = await createProgress(terminal);
  const settings = { executor, listener: { ...progress, counterexample: () => {} }, folders: places };
  try {
    const request = { ...text, law: [], chart: [], measure: [measure] };
    const { plan, rows } = isOfRun
      ? rowsOfRun({ id: text.game, run }, measure, places)
      : await rowsOf(request, settings);
    const letters = lettersOf(plan);
    const { sweep, rule } = plan;
    const here = isOfRun ? undefined : knownHere({ family: { ...sweep, game: sweep.game ?? '' }, ...rule });
    if (here && !json) reportKnown(here, terminal);
    const known = rows.filter((row): row is readonly number[] => row.every(Number.isSafeInteger));
    if (known.length < rows.length) {
      const left = counted(rows.length - known.length, 'case');
      terminal.err(`${left} left out because their ${measure} is not known within the limit`);
    }
    if (known.length < FEWEST_ROWS) {
      const [where, hint] = isOfRun
        ? ['run', 'run the pipeline over wider ranges']
        : ['--over', 'use wider ranges'];
      const expected = `at least ${FEWEST_ROWS} cases whose ${measure} is known`;
      refuse(where, expected, `${known.length}`, hint);
    }
    progress.pause();
    terminal.busy();
    const found = guessLaws({ letters, measure, rows: known });
    const texts = found.map(({ law }) => law);
    const beyond = found.length === 0 ? [] : ((await tallyTwiceAsFar(plan, texts, settings)) ?? []);
    progress.pause();
    const laws = found.map((law, i) => ({ ...law, beyond: beyond[i] })).sort(byFailures);
    if (json) {
      terminal.out(JSON.stringify({ laws: laws.map(asJson), ...(here && { known: here }) }));
      return EXIT.expected;
    }
    for (const law of laws)
      terminal.out([law.law, confirmation(law, letters), ...beyondLine(law)].join('\n  '));
    terminal.err(
      laws.length === 0
        ? `no short law of ${measure} was found in ${counted(known.length, 'case')}`
        : 'These laws are conjectures. To test one over wider ranges: npx saltus ask with --law',
    );
    return EXIT.expected;
  } finally {
    progress.pause();
    await executor.close();
  }
}

/** Whether a text is not a game and may be an id. */
function isWord(text: string): boolean {
  return /^[a-z][a-z0-9-]*$/i.test(text) && !tryCollect([], () => parseGame(text));
}

/** A law with its verdict over ranges that end twice as far, if it was tested there. */
interface Found extends GuessedLaw {
  readonly beyond?: Tally | undefined;
}

/** Laws that fail on further rows come last. */
function byFailures(p: Found, q: Found): number {
  return Math.sign(p.beyond?.fails ?? 0) - Math.sign(q.beyond?.fails ?? 0);
}

function asJson({ exceptions, beyond, ...law }: Found) {
  const { met, fails, undecided, counterexample } = beyond ?? {};
  return {
    ...law,
    exceptions: exceptions.length,
    beyond: beyond ? { cases: met, fails, undecided, counterexample } : null,
  };
}

function confirmation({ found, confirmed, exceptions }: Found, letters: readonly string[]): string {
  const where = exceptions
    .slice(0, MAX_REPORTED)
    .map(row => letters.map((letter, i) => `${letter} = ${row[i]}`).join(', '));
  const but =
    exceptions.length === 0
      ? ''
      : `, except in ${counted(exceptions.length, 'case')}, such as ${where.join('; ')}`;
  return `found on ${counted(found, 'case')}, confirmed on ${confirmed} others${but}`;
}

function beyondLine({ beyond }: Found): string[] {
  if (beyond === undefined) return [];
  const { met, fails, undecided, counterexample } = beyond;
  const cases = `of ${counted(met, 'case')} in ranges that extend twice as far`;
  const open = undecided === 0 ? '' : `, with ${undecided} undecided`;
  return counterexample
    ? [
        `${verdictWord('fails')} on ${fails} ${cases}${open}, first ${counterexample.game}: ${counterexample.seen}`,
      ]
    : [`${verdictWord('fails')} on none ${cases}${open}`];
}

/** Maximum number of exceptions reported per law. */
const MAX_REPORTED = 3;

/** The computed range, with the letters and the measure of each case. */
interface Rows {
  readonly plan: Plan;
  /** A value that is not known is skipped. */
  readonly rows: readonly (readonly unknown[])[];
}

type FamilyOptions = Omit<GuessOptions, 'game' | 'measure' | 'run' | 'json' | 'jobs'>;

/** @throws DefinitionError for options that choose the rows to compute: a run already has its rows */
function refuseFamily({ over, where, first, limit, ending, objective }: FamilyOptions): void {
  const options = [
    ...Object.entries(over).map(([letter, range]) => ['--over', `${letter}=${range}`] as const),
    ...(where === undefined ? [] : [['--where', where] as const]),
    ...(first === undefined ? [] : [['--first', `${first}`] as const]),
    ...(limit === LIMIT ? [] : [['--limit', limit] as const]),
    ...(ending === 'normal' ? [] : [['--ending', ending] as const]),
    ...(objective === 'last-player-wins' ? [] : [['--objective', objective] as const]),
  ];
  if (options.length === 0) return;
  const expected = 'a quoted game with parameters (a pipeline uses the rows of its run)';
  const hint = 'compute another range with npx saltus run, then name it with --run';
  throw new DefinitionError(
    options.map(([option, received]) => ({ where: option, expected, received, hint })),
  );
}

/** @throws DefinitionError if the pipeline has no result, or its table does not have the measure */
function rowsOfRun(tableName: TableName, measure: string, places: Places): Rows {
  const { result, table } = resultTable(tableName, places);
  const { plan } = result.asked;
  const letters = lettersOf(plan);
  const at = [...letters, measure].map(name =>
    table.columns.findIndex(column => column.name === name && column.type === 'integer'),
  );
  if (at.includes(-1)) {
    const numbers = table.columns.filter(({ name, type }) => type === 'integer' && !letters.includes(name));
    const expected = `an integer measure of ${tableName.id}: ${numbers.map(({ name }) => name).join(', ') || 'there are none'}`;
    refuse('--measure', expected, measure);
  }
  const numberOf = (cell: string) => (cell === UNDECIDED ? undefined : Number(cell));
  return {
    plan: { ...plan, measure: [measure as ScalarMeasure] },
    rows: table.cells.map(row => at.map(i => numberOf(row[i]!))),
  };
}

/** Computes rows as any run does. */
async function rowsOf(text: QuestionText, settings: RunSettings): Promise<Rows> {
  const question = questionOf(text, 'guess');
  const [measure] = text.measure;
  if (!isScalar(measure!)) {
    refuse('--measure', 'an integer measure, such as period or saltus', measure!);
  }
  try {
    const planned = { plan: planOfFamily(question), pipeline: { definition: pipelineOfFamily(question) } };
    const finished = await runPlan(planned, settings);
    return { plan: planned.plan, rows: [...finished.rows()].map(({ values }) => values) };
  } catch (thrown) {
    throw onCommandLine(thrown, question, text.measure);
  }
}
