import type { Argv } from 'yargs';
import type { Invocation } from './invocation.ts';
import { MAX_JOBS, optional } from './numbers.ts';
import { ending, flag, jobs, json, LIMIT, many, objective, out, value, word } from './options.ts';
import { readOver } from './over.ts';

/** The options that describe a family of games. */
const family = {
  over: many('range of one parameter: a=1..50, a=2, 3, 5, a=1..99 step 2'),
  where: value('condition on the parameters, such as gcd(a, b) = 1'),
  first: value('number of cases of the last parameter, if its range has no end'),
  limit: {
    ...value('maximum of preperiod + period, in heaps, such as 1e9'),
    default: LIMIT,
  },
  ending,
  objective,
  out,
  json,
} as const;

/** Returns the options that are numbers or ranges. */
function read(args: { over: readonly string[]; first: string | undefined; jobs: string | undefined }) {
  return {
    over: readOver(args.over),
    first: optional(args.first, '--first', 1e9),
    jobs: optional(args.jobs, '--jobs', MAX_JOBS),
  };
}

/** Adds the commands that need no pipeline file. */
export function askCommands(parser: Argv, invocation: Invocation): Argv {
  return guess(ask(parser, invocation), invocation);
}

function ask(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser.command(
    'ask <game>',
    'test laws on a family of games, without a pipeline file',
    command =>
      command
        .positional('game', word('game with parameters, in quotes'))
        .options(family)
        .option('law', many('law to test, such as period = 2a or B = (01)^c 1'))
        .option('measure', many('further column of the table, such as saltus'))
        .option('chart', many('chart to draw: heat:period, points:period or line:period'))
        .option('save', value('id of a pipeline file to write, saltus/pipelines/ID.ts'))
        .option('jobs', jobs)
        .option('fresh', flag('recompute blocks that are up to date'))
        .example(
          "$0 ask 'N - {a, 2a+1, b}' --over a=1..10 --over b=2a+2..60 --law 'b != 3a+1 implies period = 2a'",
          'does it hold, and is it sharp?',
        ),
    async args => {
      const { askCommand } = await import('./commands/ask.ts');
      end(await askCommand({ ...args, ...read(args) }, places(args.out), terminal));
    },
  );
}

function guess(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser.command(
    'guess <game>',
    'search computed rows for short laws of a measure',
    command =>
      command
        .positional('game', word('game with parameters, in quotes, or a finished pipeline'))
        .options(family)
        .option('run', value('run of the pipeline over another range, by name or hash prefix'))
        .option('measure', { ...value('measure to explain, such as saltus'), demandOption: true })
        .option('jobs', jobs)
        .example(
          "$0 guess 'N - {a, b, a+b}' --over a=1..9 --over b=3a..12a --where 'gcd(a, b) = 1' --measure saltus",
          'finds the formula of Conjecture 12',
        )
        .example('$0 guess conjecture-12 --measure saltus', 'the same, from the rows of that run'),
    async args => {
      const { guessCommand } = await import('./commands/guess.ts');
      end(await guessCommand({ ...args, ...read(args) }, places(args.out), terminal));
    },
  );
}
