import type { Argv } from 'yargs';
import type { Invocation } from './invocation.ts';
import { MOST_JOBS, optional } from './numbers.ts';
import { ending, flag, jobs, json, LIMIT, many, objective, out, value, word } from './options.ts';
import { readOver } from './over.ts';

/** A family of games on the command line. */
const family = {
  over: many('the range of a letter: a=1..50, a=2, 3, 5, b=a+1.., a=1..99 step 2'),
  where: value('which settings of the letters are cases, such as gcd(a, b) = 1'),
  first: value('cases to keep of the last letter, whose range then needs no end'),
  limit: {
    ...value('heaps, such as 1e9: with a longer preperiod and period a game is undecided'),
    default: LIMIT,
  },
  ending,
  objective,
  out,
  json,
} as const;

/** The options that are numbers or ranges. */
function read(args: { over: readonly string[]; first: string | undefined; jobs: string | undefined }) {
  return {
    over: readOver(args.over),
    first: optional(args.first, '--first', 1e9),
    jobs: optional(args.jobs, '--jobs', MOST_JOBS),
  };
}

/** The commands that need no file. */
export function askCommands(parser: Argv, invocation: Invocation): Argv {
  return guess(ask(parser, invocation), invocation);
}

function ask(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser.command(
    'ask <game>',
    'a family, its ranges and laws as texts: verdicts, table and charts, without a file',
    command =>
      command
        .positional('game', word('a game with letters, in quotes'))
        .options(family)
        .option(
          'law',
          many(
            'a statement in letters and measures, such as b != 3a+1 implies period = 2a, or a closed form, such as B = (01)^(b div 2) 1',
          ),
        )
        .option('measure', many('a column of the table, beside those that laws name'))
        .option('chart', many('heat:period, points:period or line:period'))
        .option('save', value('also write a pipeline with this id, saltus/pipelines/ID.ts'))
        .option('jobs', jobs)
        .option('fresh', flag('compute everything again'))
        .example(
          "$0 ask 'N - {a, 2a+1, b}' --over a=1..10 --over b=2a+2..60 --law 'b != 3a+1 implies period = 2a'",
          'does it hold, and how sharp is it',
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
    'short laws of a measure, found from the rows of a family or of a finished run, and asked at once over ranges that end twice as far; each can be given to ask --law',
    command =>
      command
        .positional('game', word('a game with letters, in quotes, or a pipeline that is done'))
        .options(family)
        .option('run', value('of a pipeline that is done: this run over another range, by name or hash'))
        .option('measure', { ...value('what the laws are of, such as saltus'), demandOption: true })
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
