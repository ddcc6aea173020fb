import type { HelpText } from '../view/index.ts';
import type { ExitCode } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** The command line: words in, exit code out. */
export type CommandLine = (argv: readonly string[], terminal: Terminal) => Promise<ExitCode>;

const told = new WeakMap<CommandLine, Promise<readonly HelpText[]>>();

/**
 * What a command line says of itself, by command, the whole first: the reference is never written by hand. It is laid out
 * once in a process, which takes a second where yargs is not in a build.
 */
export function helpTexts(main: CommandLine): Promise<readonly HelpText[]> {
  const known = told.get(main) ?? laidOut(main);
  told.set(main, known);
  return known;
}

async function laidOut(main: CommandLine): Promise<readonly HelpText[]> {
  const helpOf = async (command: string): Promise<HelpText> => {
    const lines: string[] = [];
    await main([...(command === '' ? [] : [command]), '--help'], listening(lines));
    return { command, help: lines.join('\n') };
  };
  const whole = await helpOf('');
  const commands = [...whole.help.matchAll(/^ {2}saltus (\w+)/gm)].map(match => match[1]!);
  return [whole, ...(await Promise.all(commands.map(helpOf)))];
}

/** A terminal that keeps what it is told. */
function listening(lines: string[]): Terminal {
  return {
    out: text => lines.push(text),
    err: text => lines.push(text),
    write: async text => {
      lines.push(text);
    },
    input: nothing(),
    interactive: false,
    cores: 1,
    columns: () => 80,
    paint: (_, text) => text,
  };
}

async function* nothing(): AsyncGenerator<string> {}
