import type { Argv } from 'yargs';
import { VERDICTS } from '../claim/index.ts';
import { DefinitionError } from '../errors.ts';
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
  'heaps, such as 1e9: with a longer preperiod and period a game is undecided; else as the pipeline says',
);
const out = value('write below this folder; else below that of the package');

const rows = {
  choices: ['all', 'records', 'none'] as const,
  default: 'all' as const,
} as const;

const shards = value('into how many parts the work is cut, for --on and --save');
const config = value('a file with a section slurm: partition, time, memory, modules');
const partition = value('of the cluster, for --on slurm');
const time = value('limit of one task, as sbatch takes it, for --on slurm');
const memory = value('of one task, as sbatch takes it, for --on slurm');

function selection(args: { ids: string[]; over: string[]; limit?: string | undefined }) {
  return { ids: args.ids, over: readOver(args.over), ...(args.limit !== undefined && { limit: args.limit }) };
}

/** @throws DefinitionError for options of a cluster where there is none */
function refuseOfCluster(options: Readonly<Record<string, string | undefined>>): void {
  const given = Object.entries(options).filter(([, text]) => text !== undefined);
  if (given.length === 0) return;
  const issues = given.map(([name, text]) => ({
    where: `--${name}`,
    expected: 'only with --on slurm',
    received: text!,
  }));
  throw new DefinitionError(issues);
}

/** The commands on pipelines: what papers claim of families of games. */
export function pipelineCommands(parser: Argv, { terminal, places, end, main }: Invocation): Argv {
  return parser
    .command(
      'list [ids..]',
      'the pipelines, one a line; of those that are named, range and source too',
      command => command.positional('ids', { ...ids, describe: 'pipelines by id, or all' }).options({ json }),
      async args => {
        const { listCommand } = await import('./commands/list.ts');
        end(await listCommand(args, places(undefined), terminal));
      },
    )
    .command(
      'new <id> [family]',
      'write a pipeline of a family of your own that runs as it stands, to go on from',
      command =>
        command
          .positional('id', { type: 'string', demandOption: true, describe: 'its name, such as my-family' })
          .positional('family', {
            type: 'string',
            describe: 'games with letters in the place of numbers; N - {1, b} if absent',
          })
          .option('over', {
            ...over,
            describe: 'the range of a letter, such as b=2..60; once for each letter',
          })
          .option('where', value('a condition on the letters, such as "gcd(a, b) = 1"'))
          .example('$0 new my-family "N - {a, 2a+1, b}" --over a=1..6 --over b=2a+2..40', 'then saltus run'),
      async args => {
        const { newCommand } = await import('./commands/new.ts');
        const { id, family = 'N - {1, b}', where } = args;
        const given = readOver(args.over);
        const isExample = args.family === undefined && args.over.length === 0;
        const options = { id, family, where, over: isExample ? { b: '2..60' } : given };
        end(newCommand(options, places(undefined), terminal));
      },
    )
    .command(
      'plan [ids..]',
      'what would run, how many cases, and about how long; computes nothing that is kept',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out, json, shards })
          .option('rows', { ...rows, describe: 'the rows that the run is to keep' })
          .option('save', value('write the plan of one pipeline to this file, for saltus shard and merge'))
          .example('$0 plan fes-saltus --over a=1..50', 'how much work that is'),
      async args => {
        const { planCommand } = await import('./commands/plan.ts');
        const cut = {
          save: args.save,
          shards: wholeNumber(args.shards ?? '16', '--shards', { least: 1, most: 1e6 }),
        };
        const { json, rows } = args;
        end(await planCommand({ ...selection(args), ...cut, rows, json }, places(args.out), terminal));
      },
    )
    .command(
      'run [ids..]',
      'compute what is not up to date and check the claims',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out, json })
          .option('jobs', { ...value('worker threads'), defaultDescription: 'all cores' })
          .option('rows', {
            ...rows,
            describe: 'rows to keep: all, those with a record of a summary and the undecided ones, or none',
          })
          .option('on', {
            choices: ['slurm'] as const,
            requiresArg: true,
            describe: 'compute on a cluster, as a job array, and put the parts together here',
          })
          .options({ shards, config, partition, time, memory })
          .option('name', value('of the run of one pipeline over another range, for saltus runs'))
          .option('fresh', { type: 'boolean', default: false, describe: 'compute everything again' })
          .option(
            'source',
            value('only the pipelines and claims of this source, such as sleator-slusky-2012'),
          )
          .option('verbose', {
            type: 'boolean',
            default: false,
            describe: 'tell each claim and each file, of many pipelines too',
          })
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
        const { source, verdict, fresh, json, rows, verbose } = args;
        const shown = { ...(source !== undefined && { source }), ...(verdict && { verdict }) };
        const options = { ...selection(args), ...shown, jobs, fresh, json, rows, verbose, name: args.name };
        const { partition, time, memory } = args;
        const settings = Object.entries({ partition, time, memory }).filter(([, text]) => text !== undefined);
        if (args.on === undefined) {
          refuseOfCluster({ ...Object.fromEntries(settings), config: args.config, shards: args.shards });
          end(await runCommand(options, places(args.out), terminal, main));
          return;
        }
        const { runOnSlurm } = await import('./commands/run-on-slurm.ts');
        const { slurmSection } = await import('./slurm-section.ts');
        const section = args.config === undefined ? {} : slurmSection(args.config);
        const slurm = { ...section, ...Object.fromEntries(settings) };
        const shards =
          args.shards === undefined
            ? undefined
            : wholeNumber(args.shards, '--shards', { least: 1, most: 1e6 });
        end(await runOnSlurm({ ...options, shards, slurm }, places(args.out), terminal));
      },
    )
    .command(
      'runs [action] [words..]',
      'runs over other ranges: list, open, name, compare and delete what lies under data/runs',
      command =>
        command
          .positional('action', {
            choices: ['list', 'open', 'name', 'compare', 'delete'] as const,
            default: 'list' as const,
            describe: 'what to do; without it they are listed',
          })
          .positional('words', {
            type: 'string',
            array: true,
            default: [] as string[],
            describe: 'runs by name, or by the first letters of their hash; for name, the name behind it',
          })
          .options({ out, json })
          .example('$0 runs name 3f2a wide', 'from then on the run is wide')
          .example('$0 runs compare wide fes-saltus', 'with the committed result, row by row'),
      async args => {
        const { runsCommand } = await import('./commands/runs.ts');
        end(runsCommand(args, places(args.out), terminal));
      },
    )
    .command(
      'export <id>',
      'a table of a result as JSON Lines or Parquet, with exact types',
      command =>
        command
          .positional('id', { type: 'string', demandOption: true, describe: 'a pipeline with a result' })
          .option('table', value('of it, such as terms or residues; the table of cases if absent'))
          .option(
            'run',
            value('of this run over another range, by name or hash; else of the committed result'),
          )
          .option('format', {
            choices: ['json-lines', 'parquet'] as const,
            requiresArg: true,
            default: 'json-lines' as const,
            describe: 'an object a row; or columns of 64-bit integers and texts, for large tables',
          })
          .option('out', value('write to this file, as a whole or not at all; else to standard output'))
          .example(
            '$0 export fes-saltus --format parquet --out fes-saltus.parquet',
            'for pandas, R or DuckDB',
          ),
      async args => {
        const { exportCommand } = await import('./commands/export.ts');
        end(await exportCommand(args, places(undefined), terminal));
      },
    )
    .command(
      'recheck [ids..]',
      'an audit of a finished run: cases counted and claims judged again, some rows replayed; sentences to cite',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out })
          .option('rows', { ...rows, describe: 'the rows that the run kept' })
          .option('seed', value('draws the share; a digest of the plan if absent'))
          .option('share', { ...value('replay one in so many of the other rows'), default: '1000' })
          .option('replay', { ...value('heaps of one replay at the most'), default: '1e7' })
          .example('$0 recheck conjecture-12', 'after saltus run conjecture-12'),
      async args => {
        const { recheckCommand } = await import('./commands/recheck.ts');
        const { rows, seed, share, replay } = args;
        const options = { ...selection(args), rows, seed, share, replay };
        end(await recheckCommand(options, places(args.out), terminal));
      },
    )
    .command(
      'report',
      'compose the site and the register of claims from what was computed; computes nothing',
      command => command.options({ out, json }),
      async args => {
        const { reportCommand } = await import('./commands/report.ts');
        end(await reportCommand(args, places(args.out), terminal, main));
      },
    )
    .command(
      'shard',
      'one part of a plan that was saved, without a scheduler; what is there is not computed again',
      command =>
        command
          .option('plan', { ...value('the file'), demandOption: true })
          .option('index', { ...value('which part, from 0 on'), demandOption: true })
          .option('count', { ...value('how many parts from there on'), default: '1' })
          .options({ out })
          .example('$0 shard --plan plan.json --index "$JOB_COMPLETION_INDEX"', 'in any array of jobs'),
      async args => {
        const { shardCommand } = await import('./commands/shard.ts');
        end(await shardCommand(args, places(args.out), terminal));
      },
    )
    .command(
      'merge',
      'all parts of a plan put together; refused while one is missing',
      command => command.option('plan', { ...value('the file'), demandOption: true }).options({ out, json }),
      async args => {
        const { mergeCommand } = await import('./commands/merge.ts');
        end(await mergeCommand(args, places(args.out), terminal));
      },
    );
}
