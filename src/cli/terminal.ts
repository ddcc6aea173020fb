import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { styleText } from 'node:util';
import { causeOf } from '../run/cause.ts';
import { EXIT } from './exit-code.ts';
import { linesOf } from './lines.ts';
import { withoutSteering } from './steering.ts';
import { StillComputing } from './still-computing.ts';

/** The outputs of a command: data to `out`, all else to `err`; both filter control sequences. */
export interface Terminal {
  /** One or more lines of data. */
  out(text: string): void;
  err(text: string): void;
  /** A piece of data as it is; waits while the reader is slower. */
  write(text: string): Promise<void>;
  /** The lines of standard input. */
  readonly input: AsyncIterable<string>;
  /** Whether `err` goes to a person: progress bars only there. */
  readonly interactive: boolean;
  /** Announces a long silent computation, so that an interactive user sees a line about it. */
  busy(): void;
  /** Ends {@link busy}, where something else shows how far the command is. */
  idle(): void;
  /** The width of a line of `err` in characters, if a person reads it. */
  columns(): number;
  /** Threads that compute, where `--jobs` does not say. */
  readonly cores: number;
  /** Text in a colour, where colours are wanted. */
  paint(colour: 'green' | 'red' | 'yellow' | 'dim', text: string): string;
}

/**
 * The exit code that shells report if the reader has closed the pipe (SIGPIPE): the verdict was not read, so it is not
 * "as expected".
 */
const READER_GONE = 141;

/**
 * Returns the terminal of the process. Honours NO_COLOR and FORCE_COLOR. If the reader of the data has closed the pipe,
 * the process ends quietly; if data cannot be written, it ends with a system error. Failures to write messages are
 * ignored.
 */
export function processTerminal(): Terminal {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(READER_GONE);
    process.stderr.write(`cannot write standard output: ${causeOf(error)}\n`);
    process.exit(EXIT.machine);
  });
  const { NO_COLOR, FORCE_COLOR } = process.env;
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '0';
  const colours = forced || (!NO_COLOR && FORCE_COLOR !== '0' && process.stdout.isTTY === true);
  const interactive = process.stderr.isTTY === true;
  const computing = new StillComputing(process.stderr.fd);
  return {
    out: text => {
      computing.clear();
      process.stdout.write(`${withoutSteering(text, { colours })}\n`);
    },
    err: text => {
      computing.clear();
      process.stderr.write(`${withoutSteering(text, { colours })}\n`);
    },
    write: async text => {
      computing.clear();
      if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    },
    input: linesOfInput(),
    interactive,
    busy: () => {
      if (interactive) computing.start();
    },
    idle: () => computing.stop(),
    columns: () => process.stderr.columns || 80,
    cores: availableParallelism(),
    paint: (colour, text) => (colours ? styleText(colour, text) : text),
  };
}

/** Standard input is opened when the first line is read. */
async function* linesOfInput(): AsyncGenerator<string> {
  yield* linesOf(process.stdin.setEncoding('utf8'));
}
