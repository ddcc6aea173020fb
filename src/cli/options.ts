import { DefinitionError } from '../errors.ts';
import { ENDINGS, type Ending, OBJECTIVES, type Objective } from '../game/index.ts';

/** Options that several commands have. Numbers are read by the commands: `250000`, `1e9`, `2^31`. */

export const json = flag('one JSON object a line');

export const jobs = {
  ...value('worker threads'),
  defaultDescription: 'all cores, or one for a moment of work',
};

/** An option without a value. */
export function flag<D extends string>(describe: D) {
  return { type: 'boolean', default: false, describe } as const;
}

/** A word behind the command that must be there. */
export function word<D extends string>(describe: D) {
  return { type: 'string', demandOption: true, describe } as const;
}

/** Words behind the command, one at the least. */
export function words<D extends string>(describe: D) {
  return { ...word(describe), array: true } as const;
}

/** An option that may be given again, each time with one value. */
export function many<D extends string>(describe: D) {
  return { ...value(describe), array: true, default: [] as string[], nargs: 1 } as const;
}

/** An option with one value, as text. */
export function value<D extends string>(describe: D) {
  return { type: 'string', requiresArg: true, describe } as const;
}

export const out = value('folder for all files (default: the clone, or saltus/ for your own)');

/** Heaps up to which a period is looked for, unless another limit is given. */
export const LIMIT = '1e9';

export const ending = {
  choices: ENDINGS,
  requiresArg: true,
  default: 'normal' as Ending,
  describe:
    'a heap that may be taken whole by a larger move: none (normal), those below the least move (take-all), all (sink)',
};

export const objective = {
  choices: OBJECTIVES,
  requiresArg: true,
  default: 'last-player-wins' as Objective,
  describe:
    'what becomes of the player who makes the last move; last-player-loses is for finite sets, and in move for any',
};

/** How games are written, below the help of the commands that read them. */
export const NOTATION = [
  'Games, each in quotes:',
  '  "{1, 3, 4}"          take 1, 3 or 4',
  '  "{1, 3, 4} from 0, 0, 1"   the same, with these values of heaps 0, 1 and 2',
  '  "N - {2, 3, 6, 8}"   take any number but 2, 3, 6 and 8',
  '  N                    Nim: take any number',
  '  primes  squares      also "primes | {1}" and "primes - {2}"',
  '  file:moves.txt       take one of the numbers in a file, one a line',
].join('\n');

/** {@link NOTATION} for sums, which have no games from a start. */
export const NOTATION_OF_SUMS = NOTATION.replace(/^.* from 0, .*\n/m, '');

/** @throws DefinitionError for each option that is given where it would do nothing */
export function refuseGiven(options: Readonly<Record<string, string | undefined>>, expected: string): void {
  const given = Object.entries(options).filter(([, text]) => text !== undefined);
  const issues = given.map(([name, text]) => ({ where: `--${name}`, expected, received: text! }));
  if (issues.length > 0) throw new DefinitionError(issues);
}
