import yargs, { type Argv } from 'yargs';
import manifest from '../../package.json' with { type: 'json' };
import { BrokenInvariantError, DefinitionError } from '../errors.ts';
import { unsettledPipelines } from '../run/unsettled.ts';
import { askCommands } from './ask-commands.ts';
import { EXIT, type ExitCode, exitCodeOf, messageOf } from './exit-code.ts';
import { gameCommands } from './game-commands.ts';
import type { Invocation } from './invocation.ts';
import { pipelineCommands } from './pipeline-commands.ts';
import { type Places, placesOf } from './places.ts';
import { proofCommands } from './proof-commands.ts';
import { resultCommands } from './result-commands.ts';
import type { Terminal } from './terminal.ts';
import { insistOnCommand, NO_COMMAND, UsageError } from './usage.ts';
import { type KnownOptions, markWords, misusesOf, unmark } from './words.ts';

/**
 * Runs the command line. Each command is loaded when it is called, so that `--help` loads none.
 *
 * @param places for tests; otherwise the package's folders, or the folders of `--out`
 * @returns the exit code
 */
export async function main(
  argv: readonly string[],
  terminal: Terminal,
  places: (out: string | undefined) => Places = placesOf,
): Promise<ExitCode> {
  let code: ExitCode = EXIT.expected;
  const invocation: Invocation = {
    terminal,
    places,
    main,
    end: exitCode => {
      code = exitCode;
    },
  };
  const parser = parserOf(argv, invocation);
  try {
    insistOnCommand(argv, internalsOf(parser).getCommandInstance().getCommands());
    await parser.parseAsync(markWords(argv), {}, (error, _args, output) => {
      if (output && !error) terminal.out(output);
    });
    return code;
  } catch (thrown) {
    if (thrown instanceof UsageError) {
      terminal.err(`${terminal.paint('red', thrown.message)}\nnpx saltus --help lists the commands.`);
      return EXIT.usage;
    }
    return fail(thrown, terminal);
  }
}

/** Reports the error that stopped a command, and returns the exit code. */
export function fail(thrown: unknown, terminal: Terminal): ExitCode {
  terminal.err(terminal.paint('red', messageOf(thrown)));
  return exitCodeOf(thrown);
}

/** Reports a command that waits forever: its promise is pending, but no event can settle it. */
export function failUnsettled(terminal: Terminal): ExitCode {
  return fail(
    unsettledPipelines() ?? new BrokenInvariantError('the command waits for something that never happens'),
    terminal,
  );
}

function parserOf(words: readonly string[], invocation: Invocation) {
  const parser = yargs()
    .scriptName('saltus')
    .usage('$0 <command>\n\nCompute subtraction games with proofs, and check what papers claim about them.')
    .parserConfiguration({ 'boolean-negation': false, 'camel-case-expansion': false, 'dot-notation': false })
    .middleware(args => {
      for (const [name, value] of Object.entries(args)) args[name] = unmark(value);
    }, true)
    .check((args, options: unknown) => {
      // At runtime `options` describes all options of the command; the types of yargs declare only aliases.
      const issues = misusesOf(words, args, options as KnownOptions);
      if (issues.length > 0) throw new DefinitionError(issues);
      return true;
    });
  internalsOf(parser).getUsageInstance().cacheHelpMessage = () => {};
  const withCommands = [gameCommands, askCommands, proofCommands, pipelineCommands, resultCommands].reduce(
    (parser, add) => add(parser, invocation),
    parser,
  );
  // Taken now, because yargs replaces the record by an empty one while a command runs.
  const { handlers } = internalsOf(parser).getCommandInstance();
  const namesOf = (command: string) => handlers[command]!.demanded.map(({ cmd }) => cmd[0]!);
  return withCommands
    .demandCommand(1, NO_COMMAND)
    .strict()
    .version(manifest.version)
    .help()
    .example('$0 game "N - {2, 3, 6, 8}"', 'one game')
    .example('$0 ask "{1, b}" --over b=2..9 --law "period < 9"', 'a conjecture')
    .example('$0 run', 'all published pipelines')
    .epilogue(EXIT_CODES)
    .wrap(100)
    .exitProcess(false)
    .fail((message, error) => {
      throw error && error.name !== 'YError'
        ? error
        : UsageError.of(message ?? error.message, words, namesOf);
    });
}

/**
 * Returns two internals of yargs 18: its layout of the help, which takes a tenth of the time of a short command even if
 * nothing is printed, and its commands with their arguments.
 */
function internalsOf(parser: Argv) {
  const { getInternalMethods } = parser as Argv & {
    getInternalMethods: () => {
      getUsageInstance: () => { cacheHelpMessage: () => void };
      getCommandInstance: () => {
        getCommands: () => readonly string[];
        handlers: Readonly<
          Record<string, { readonly demanded: readonly { readonly cmd: readonly string[] }[] }>
        >;
      };
    };
  };
  return getInternalMethods.call(parser);
}

const EXIT_CODES =
  'Exit codes: 0 as expected, 1 mismatch, counterexample or unrefuted mutant, 2 usage error, 3 undecided or verified in part, ' +
  '4 internal error, 5 environment (disk, permission, missing file), 130 Ctrl-C, 143 SIGTERM.';
