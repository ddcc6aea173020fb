import { relocateIssues } from '../../errors.ts';
import { definePipeline, type PipelineDefinition, resolve } from '../../plan/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { refuseTaken } from '../new-id.ts';
import { writePipeline } from '../pipeline-file.ts';
import type { Places } from '../places.ts';
import { hintOnRange } from '../question-of.ts';
import type { Terminal } from '../terminal.ts';

export interface NewOptions {
  readonly id: string;
  readonly family: string;
  /** The ranges by letter. */
  readonly over: Readonly<Record<string, string>>;
  readonly where?: string | undefined;
}

/**
 * Writes a runnable pipeline as a starting point: a family, its measures, and one law.
 *
 * @throws DefinitionError for an id that is taken or invalid, and for a family that cannot be swept
 */
export function newCommand(
  { id, family: notation, over, where }: NewOptions,
  places: Places,
  terminal: Terminal,
): ExitCode {
  refuseTaken(id, 'id', places);
  // Texts of a pipeline must not contain line breaks.
  const family = notation.replaceAll(/\s+/g, ' ');
  const definition = {
    id,
    question: `Is ${family} purely periodic?`,
    source: 'my-notebook, page 1',
    sweep: {
      game: family,
      ...(Object.keys(over).length > 0 && { over }),
      ...(where !== undefined && { where }),
    },
    measure: MEASURE,
    limit: '1e9 heaps',
  } as const;
  refuse(definition);
  terminal.out(`${writePipeline(definition, [PURE], places)}\n  next: npx saltus run ${id}`);
  return EXIT.expected;
}

const MEASURE = ['preperiod', 'period', 'saltus'] as const;

/** A placeholder claim, for the user to replace. */
const PURE = "claim('pure', { holds: 'preperiod = 0' })";

/** Errors refer to the words of the command line. */
function refuse(definition: Omit<PipelineDefinition, 'claims'>): void {
  const { id, sweep } = definition;
  relocateIssues(
    // A family with one of the measures has all of them.
    () => resolve(definePipeline({ ...definition, measure: [MEASURE[0]], claims: [] }), id),
    issue => {
      if (issue.where.endsWith('measure[0]'))
        return { where: 'family', expected: 'finite sets or all-but games', received: sweep.game ?? '' };
      const [, place = ''] = /: (?:sweep\.)?(.*)$/.exec(issue.where) ?? [];
      const letter = place.replace(/^over\./, '');
      const range = sweep.over?.[letter];
      const option = range === undefined ? `--${place}` : `--over ${letter}=${range}`;
      const where = { game: 'family', id: 'id', sweep: '--over' }[place] ?? option;
      const hint = (where === 'family' && hintOnRange(sweep)) || issue.hint;
      return { ...issue, where, ...(hint !== undefined && { hint }) };
    },
  );
}
