import { isScalar } from '../engine/index.ts';
import { DefinitionError, refuse } from '../errors.ts';
import { closedFormIn, type Ending, nearest, type Objective } from '../game/index.ts';
import { type FamilyQuestion, measuresOfFamily, questionOnFamily } from '../plan/index.ts';
import { parseChart } from './parse-chart.ts';
import { printedLaws } from './printed-laws.ts';

/** The id of a question that is not saved as a pipeline. */
export const UNSAVED = 'ask';

/** The words of a question on the command line. */
export interface QuestionText {
  readonly game: string;
  readonly over: Readonly<Record<string, string>>;
  readonly where?: string | undefined;
  /** Cases to keep of the last letter. */
  readonly first?: number | undefined;
  readonly law: readonly string[];
  readonly measure: readonly string[];
  readonly chart: readonly string[];
  readonly limit: string;
  readonly ending: Ending;
  readonly objective: Objective;
}

/**
 * Returns the question with every measure that a law or a chart names.
 *
 * @param id of its results
 * @throws DefinitionError
 */
export function questionOf(text: QuestionText, id: string): FamilyQuestion {
  const { game, over, where, first, law, measure, chart, limit, ending, objective } = text;
  const last = Object.keys(over).at(-1);
  if (first !== undefined && last === undefined)
    refuse('--first', 'a game with parameters whose ranges are given by --over', game);
  const sweep = {
    game,
    ...(last !== undefined && { over }),
    ...(where !== undefined && { where }),
    ...(first !== undefined && { first: { [last!]: first } }),
  };
  const charts = chart.map(text => parseChart(text, sweep));
  if (measure.length + law.length === 0 && !charts.some(({ field }) => isScalar(field))) {
    refuse('ask', `--law, a statement such as 'period = 2a', or --measure, such as period`, 'neither');
  }
  return questionOnFamily({
    id,
    sweep,
    rule: { ending, objective },
    measure,
    laws: law.flatMap(printedLaws),
    limit,
    charts,
  });
}

/**
 * Returns a definition error with options as its places; any other error unchanged.
 *
 * @param measures measures named by the user
 */
export function onCommandLine(
  thrown: unknown,
  question: FamilyQuestion,
  measures: readonly string[],
): unknown {
  if (!(thrown instanceof DefinitionError)) return thrown;
  return new DefinitionError(
    thrown.issues.map(issue => {
      const place = issue.where.replace(/^ask: /, '');
      // Hints of the expression language are about pipeline files, not options.
      const hint =
        hintAt(place, question) ??
        issue.hint
          ?.replace(/first: \{ \w: (\d+) \}/, '--first $1')
          .replace(/^add \{ series: .*/, OF_SEQUENCES);
      return {
        ...issue,
        where: flagOf(place, question, measures),
        expected: expectedAt(place, issue.expected, question),
        ...(hint !== undefined && { hint }),
      };
    }),
  );
}

/** The hint for a law that reads a sequence. */
const OF_SEQUENCES =
  'ask tests laws on measures, such as period; laws on G(n) and f(n) need a pipeline: npx saltus new';

/** Returns the expected text; for an unknown name in a law with all measures of the game, since a law may name any. */
function expectedAt(
  place: string,
  expected: string,
  { definition: { sweep }, laws }: FamilyQuestion,
): string {
  const law = laws.find(({ id }) => id === idOfLaw(place));
  // The exponents of a closed form are about letters only.
  if (!law || closedFormIn(law.holds) || !expected.startsWith('one of the names')) return expected;
  return `one of the names ${[...Object.keys(sweep.over ?? {}), ...measuresOfFamily(sweep)].join(', ')}`;
}

/** Returns a hint about options: a letter needs a range, or a law probably means another measure. */
function hintAt(place: string, { definition, laws }: FamilyQuestion): string | undefined {
  const { sweep } = definition;
  if (/^(sweep\.)?game\b/.test(place)) return hintOnRange(sweep);
  const law = laws.find(({ id }) => id === idOfLaw(place));
  const [meant] = law ? measuresMisspelt(law.holds, measuresOfFamily(sweep)) : [];
  return meant && `did you mean ${meant}?`;
}

function idOfLaw(place: string): string | undefined {
  return /^claim (law-\d+)/.exec(place)?.[1];
}

/**
 * Returns the measures that a law probably means by unknown names. A law may name any measure; those named correctly are
 * measured, and are its only names.
 */
function measuresMisspelt(law: string, measures: readonly string[]): string[] {
  const strange = (law.match(/[A-Za-z_]\w*/g) ?? []).filter(word => !isScalar(word));
  const words = measures.filter(({ length }) => length > 1);
  return strange.flatMap(word => nearest(word, words) ?? []);
}

/** Reports a single letter in the game that has no range. */
export function hintOnRange({ game, over = {} }: FamilyQuestion['definition']['sweep']): string | undefined {
  const letters = game?.match(/(?<![A-Za-z])[a-z](?![A-Za-z])/g) ?? [];
  const lost = letters.find(letter => !(letter in over));
  return lost && `give each parameter a range, such as --over ${lost}=1..50`;
}

function flagOf(place: string, { definition, laws }: FamilyQuestion, measures: readonly string[]): string {
  const [, part = '', rest = ''] = /^(?:sweep\.)?(\w+)(.*)$/.exec(place) ?? [];
  const measure =
    part === 'measure' ? `${definition.measure[Number.parseInt(rest.slice(1), 10)]}` : undefined;
  const law = laws.findIndex(({ id, holds }) =>
    measure === undefined
      ? id === idOfLaw(place)
      : !measures.includes(measure) && holds.split(/\W+/).includes(measure),
  );
  if (law >= 0) return laws.length > 1 ? `--law ${law + 1}` : '--law';
  if (part === 'game') return 'the game';
  if (part === 'over') return `--over ${rest.slice(1)}`;
  if (part === 'sweep') return '--over';
  if (part === 'charts') return '--chart';
  if (part === 'id') return '--save';
  return ['where', 'first', 'measure', 'limit', 'ending', 'objective'].includes(part) ? `--${part}` : place;
}
