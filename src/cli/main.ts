import yargs from 'yargs';
import manifest from '../../package.json' with { type: 'json' };
import { DefinitionError } from '../errors.ts';
import { EXIT, type ExitCode, exitCodeOf, messageOf } from './exit-code.ts';
import { wholeNumber } from './numbers.ts';
import { type Places, placesOf } from './places.ts';
import { readOver } from './selection.ts';
import type { Terminal } from './terminal.ts';

/**
 * The command line. Each command is loaded when it is called, so that `--help` loads none.
 *
 * @param places for tests; else the package's folders, or those of `--out`
 * @returns the exit code
 */
export async function main(
  argv: readonly string[],
  terminal: Terminal,
  places: (out: string | undefined) => Places = placesOf,
): Promise<ExitCode> {
  let code: ExitCode = EXIT.expected;
  const json = { type: 'boolean', default: false, describe: 'one JSON object a line' } as const;
  const out = { type: 'string', describe: 'write below this folder instead', requiresArg: true } as const;
  const ids = {
    type: 'string',
    array: true,
    default: [] as string[],
    describe: 'pipelines, or all',
  } as const;
  const over = {
    type: 'string',
    array: true,
    default: [] as string[],
    requiresArg: true,
    nargs: 1,
    describe: 'another range, such as a=1..50',
  } as const;
  const limit = {
    type: 'string',
    requiresArg: true,
    describe: 'heaps to follow one game, such as 1e9',
  } as const;
  const ending = {
    choices: ['normal', 'take-all'] as const,
    default: 'normal' as const,
    describe: 'below the least move: no move, or the whole heap',
  };
  const objective = {
    choices: ['last-player-wins', 'last-player-loses'] as const,
    default: 'last-player-wins' as const,
    describe: 'who makes the last move',
  };
  const selection = (args: { ids: string[]; over: string[]; limit?: string | undefined }) => ({
    ids: args.ids,
    over: readOver(args.over),
    ...(args.limit !== undefined && { limit: args.limit }),
  });

  const parser = yargs()
    .scriptName('saltus')
    .usage(
      '$0 <command>\n\nSubtraction games: nim-sequences, periods, saltus, and what papers claim of them.',
    )
    .command(
      'run [ids..]',
      'compute what is not up to date and check the claims',
      command =>
        command
          .positional('ids', ids)
          .options({ over, limit, out, json })
          .option('jobs', {
            type: 'string',
            requiresArg: true,
            describe: 'worker threads; all cores if absent',
          })
          .option('fresh', { type: 'boolean', default: false, describe: 'compute everything again' }),
      async args => {
        const { runCommand } = await import('./commands/run.ts');
        const jobs =
          args.jobs === undefined ? undefined : wholeNumber(args.jobs, '--jobs', { least: 1, most: 1024 });
        const options = { ...selection(args), jobs, fresh: args.fresh, json: args.json };
        code = await runCommand(options, places(args.out), terminal);
      },
    )
    .command(
      'plan [ids..]',
      'what would run, how many cases, and an estimate',
      command => command.positional('ids', ids).options({ over, limit, out, json }),
      async args => {
        const { planCommand } = await import('./commands/plan.ts');
        code = await planCommand({ ...selection(args), json: args.json }, places(args.out), terminal);
      },
    )
    .command(
      'list',
      'the pipelines with question, range and source',
      command => command.options({ json }),
      async args => {
        const { listCommand } = await import('./commands/list.ts');
        code = await listCommand(args, places(undefined), terminal);
      },
    )
    .command(
      'game <notation..>',
      'everything about a game, such as "N - {2, 3, 6, 8}"; - reads one a line',
      command =>
        command
          .positional('notation', { type: 'string', array: true, demandOption: true })
          .options({ ending, objective, limit, json })
          .option('terms', { type: 'string', requiresArg: true, describe: 'terms to show, from heap 0 on' })
          .option('steps', {
            type: 'string',
            requiresArg: true,
            describe: 'iterations of Algorithm 1 to show',
          })
          .option('certificate', {
            type: 'string',
            requiresArg: true,
            describe: 'write the proof to this file',
          }),
      async args => {
        const { gameCommand } = await import('./commands/game.ts');
        const fromInput = args.notation.length === 1 && args.notation[0] === STANDARD_INPUT;
        code = await gameCommand(
          { ...args, notation: fromInput ? 'standard input' : args.notation },
          terminal,
        );
      },
    )
    .command(
      'sequence <notation>',
      'the nim-sequence, streamed',
      command =>
        command
          .positional('notation', { type: 'string', demandOption: true })
          .option('terms', {
            type: 'string',
            requiresArg: true,
            demandOption: true,
            describe: 'from heap 0 on',
          })
          .option('format', {
            choices: ['lines', 'b-file', 'csv', 'counts'] as const,
            default: 'lines' as const,
            describe: 'counts: value, count, first heap',
          })
          .option('out', { type: 'string', requiresArg: true, describe: 'write to this file' }),
      async args => {
        const { sequenceCommand } = await import('./commands/sequence.ts');
        code = await sequenceCommand(args, terminal);
      },
    )
    .command(
      'move <heaps..>',
      'who wins a sum of heaps such as "{1, 3, 4}:7" "N:5", and every winning move',
      command =>
        command
          .positional('heaps', { type: 'string', array: true, demandOption: true })
          .options({ ending, objective, json }),
      async args => {
        const { moveCommand } = await import('./commands/move.ts');
        code = moveCommand(args, terminal);
      },
    )
    .command(
      'nim <operation> <numbers..>',
      'the nim-sum (add) or nim-product (multiply) of whole numbers of any size',
      command =>
        command
          .positional('operation', { choices: ['add', 'multiply'] as const, demandOption: true })
          .positional('numbers', { type: 'string', array: true, demandOption: true })
          .options({ json }),
      async args => {
        const { nimCommand } = await import('./commands/nim.ts');
        code = nimCommand(args, terminal);
      },
    )
    .command(
      'verify <files..>',
      'check certificates without the engine that wrote them',
      command =>
        command
          .positional('files', { type: 'string', array: true, demandOption: true })
          .options({ json, limit: { ...limit, describe: 'heaps to replay at the most' } }),
      async args => {
        const { verifyCommand } = await import('./commands/verify.ts');
        code = await verifyCommand(args, terminal);
      },
    )
    .demandCommand(1, 'Name a command.')
    .strict()
    .recommendCommands()
    .version(manifest.version)
    .help()
    .wrap(100)
    .exitProcess(false)
    .fail((message, error) => {
      throw error ?? new UsageError(message);
    });
  try {
    await parser.parseAsync(
      argv.map(word => (word === '-' ? STANDARD_INPUT : word)),
      {},
      (error, _args, output) => {
        if (output && !error) terminal.out(output);
      },
    );
    return code;
  } catch (thrown) {
    if (thrown instanceof UsageError) {
      terminal.err(`${terminal.paint('red', thrown.message)}\nsaltus --help lists the commands.`);
      return EXIT.usage;
    }
    terminal.err(terminal.paint('red', messageOf(thrown)));
    return exitCodeOf(thrown);
  }
}

/** Stands for a lone `-`, which the argument parser would drop from a list. */
const STANDARD_INPUT = '\u0000-';

/** What the argument parser itself refuses. */
class UsageError extends DefinitionError {
  constructor(message: string) {
    super([]);
    this.message = message;
  }
}
