import { asked, ours } from '../../claim/index.ts';
import { definePipeline } from '../definition.ts';

/** The ranges of letters, as sweeps take them. */
type Ranges = Readonly<Record<string, string>>;

interface Guessed {
  readonly id: string;
  readonly game: string;
  /** The ranges in whose rows `saltus guess` found the laws. */
  readonly found: Ranges;
  /** Those over which they are asked. */
  readonly over: Ranges;
  readonly measure: readonly ('preperiod' | 'period' | 'saltus')[];
  /** As they were found, or shorter, by name. */
  readonly laws: Readonly<Record<string, string>>;
  /** The last letter, where certificates decide the laws for all of its values. */
  readonly forAll?: string;
}

/** The pipeline of a family in whose rows laws were found, which it asks over wider ranges. */
export function guessed(text: Guessed) {
  const { id, game, found, over, measure, laws, forAll } = text;
  const [first] = Object.keys(over);
  const conjecture = {
    askedBy: 'this project',
    guessedFrom: Object.entries(found)
      .map(([letter, range]) => `${letter} = ${range}`)
      .join('; '),
    further: `--over ${first}=${further(over[first!]!)}`,
  };
  return definePipeline({
    id,
    question: `Which short laws do the periods of ${game} obey?`,
    answer: Object.keys(laws),
    ...asked('saltus, found by guess'),
    sweep: { game, over },
    measure,
    ...(forAll !== undefined && { forAll }),
    claims: Object.entries(laws).map(([name, holds]) => ours({ id: name, holds, conjecture })),
  });
}

/** The same number of values behind a range. */
function further(range: string): string {
  const [from, to] = range.split('..').map(Number) as [number, number];
  return `${to + 1}..${2 * to - from + 1}`;
}
