import type { Argv } from 'yargs';
import type { Invocation } from './invocation.ts';
import { json, out, value, word } from './options.ts';
import { ids, limit, over, rows, selection } from './selection-options.ts';

/** The commands on what runs ended in. */
export function resultCommands(parser: Argv, { terminal, places, end, main }: Invocation): Argv {
  return parser
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
      'a table of a result as JSON Lines, LaTeX, Parquet, or a literal of PARI/GP or Sage, exact',
      command =>
        command
          .positional('id', word('a pipeline with a result'))
          .option('table', value('of it, such as terms or residues; the table of cases if absent'))
          .option(
            'run',
            value('of this run over another range, by name or hash; else of the committed result'),
          )
          .option('format', {
            choices: ['json-lines', 'latex', 'parquet', 'pari', 'sage'] as const,
            requiresArg: true,
            default: 'json-lines' as const,
            describe:
              'an object a row; a table for a paper; columns of 64-bit integers and texts, for large tables; or a list of rows to be read by gp or Sage; CSV and JSON are the files of data/ themselves',
          })
          .option('grid', value('for latex: rows, columns and cells, such as a,b,saltus'))
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
          .option('seed', value('random seed for the rows to replay (default: a fresh one, printed)'))
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
    );
}
