import { guessLaws } from '../../claim/index.ts';
import { isScalar } from '../../engine/index.ts';
import { DefinitionError, refuse } from '../../errors.ts';
import { askedPipeline, askedPlan } from '../../plan/index.ts';
import { createExecutor, pipelineIds, run as runPlan, UNDECIDED } from '../../run/index.ts';
import { counted } from '../amounts.ts';
import { type AskedText, askedOf, onCommandLine } from '../asked.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { createProgress } from '../progress.ts';
import { resultTable, type TableName } from '../result-table.ts';
import type { Terminal } from '../terminal.ts';

export interface GuessOptions extends Omit<AskedText, 'law' | 'chart' | 'measure'> {
  readonly measure: string;
  /** Of a pipeline that is done: a run over another range, by name or hash. */
  readonly run?: string | undefined;
  readonly json: boolean;
  readonly jobs?: number | undefined;
}

/** Looks for short laws of one measure in the rows of a family, which it computes, or of a run that is done. */
export async function guessCommand(
  { measure, json, jobs, run, ...text }: GuessOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const isOfRun = run !== undefined || pipelineIds(places.pipelines).includes(text.game);
  if (isOfRun) refuseFamily(text);
  const { letters, rows } = isOfRun
    ? rowsOfRun({ id: text.game, run }, measure, places)
    : await rowsOf(
        { ...text, law: [], chart: [], measure: [measure] },
        jobs ?? terminal.cores,
        places,
        terminal,
      );
  const known = rows.filter((row): row is readonly number[] => row.every(Number.isSafeInteger));
  if (known.length < rows.length) {
    const left = counted(rows.length - known.length, 'case');
    terminal.err(`${left} left out, whose ${measure} is not known within the limit`);
  }
  const laws = guessLaws({ letters, measure, rows: known });
  if (json) {
    const plain = laws.map(({ exceptions, ...law }) => ({ ...law, exceptions: exceptions.length }));
    terminal.out(JSON.stringify({ laws: plain }));
    return EXIT.expected;
  }
  for (const { law, found, confirmed, exceptions } of laws) {
    const where = exceptions
      .slice(0, MOST_TOLD)
      .map(row => letters.map((letter, i) => `${letter} = ${row[i]}`).join(', '));
    const but =
      exceptions.length === 0
        ? ''
        : `, but for ${counted(exceptions.length, 'case')}, such as ${where.join('; ')}`;
    terminal.out(`${law}\n  found on ${counted(found, 'case')}, confirmed on ${confirmed} others${but}`);
  }
  terminal.err(
    laws.length === 0
      ? `no short law of ${measure} was found in ${counted(known.length, 'case')}`
      : 'What was found is a conjecture: saltus ask with --law and wider ranges says more.',
  );
  return EXIT.expected;
}

/** Exceptions that are told of a law. */
const MOST_TOLD = 3;

/** The letters of a family, and they and the measure of each case. */
interface Rows {
  readonly letters: readonly string[];
  /** What is not known is no number. */
  readonly rows: readonly (readonly unknown[])[];
}

/** @throws DefinitionError for what says of a family which rows are computed: those of a run are there */
function refuseFamily({ over, where, first }: Pick<GuessOptions, 'over' | 'where' | 'first'>): void {
  const given = [
    ...Object.entries(over).map(([letter, range]) => ['--over', `${letter}=${range}`] as const),
    ...(where === undefined ? [] : [['--where', where] as const]),
    ...(first === undefined ? [] : [['--first', `${first}`] as const]),
  ];
  if (given.length === 0) return;
  const expected = 'a family in quotes; a pipeline has the rows of its run';
  const hint = 'saltus run computes another range, and --run names it here';
  throw new DefinitionError(given.map(([option, received]) => ({ where: option, expected, received, hint })));
}

/** @throws DefinitionError where the pipeline has no result, or its table not that measure */
function rowsOfRun(of: TableName, measure: string, places: Places): Rows {
  const { result, table } = resultTable(of, places);
  const letters = Object.keys(result.asked.plan.sweep.over ?? {});
  const at = [...letters, measure].map(name =>
    table.columns.findIndex(column => column.name === name && column.type === 'integer'),
  );
  if (at.includes(-1)) {
    const numbers = table.columns.filter(({ name, type }) => type === 'integer' && !letters.includes(name));
    const expected = `a measure of ${of.id} that is a whole number: ${numbers.map(({ name }) => name).join(', ') || 'there is none'}`;
    refuse('--measure', expected, measure);
  }
  const numberOf = (cell: string) => (cell === UNDECIDED ? undefined : Number(cell));
  return { letters, rows: table.cells.map(row => at.map(i => numberOf(row[i]!))) };
}

/** Computed by the same way as any run. */
async function rowsOf(text: AskedText, jobs: number, places: Places, terminal: Terminal): Promise<Rows> {
  const asked = askedOf(text, 'guess');
  const [measure] = text.measure;
  if (!isScalar(measure!)) {
    refuse('--measure', 'a measure that is a whole number, such as period or saltus', measure!);
  }
  const executor = createExecutor(jobs);
  const progress = await createProgress(terminal);
  try {
    const planned = { plan: askedPlan(asked), pipeline: { definition: askedPipeline(asked) } };
    const listener = { ...progress, counterexample: () => {} };
    const finished = await runPlan(planned, { folders: places, executor, listener });
    return { letters: Object.keys(text.over), rows: [...finished.rows()].map(({ values }) => values) };
  } catch (thrown) {
    throw onCommandLine(thrown, asked);
  } finally {
    progress.pause();
    await executor.close();
  }
}
