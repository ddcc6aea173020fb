import type { Argv } from 'yargs';
import type { Invocation } from './invocation.ts';
import { wholeNumber } from './numbers.ts';
import { ending, json, objective, value } from './options.ts';
import { readOver } from './over.ts';

const many = { type: 'string', array: true, default: [] as string[], requiresArg: true, nargs: 1 } as const;

/** A family of games on the command line. */
const family = {
  over: { ...many, describe: 'the range of a letter: a=1..50, a=2, 3, 5, b=a+1.., a=1..99 step 2' },
  where: value('which settings of the letters are cases, such as gcd(a, b) = 1'),
  first: value('cases to keep of the last letter, whose range then needs no end'),
  limit: {
    ...value('heaps, such as 1e9: with a longer preperiod and period a game is undecided'),
    default: '1e9',
  },
  ending,
  objective,
  out: value('write below this folder; else below that of the package'),
  json,
} as const;

const first = (text: string | undefined) =>
  text === undefined ? undefined : wholeNumber(text, '--first', { least: 1, most: 1e9 });

/** The commands that need no file. */
export function askCommands(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser.command(
    'ask <game>',
    'a family, its ranges and laws as texts: verdicts, table and charts, without a file',
    command =>
      command
        .positional('game', {
          type: 'string',
          demandOption: true,
          describe: 'a game with letters, in quotes',
        })
        .options(family)
        .option('law', {
          ...many,
          describe: 'a statement in letters and measures, such as b != 3a+1 implies period = 2a',
        })
        .option('measure', { ...many, describe: 'a column of the table, beside those that laws name' })
        .option('chart', { ...many, describe: 'heat:period, points:period or line:period' })
        .option('save', value('also write the pipeline of this id, pipelines/ID.ts'))
        .option('jobs', { ...value('worker threads'), defaultDescription: 'all cores' })
        .option('fresh', { type: 'boolean', default: false, describe: 'compute everything again' })
        .example(
          "$0 ask 'N - {a, 2a+1, b}' --over a=1..10 --over b=2a+2..60 --law 'b != 3a+1 implies period = 2a'",
          'does it hold, and how sharp is it',
        ),
    async args => {
      const { askCommand } = await import('./commands/ask.ts');
      const jobs =
        args.jobs === undefined ? undefined : wholeNumber(args.jobs, '--jobs', { least: 1, most: 1024 });
      const options = { ...args, over: readOver(args.over), first: first(args.first), jobs };
      end(await askCommand(options, places(args.out), terminal));
    },
  );
}
