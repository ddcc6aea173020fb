import { guessLaws } from '../../claim/index.ts';
import { isScalar } from '../../engine/index.ts';
import { DefinitionError } from '../../errors.ts';
import { askedPipeline, askedPlan } from '../../plan/index.ts';
import { createExecutor, run } from '../../run/index.ts';
import { counted } from '../amounts.ts';
import { type AskedText, askedOf, onCommandLine } from '../asked.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Places } from '../places.ts';
import { createProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

export interface GuessOptions extends Omit<AskedText, 'law' | 'chart' | 'measure'> {
  readonly measure: string;
  readonly json: boolean;
  readonly jobs?: number | undefined;
}

/** Computes the rows of a family, and looks for short laws of one measure. */
export async function guessCommand(
  { measure, json, jobs, ...text }: GuessOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const rows = await rowsOf(
    { ...text, law: [], chart: [], measure: [measure] },
    jobs ?? terminal.cores,
    places,
    terminal,
  );
  const known = rows.filter(row => row.every(value => typeof value === 'number'));
  if (known.length < rows.length) {
    const left = counted(rows.length - known.length, 'case');
    terminal.err(`${left} left out, whose ${measure} is not known within the limit`);
  }
  const letters = Object.keys(text.over);
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

/** The letters and the measure of each case, by the same way as any run. */
async function rowsOf(text: AskedText, jobs: number, places: Places, terminal: Terminal) {
  const asked = askedOf(text, 'guess');
  const [measure] = text.measure;
  if (!isScalar(measure!)) {
    const expected = 'a measure that is a whole number, such as period or saltus';
    throw new DefinitionError([{ where: '--measure', expected, received: measure! }]);
  }
  const executor = createExecutor(jobs);
  const progress = await createProgress(terminal);
  try {
    const planned = { plan: askedPlan(asked), pipeline: { definition: askedPipeline(asked) } };
    const listener = { ...progress, counterexample: () => {} };
    const finished = await run(planned, { folders: places, executor, listener });
    return [...finished.rows()].map(({ values }) => values as number[]);
  } catch (thrown) {
    throw onCommandLine(thrown, asked);
  } finally {
    progress.pause();
    await executor.close();
  }
}
