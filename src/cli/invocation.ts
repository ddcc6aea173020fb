import type { ExitCode } from './exit-code.ts';
import type { CommandLine } from './help-texts.ts';
import type { Places } from './places.ts';
import type { Terminal } from './terminal.ts';

/** The context of a command, which also receives its exit code. */
export interface Invocation {
  readonly terminal: Terminal;
  /** Returns the folders that it reads and writes, given the value of `--out`. */
  readonly places: (out: string | undefined) => Places;
  readonly end: (code: ExitCode) => void;
  /** The whole command line, for the guide that the site holds. */
  readonly main: CommandLine;
}
