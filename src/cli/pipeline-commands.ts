import type { Argv } from 'yargs';
import { VERDICTS } from '../claim/conclusion.ts';
import type { Invocation } from './invocation.ts';
import { MAX_JOBS, optional } from './numbers.ts';
import { flag, jobs, json, many, out, refuseGiven, value, word } from './options.ts';
import { readOver } from './over.ts';
import { ids, limit, over, rows, selection } from './selection-options.ts';

const MAX_SHARDS = 1e6;
const shards = value('number of shards, for --on slurm and plan --save');
const config = value('JSON file with a section slurm: partition, time, memory, modules');
const partition = value('partition of the cluster, for --on slurm');
const time = value('time limit per task in the syntax of sbatch, for --on slurm');
const memory = value('memory per task in the syntax of sbatch, for --on slurm');

/** Adds the commands that find, plan and run pipelines. */
export function pipelineCommands(parser: Argv, { terminal, places, end, main }: Invocation): Argv {
  return parser
    .command(
      'list [ids..]',
      'list the pipelines, or describe those given by id',
      command => command.positional('ids', { ...ids, describe: 'pipelines by id, or all' }).options({ json }),
      async args => {
        const { listCommand } = await import('./commands/list.ts');
        end(await listCommand(args, places(undefined), terminal));
      },
    )
    .command(
      'new <id> [family]',
      'create a runnable pipeline file for a family of your own',
      command =>
        command
          .positional('id', word('id of the new pipeline, such as my-family'))
          .positional('family', {
            type: 'string',
            describe: 'game with parameters, such as "N - {a, 2a+1, b}"',
          })
          .option('over', many('range of one parameter, such as b=2..60 (repeatable)'))
          .option('where', value('condition on the parameters, such as "gcd(a, b) = 1"'))
          .example('$0 new my-family "N - {a, 2a+1, b}" --over a=1..6 --over b=2a+2..40', 'then saltus run'),
      async args => {
        const { newCommand } = await import('./commands/new.ts');
        const { id, family = 'N - {1, b}', where } = args;
        const ranges = readOver(args.over);
        const isExample = args.family === undefined && args.over.length === 0;
        const options = { id, family, where, over: isExample ? { b: '2..60' } : ranges };
        end(newCommand(options, places(undefined), terminal));
      },
    )
    .command(
      'plan [ids..]',
      'estimate the cases and the time of a run without starting it',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out, json, shards })
          .option('rows', { ...rows, describe: 'rows that the run will keep' })
          .option('save', value('file for the plan of one pipeline, for saltus shard and merge'))
          .option('for', {
            choices: ['kubernetes', 'snakemake'] as const,
            requiresArg: true,
            describe: 'engine whose lines for the saved plan are printed',
          })
          .option('image', value('container image for --for (default: saltus:VERSION)'))
          .example('$0 plan fes-saltus --over a=1..50', 'the work of a larger range'),
      async args => {
        terminal.busy();
        const { planCommand } = await import('./commands/plan.ts');
        const { json, rows, save } = args;
        const shards = optional(args.shards, '--shards', MAX_SHARDS) ?? 16;
        if (save === undefined)
          refuseGiven({ shards: args.shards, for: args.for }, '--save FILE with this option');
        if (args.for === undefined) refuseGiven({ image: args.image }, '--for with this option');
        const options = { ...selection(args), save, shards, rows, json, engine: args.for, image: args.image };
        end(await planCommand(options, places(args.out), terminal));
      },
    )
    .command(
      'run [ids..]',
      'compute pipelines and check their claims',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out, json })
          .option('jobs', jobs)
          .option('rows', { ...rows, describe: 'rows to keep' })
          .option('on', {
            choices: ['slurm'] as const,
            requiresArg: true,
            describe: 'cluster that computes the run as a job array',
          })
          .options({ shards, config, partition, time, memory })
          .option('name', value('name of a run over another range, for saltus runs'))
          .option('fresh', flag('recompute blocks that are up to date'))
          .option('source', value('source to run and show, such as sleator-slusky-2012'))
          .option('verbose', flag('print every claim and every file'))
          .option('verdict', {
            choices: VERDICTS,
            requiresArg: true,
            describe: 'verdict of the claims to show',
          })
          .example('$0 run', 'all published pipelines')
          .example('$0 run fes-saltus --over a=1..50 --jobs 2', 'another range'),
      async args => {
        const { runCommand } = await import('./commands/run.ts');
        const jobs = optional(args.jobs, '--jobs', MAX_JOBS);
        const { source, verdict, fresh, json, rows, verbose } = args;
        const shown = { ...(source !== undefined && { source }), ...(verdict && { verdict }) };
        const options = { ...selection(args), ...shown, jobs, fresh, json, rows, verbose, name: args.name };
        const { partition, time, memory } = args;
        const settings = Object.entries({ partition, time, memory }).filter(([, text]) => text !== undefined);
        if (args.on === undefined) {
          const ofCluster = { ...Object.fromEntries(settings), config: args.config, shards: args.shards };
          refuseGiven(ofCluster, '--on slurm with this option');
          end(await runCommand(options, places(args.out), terminal, main));
          return;
        }
        const ofThisMachine = { jobs: args.jobs, fresh: fresh ? 'true' : undefined };
        refuseGiven(ofThisMachine, 'no --on slurm with this option');
        const { runOnSlurm } = await import('./commands/run-on-slurm.ts');
        const { slurmSection } = await import('./slurm-section.ts');
        const section = args.config === undefined ? {} : slurmSection(args.config);
        const slurm = { ...section, ...Object.fromEntries(settings) };
        const shards = optional(args.shards, '--shards', MAX_SHARDS);
        end(await runOnSlurm({ ...options, shards, slurm }, places(args.out), terminal));
      },
    )
    .command(
      'shard',
      'compute one shard of a saved plan, without a scheduler',
      command =>
        command
          .option('plan', { ...value('file written by saltus plan --save'), demandOption: true })
          .option('index', { ...value('first shard to compute, counted from 0'), demandOption: true })
          .option('count', { ...value('number of shards to compute'), default: '1' })
          .options({ out })
          .example('$0 shard --plan plan.json --index "$JOB_COMPLETION_INDEX"', 'in any job array'),
      async args => {
        terminal.busy();
        const { shardCommand } = await import('./commands/shard.ts');
        end(await shardCommand(args, places(args.out), terminal));
      },
    )
    .command(
      'merge',
      'merge all shards of a saved plan into a result',
      command =>
        command
          .option('plan', { ...value('file written by saltus plan --save'), demandOption: true })
          .option('from', {
            ...value('folders with blocks of shards that ran elsewhere'),
            array: true,
            default: [],
          })
          .example('$0 merge --plan plan.json --from pod-0 pod-1', 'shards without a common disk')
          .options({ out, json }),
      async args => {
        terminal.busy();
        const { mergeCommand } = await import('./commands/merge.ts');
        end(await mergeCommand(args, places(args.out), terminal));
      },
    );
}
