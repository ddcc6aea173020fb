import type { Argv } from 'yargs';
import { VERDICTS } from '../claim/index.ts';
import type { Invocation } from './invocation.ts';
import { wholeNumber } from './numbers.ts';
import { json, value } from './options.ts';
import { readOver } from './over.ts';

const ids = {
  type: 'string',
  array: true,
  default: [] as string[],
  describe: 'pipelines by id (saltus list names them), or all; those of npm start if none',
} as const;

const over = {
  type: 'string',
  array: true,
  default: [] as string[],
  requiresArg: true,
  nargs: 1,
  describe: 'another range of a letter, such as a=1..50; once for each letter',
} as const;

const limit = value(
  'heaps to follow one game before it is undecided, such as 1e9; else as the pipeline says',
);
const out = value('write below this folder; else below that of the package');

function selection(args: { ids: string[]; over: string[]; limit?: string | undefined }) {
  return { ids: args.ids, over: readOver(args.over), ...(args.limit !== undefined && { limit: args.limit }) };
}

/** The commands on pipelines: what papers claim of families of games. */
export function pipelineCommands(parser: Argv, { terminal, places, end }: Invocation): Argv {
  return parser
    .command(
      'run [ids..]',
      'compute what is not up to date and check the claims',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out, json })
          .option('jobs', { ...value('worker threads'), defaultDescription: 'all cores' })
          .option('rows', {
            choices: ['all', 'records', 'none'] as const,
            default: 'all' as const,
            describe: 'rows to keep: all, those with a record of a summary and the undecided ones, or none',
          })
          .option('fresh', { type: 'boolean', default: false, describe: 'compute everything again' })
          .option(
            'source',
            value('only the pipelines and claims of this source, such as sleator-slusky-2012'),
          )
          .option('verdict', {
            choices: VERDICTS,
            requiresArg: true,
            describe: 'show only the claims with this verdict',
          })
          .example('$0 run', 'regenerate everything that is published')
          .example('$0 run fes-saltus --over a=1..50 --jobs 2', 'another range'),
      async args => {
        const { runCommand } = await import('./commands/run.ts');
        const jobs =
          args.jobs === undefined ? undefined : wholeNumber(args.jobs, '--jobs', { least: 1, most: 1024 });
        const { source, verdict, fresh, json, rows } = args;
        const shown = { ...(source !== undefined && { source }), ...(verdict && { verdict }) };
        const options = { ...selection(args), ...shown, jobs, fresh, json, rows };
        end(await runCommand(options, places(args.out), terminal));
      },
    )
    .command(
      'plan [ids..]',
      'what would run, how many cases, and about how long; computes nothing that is kept',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out, json })
          .example('$0 plan fes-saltus --over a=1..50', 'how much work that is'),
      async args => {
        const { planCommand } = await import('./commands/plan.ts');
        end(await planCommand({ ...selection(args), json: args.json }, places(args.out), terminal));
      },
    )
    .command(
      'report',
      'compose the site and the register of claims from what was computed; computes nothing',
      command => command.options({ out, json }),
      async args => {
        const { reportCommand } = await import('./commands/report.ts');
        end(await reportCommand(args, places(args.out), terminal));
      },
    )
    .command(
      'list',
      'the pipelines with question, range and source',
      command => command.options({ json }),
      async args => {
        const { listCommand } = await import('./commands/list.ts');
        end(await listCommand(args, places(undefined), terminal));
      },
    );
}
