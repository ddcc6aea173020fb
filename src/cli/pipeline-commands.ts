import type { Argv } from 'yargs';
import { VERDICTS } from '../claim/index.ts';
import type { Invocation } from './invocation.ts';
import { MOST_JOBS, optional } from './numbers.ts';
import { flag, jobs, json, many, out, refuseGiven, value, word } from './options.ts';
import { readOver } from './over.ts';
import { ids, limit, over, rows, selection } from './selection-options.ts';

const MOST_SHARDS = 1e6;
const shards = value('into how many parts the work is cut, for --on and --save');
const config = value('a file with a section slurm: partition, time, memory, modules');
const partition = value('of the cluster, for --on slurm');
const time = value('limit of one task, as sbatch takes it, for --on slurm');
const memory = value('of one task, as sbatch takes it, for --on slurm');

/** The commands that find, plan and run pipelines: what papers claim of families of games. */
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
          .positional('id', word('its name, such as my-family'))
          .positional('family', {
            type: 'string',
            describe: 'games with letters in the place of numbers; N - {1, b} if absent',
          })
          .option('over', many('the range of a letter, such as b=2..60; once for each letter'))
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
        const { json, rows, save } = args;
        const shards = optional(args.shards, '--shards', MOST_SHARDS) ?? 16;
        if (save === undefined) refuseGiven({ shards: args.shards }, 'no such option without --save');
        const options = { ...selection(args), save, shards, rows, json };
        end(await planCommand(options, places(args.out), terminal));
      },
    )
    .command(
      'run [ids..]',
      'compute what is not up to date and check the claims',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out, json })
          .option('jobs', jobs)
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
          .option('fresh', flag('compute everything again'))
          .option(
            'source',
            value('only the pipelines and claims of this source, such as sleator-slusky-2012'),
          )
          .option('verbose', flag('tell each claim and each file, of many pipelines too'))
          .option('verdict', {
            choices: VERDICTS,
            requiresArg: true,
            describe: 'show only the claims with this verdict',
          })
          .example('$0 run', 'regenerate everything that is published')
          .example('$0 run fes-saltus --over a=1..50 --jobs 2', 'another range'),
      async args => {
        const { runCommand } = await import('./commands/run.ts');
        const jobs = optional(args.jobs, '--jobs', MOST_JOBS);
        const { source, verdict, fresh, json, rows, verbose } = args;
        const shown = { ...(source !== undefined && { source }), ...(verdict && { verdict }) };
        const options = { ...selection(args), ...shown, jobs, fresh, json, rows, verbose, name: args.name };
        const { partition, time, memory } = args;
        const settings = Object.entries({ partition, time, memory }).filter(([, text]) => text !== undefined);
        if (args.on === undefined) {
          const ofCluster = { ...Object.fromEntries(settings), config: args.config, shards: args.shards };
          refuseGiven(ofCluster, 'only with --on slurm');
          end(await runCommand(options, places(args.out), terminal, main));
          return;
        }
        const ofThisMachine = { jobs: args.jobs, fresh: fresh ? 'true' : undefined };
        refuseGiven(ofThisMachine, 'no such option with --on slurm');
        const { runOnSlurm } = await import('./commands/run-on-slurm.ts');
        const { slurmSection } = await import('./slurm-section.ts');
        const section = args.config === undefined ? {} : slurmSection(args.config);
        const slurm = { ...section, ...Object.fromEntries(settings) };
        const shards = optional(args.shards, '--shards', MOST_SHARDS);
        end(await runOnSlurm({ ...options, shards, slurm }, places(args.out), terminal));
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
