import { join, relative } from 'node:path';
import { DefinitionError } from '../../errors.ts';
import { definePipeline, resolve } from '../../plan/index.ts';
import { ROOT, writeWhole } from '../../run/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { refuseTaken } from '../new-id.ts';
import { type Places, shortPath } from '../places.ts';
import type { Terminal } from '../terminal.ts';

export interface NewOptions {
  readonly id: string;
  readonly family: string;
  /** By letter. */
  readonly over: Readonly<Record<string, string>>;
  readonly where?: string | undefined;
}

/**
 * Writes a pipeline that runs as it stands, to go on from: a family, its measures, one law and its near miss.
 *
 * @throws DefinitionError for an id that is taken or is no name, and for a family that cannot be swept
 */
export function newCommand(
  { id, family, over, where }: NewOptions,
  places: Places,
  terminal: Terminal,
): ExitCode {
  refuseTaken(id, 'id', places);
  const sweep = { game: family, over, ...(where !== undefined && { where }) };
  refuse(id, sweep);
  const path = join(places.pipelines, `${id}.ts`);
  writeWhole(path, [skeleton(id, sweep, relative(places.pipelines, join(ROOT, 'src', 'index.ts')))]);
  terminal.out(`${shortPath(path)}\n  next: saltus run ${id}`);
  return EXIT.expected;
}

const QUESTION = { source: 'my-notebook, page 1', limit: '1e9 heaps' };

interface Swept {
  readonly game: string;
  readonly over: Readonly<Record<string, string>>;
  readonly where?: string;
}

/** Mistakes stand at the words of the command line. */
function refuse(id: string, sweep: Swept): void {
  const definition = definePipeline({ ...QUESTION, id, question: '?', sweep, measure: MEASURES, claims: [] });
  try {
    resolve(definition, id);
  } catch (thrown) {
    if (!(thrown instanceof DefinitionError)) throw thrown;
    throw new DefinitionError(
      thrown.issues.map(issue => {
        const [, place = ''] = /: (?:sweep\.)?(.*)$/.exec(issue.where) ?? [];
        const letter = place.replace(/^over\./, '');
        const option = letter in sweep.over ? `--over ${letter}=${sweep.over[letter]}` : `--${place}`;
        return { ...issue, where: { game: 'family', id: 'id' }[place] ?? option };
      }),
    );
  }
}

const MEASURES = ['preperiod', 'period', 'saltus'] as const;

function skeleton(id: string, { game, over, where }: Swept, index: string): string {
  const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const ranges = Object.entries(over).map(([letter, range]) => `${letter}: ${text(range)}`);
  const swept = [
    `game: ${text(game)}`,
    ...(ranges.length > 0 ? [`over: { ${ranges.join(', ')} }`] : []),
    ...(where === undefined ? [] : [`where: ${text(where)}`]),
  ];
  return `import { definePipeline, law } from '${index.startsWith('.') ? index : `./${index}`}';

export default definePipeline({
  id: '${id}',
  question: ${text(`Is ${game} purely periodic?`)},
  source: '${QUESTION.source}',
  sweep: { ${swept.join(', ')} },
  measure: [${MEASURES.map(text).join(', ')}],
  limit: '${QUESTION.limit}',
  claims: [
    law({
      id: 'pure',
      with: [0, 1],
      says: start => \`preperiod = \${start}\`,
      holds: (start, { preperiod }) => preperiod === start,
    }),
  ],
});
`;
}
