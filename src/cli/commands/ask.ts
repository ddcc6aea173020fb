import { collected, DefinitionError, type Issue } from '../../errors.ts';
import { askedPipeline, askedPlan } from '../../plan/index.ts';
import { type AskedText, askedOf, onCommandLine, UNSAVED } from '../asked.ts';
import type { ExitCode } from '../exit-code.ts';
import { knownHere, reportKnown } from '../known.ts';
import { refuseTaken } from '../new-id.ts';
import { literal, writePipeline } from '../pipeline-file.ts';
import type { Places } from '../places.ts';
import type { Terminal } from '../terminal.ts';
import { runPlanned } from './run.ts';

export interface AskOptions extends AskedText {
  readonly json: boolean;
  readonly jobs?: number | undefined;
  readonly fresh: boolean;
  /** The id of the pipeline whose file is written. */
  readonly save?: string | undefined;
}

/** Answers a question without a file: prints the measures as a table and the claims with verdicts, as `run` does. */
export async function askCommand(options: AskOptions, places: Places, terminal: Terminal): Promise<ExitCode> {
  const { save, jobs, fresh, json } = options;
  const asked = askedOf(options, save ?? UNSAVED);
  const issues: Issue[] = [];
  // An error in a law is reported together with all others.
  const definition = collected(issues, () => askedPipeline(asked));
  const plan = definition && collected(issues, () => askedPlan(asked));
  if (!plan || !definition) throw onCommandLine(new DefinitionError(issues), asked, options.measure);
  if (save !== undefined) {
    refuseTaken(save, '--save', places);
    const laws = asked.laws.map(({ id, ...law }) => `claim(${literal(id)}, ${literal(law)})`);
    terminal.err(`saved: ${writePipeline(asked.definition, laws, places)}; run: npx saltus run ${save}`);
  }
  const { sweep, rule } = plan;
  const known = knownHere({ family: { ...sweep, game: sweep.game ?? '' }, ...rule });
  if (!json) reportKnown(known, terminal);
  const planned = { plans: [{ plan, pipeline: { definition } }], broken: [] };
  return runPlanned(planned, { ids: [plan.id], jobs, fresh, json, rows: 'all', known }, places, terminal);
}
