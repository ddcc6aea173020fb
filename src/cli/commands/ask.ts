import { join } from 'node:path';
import { DefinitionError } from '../../errors.ts';
import { askedPipeline, askedPlan } from '../../plan/index.ts';
import { writeWhole } from '../../run/index.ts';
import { type AskedText, askedOf, onCommandLine } from '../asked.ts';
import type { ExitCode } from '../exit-code.ts';
import { refuseTaken } from '../new-id.ts';
import { pipelineText } from '../pipeline-text.ts';
import { type Places, shortPath } from '../places.ts';
import type { Terminal } from '../terminal.ts';
import { runPlanned } from './run.ts';

export interface AskOptions extends AskedText {
  readonly json: boolean;
  readonly jobs?: number | undefined;
  readonly fresh: boolean;
  /** The id of the pipeline whose file is written. */
  readonly save?: string | undefined;
}

/** Answers a question that needs no file: what is measured as a table, what is claimed with verdicts, as `run` does. */
export async function askCommand(options: AskOptions, places: Places, terminal: Terminal): Promise<ExitCode> {
  const { save, jobs, fresh, json } = options;
  const asked = askedOf(options, save ?? 'ask');
  const read = <T>(make: () => T): T => {
    try {
      return make();
    } catch (thrown) {
      throw onCommandLine(thrown, asked);
    }
  };
  const one = together([
    () => read(() => askedPlan(asked)),
    () => read(() => ({ definition: askedPipeline(asked) })),
  ] as const);
  if (save !== undefined) {
    refuseTaken(save, '--save', places);
    const path = join(places.pipelines, `${save}.ts`);
    writeWhole(path, pipelineText(asked));
    terminal.err(`saved: ${shortPath(path)}; saltus run ${save}`);
  }
  const [plan, pipeline] = one;
  const planned = { plans: [{ plan, pipeline }], broken: [] };
  return runPlanned(planned, { ids: [plan.id], jobs, fresh, json, rows: 'all' }, places, terminal);
}

/** What two readers make, or the mistakes of both. */
function together<P, Q>([first, second]: readonly [() => P, () => Q]): readonly [P, Q] {
  const mistakes: DefinitionError[] = [];
  const attempt = <T>(make: () => T): T | undefined => {
    try {
      return make();
    } catch (thrown) {
      if (!(thrown instanceof DefinitionError)) throw thrown;
      mistakes.push(thrown);
      return undefined;
    }
  };
  const both = [attempt(first), attempt(second)] as const;
  if (mistakes.length > 0) throw new DefinitionError(mistakes.flatMap(({ issues }) => issues));
  return both as readonly [P, Q];
}
