import type { Argv } from 'yargs';
import type { Invocation } from './invocation.ts';
import { json, out, value, word } from './options.ts';
import { ids, limit, over, rows, selection } from './selection-options.ts';

/** Adds the commands on the results of runs. */
export function resultCommands(parser: Argv, { terminal, places, end, main }: Invocation): Argv {
  return parser
    .command(
      'runs [action] [words..]',
      'list, open, name, compare or delete runs over other ranges',
      command =>
        command
          .positional('action', {
            choices: ['list', 'open', 'name', 'compare', 'delete'] as const,
            default: 'list' as const,
            describe: 'action',
          })
          .positional('words', {
            type: 'string',
            array: true,
            default: [] as string[],
            describe: 'runs by name or hash prefix (for name: then the new name)',
          })
          .options({ out, json })
          .example('$0 runs name 3f2a wide', 'name the run 3f2a… wide')
          .example('$0 runs compare wide fes-saltus', 'with the committed result, row by row'),
      async args => {
        const { runsCommand } = await import('./commands/runs.ts');
        end(runsCommand(args, places(args.out), terminal));
      },
    )
    .command(
      'export <id>',
      'export a table of a result with exact numbers, or a figure',
      command =>
        command
          .positional('id', word('pipeline with a result'))
          .option('table', value('table to export, such as terms (default: the table of cases)'))
          .option('figure', value('figure to export, such as collapse: as svg, png, pdf or latex'))
          .option('run', value('run over another range, by name or hash prefix'))
          .option('format', {
            choices: ['json-lines', 'latex', 'parquet', 'pari', 'sage', 'svg', 'png', 'pdf'] as const,
            requiresArg: true,
            defaultDescription: 'by the name of the file, else json-lines or svg',
            describe: 'format of the output',
          })
          .option('grid', value('rows, columns and cells for latex, such as a,b,saltus'))
          .option('out', { ...value('output file'), defaultDescription: 'standard output' })
          .example(
            '$0 export fes-saltus --format parquet --out fes-saltus.parquet',
            'for pandas, R or DuckDB',
          )
          .example('$0 export fes-saltus --figure collapse --out collapse.pdf', 'for a paper'),
      async args => {
        const { exportCommand } = await import('./commands/export.ts');
        end(await exportCommand(args, places(undefined), terminal));
      },
    )
    .command(
      'recheck [ids..]',
      'check a finished run again, with random rows and all claims',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out })
          .option('rows', { ...rows, describe: 'rows that the run kept' })
          .option('seed', value('random seed for the rows to replay (default: a fresh one, printed)'))
          .option('share', {
            ...value('replay one row in this many, in addition to the boundaries'),
            default: '1000',
          })
          .option('replay', { ...value('maximum number of heaps per replay'), default: '1e7' })
          .example('$0 recheck conjecture-12', 'after saltus run conjecture-12'),
      async args => {
        terminal.busy();
        const { recheckCommand } = await import('./commands/recheck.ts');
        const { rows, seed, share, replay } = args;
        const options = { ...selection(args), rows, seed, share, replay };
        end(await recheckCommand(options, places(args.out), terminal));
      },
    )
    .command(
      'report',
      'rebuild all pages and the site from stored results',
      command => command.options({ out, json }),
      async args => {
        terminal.busy();
        const { reportCommand } = await import('./commands/report.ts');
        end(await reportCommand(args, places(args.out), terminal, main));
      },
    );
}
