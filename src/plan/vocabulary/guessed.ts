import { about, ours } from '../../claim/index.ts';
import { refuse } from '../../errors.ts';
import { compileInteger, parseExpression } from '../../game/index.ts';
import { definePipeline } from '../definition.ts';
import { forwardOptions, OF_PIPELINE } from './forward-options.ts';

/** The ranges of letters, as sweeps take them. */
type Ranges = Readonly<Record<string, string>>;

interface Guessed {
  readonly id: string;
  readonly game: string;
  /** The ranges in whose rows `saltus guess` found the laws. */
  readonly found: Ranges;
  /** The ranges over which the laws are tested. */
  readonly over: Ranges;
  readonly measure: readonly ('preperiod' | 'period' | 'saltus')[];
  /** The laws as they were found, or simplified, by name. */
  readonly laws: Readonly<Record<string, string>>;
  /** The last letter, where certificates decide the laws for all of its values. */
  readonly forAll?: string;
}

/** Returns a pipeline that tests laws, found in the rows of a family, over wider ranges. */
export function guessed(text: Guessed) {
  const { id, game, found, over, measure, laws, forAll, ...others } = text;
  const [first] = Object.keys(over);
  const conjecture = {
    guessedFrom: Object.entries(found)
      .map(([letter, range]) => `${letter} = ${range}`)
      .join('; '),
    further: overText(first!, further(first!, over[first!]!)),
  };
  return definePipeline({
    id,
    question: `Which short laws do the periods of ${game} obey?`,
    answer: Object.keys(laws),
    ...about('saltus, found by guess'),
    ...forwardOptions(others, 'guessed', OF_PIPELINE),
    sweep: { game, over },
    measure,
    ...(forAll !== undefined && { forAll }),
    claims: Object.entries(laws).map(([name, holds]) => ours(name, { holds, conjecture })),
  });
}

/** Returns an option of `run`, quoted if it contains a space. */
function overText(letter: string, range: string): string {
  return range.includes(' ') ? `--over '${letter}=${range}'` : `--over ${letter}=${range}`;
}

/** Returns the next range after a range, of the same length and steps. */
function further(letter: string, range: string): string {
  const where = `guessed.over.${letter}`;
  const [, from, to, step] = /^(.+?)\.\.(.+?)(?:\sstep\s(.+))?$/.exec(range.trim()) ?? [];
  if (from === undefined || to === undefined)
    refuse(where, 'a range from one number to another, such as 1..9 or 1..9 step 2', range);
  const [first, last, by] = [from, to, step ?? '1'].map(text =>
    compileInteger(parseExpression(text, { where, names: [], type: 'integer' }), [])([]),
  ) as [number, number, number];
  const next = last - ((last - first) % by) + by;
  return `${next}..${2 * next - first - by}${step === undefined ? '' : ` step ${by}`}`;
}
