import type { HelpText } from '../view/index.ts';
import type { ExitCode } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** The command line: takes arguments, returns the exit code. */
export type CommandLine = (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;

const known = new WeakMap<CommandLine, Promise<readonly HelpText[]>>();

/**
 * Returns the help text of the command line and then of each command, so that the reference is never written by hand.
 * Cost: once per process, one second if yargs is not in a build.
 */
export function helpTexts(main: CommandLine): Promise<readonly HelpText[]> {
  const texts = known.get(main) ?? readHelp(main);
  known.set(main, texts);
  return texts;
}

async function readHelp(main: CommandLine): Promise<readonly HelpText[]> {
  const helpOf = async (command: string): Promise<HelpText> => {
    const lines: string[] = [];
    await main([...(command === '' ? [] : [command]), '--help'], listening(lines));
    return { command, help: lines.join('\n') };
  };
  const whole = await helpOf('');
  const [list] = whole.help.split('\nOptions:');
  const commands = [...list!.matchAll(/^ {2}saltus (\w+)/gm)].map(match => match[1]!);
  return [whole, ...(await Promise.all(commands.map(helpOf)))];
}

/** Returns a terminal that appends everything printed to `lines`. */
function listening(lines: string[]): Terminal {
  return {
    out: text => lines.push(text),
    err: text => lines.push(text),
    write: async text => {
      lines.push(text);
    },
    input: nothing(),
    interactive: false,
    busy: () => {},
    idle: () => {},
    cores: 1,
    columns: () => 80,
    paint: (_, text) => text,
  };
}

async function* nothing(): AsyncGenerator<string> {}
