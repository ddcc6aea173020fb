import { DefinitionError } from '../errors.ts';
import { ENDINGS, type Ending, OBJECTIVES, type Objective } from '../game/game.ts';

/** Options that several commands share. The commands parse numbers: `250000`, `1e9`, `2^31`. */

export const json = flag('print JSON, one object per line');

export const jobs = {
  ...value('number of worker threads'),
  defaultDescription: 'all cores, or one for a short run',
};

/** Returns an option without a value. */
export function flag<D extends string>(describe: D) {
  return { type: 'boolean', default: false, describe } as const;
}

/** Returns a required positional argument. */
export function word<D extends string>(describe: D) {
  return { type: 'string', demandOption: true, describe } as const;
}

/** Returns a positional argument that takes at least one value. */
export function words<D extends string>(describe: D) {
  return { ...word(describe), array: true } as const;
}

/** Returns a repeatable option with one value each time. */
export function many<D extends string>(describe: D) {
  return { ...value(describe), array: true, default: [] as string[], nargs: 1 } as const;
}

/** Returns an option with one value, as text. */
export function value<D extends string>(describe: D) {
  return { type: 'string', requiresArg: true, describe } as const;
}

export const out = value('folder for all output (default: the clone, or saltus/ for your own)');

/** Default maximum of preperiod + period, in heaps. */
export const LIMIT = '1e9';

export const ending = {
  choices: ENDINGS,
  requiresArg: true,
  default: 'normal' as Ending,
  describe: 'take-all: a heap below every move may be taken whole, sink: any heap',
};

export const objective = {
  choices: OBJECTIVES,
  requiresArg: true,
  default: 'last-player-wins' as Objective,
  describe: 'winner at the end (last-player-loses: for finite sets and move)',
};

/** The notation of games, for the end of help texts. */
export const NOTATION = [
  'Games, each in quotes:',
  '  "{1, 3, 4}"          take 1, 3 or 4',
  '  "{1, 3, 4} from 0, 0, 1"   the same, with initial values of heaps 0, 1 and 2',
  '  "N - {2, 3, 6, 8}"   take any number except 2, 3, 6 and 8',
  '  N                    Nim: take any number',
  '  "{1..5, 9}"          take 1, 2, 3, 4, 5 or 9',
  '  primes  squares      also triangulars, factorials, fibonacci, "powers of 2"; "primes | {1}", "primes - {2}"',
  '  file:moves.txt       take one of the numbers in a file, one per line',
].join('\n');

/** {@link NOTATION} without initial values, which sums do not support. */
export const NOTATION_OF_SUMS = NOTATION.replace(/^.* from 0, .*\n/m, '');

/** @throws DefinitionError for each option that is given where it would do nothing */
export function refuseGiven(options: Readonly<Record<string, string | undefined>>, expected: string): void {
  const written = Object.entries(options).filter(([, text]) => text !== undefined);
  const issues = written.map(([name, text]) => ({ where: `--${name}`, expected, received: text! }));
  if (issues.length > 0) throw new DefinitionError(issues);
}
