import { DefinitionError, type Issue, tryCollect } from '../../errors.ts';
import { pipelineOfFamily, planOfFamily } from '../../plan/index.ts';
import type { ExitCode } from '../exit-code.ts';
import { knownHere, reportKnown } from '../known.ts';
import { refuseTaken } from '../new-id.ts';
import { literal, writePipeline } from '../pipeline-file.ts';
import type { Places } from '../places.ts';
import { onCommandLine, type QuestionText, questionOf, UNSAVED } from '../question-of.ts';
import type { Terminal } from '../terminal.ts';
import { runPlanned } from './run.ts';

export interface AskOptions extends QuestionText {
  readonly json: boolean;
  readonly jobs?: number | undefined;
  readonly fresh: boolean;
  /** The id of the pipeline whose file is written. */
  readonly save?: string | undefined;
}

/** Answers a question without a file: prints the measures as a table and the claims with verdicts, as `run` does. */
export async function askCommand(options: AskOptions, places: Places, terminal: Terminal): Promise<ExitCode> {
  const { save, jobs, fresh, json } = options;
  const question = questionOf(options, save ?? UNSAVED);
  const issues: Issue[] = [];
  // An error in a law is reported together with all others.
  const definition = tryCollect(issues, () => pipelineOfFamily(question));
  const plan = definition && tryCollect(issues, () => planOfFamily(question));
  const placed = (thrown: unknown) => onCommandLine(thrown, question, options.measure);
  if (!plan || !definition) throw placed(new DefinitionError(issues));
  if (save !== undefined) {
    refuseTaken(save, '--save', places);
    const laws = question.laws.map(({ id, ...law }) => `claim(${literal(id)}, ${literal(law)})`);
    terminal.err(`saved: ${writePipeline(question.definition, laws, places)}; run: npx saltus run ${save}`);
  }
  const { sweep, rule } = plan;
  const known = knownHere({ family: { ...sweep, game: sweep.game ?? '' }, ...rule });
  if (!json) reportKnown(known, terminal);
  const planned = { plans: [{ plan, pipeline: { definition } }], broken: [] };
  const settings = { ids: [plan.id], jobs, fresh, json, rows: 'all', known, placed } as const;
  return runPlanned(planned, settings, places, terminal);
}
