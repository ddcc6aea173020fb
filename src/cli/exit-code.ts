import { BrokenInvariantError, DefinitionError, MachineError } from '../errors.ts';
import { codeOf, isOfSystem, placedCauseOf } from '../run/cause.ts';
import { inSources } from '../run/stack.ts';

/**
 * The exit codes of the process, if no signal ends it. If Ctrl-C prints a line first, the process then sends the signal
 * to itself. Shells report 128 plus the number of the signal: 130 for Ctrl-C, 143 for SIGTERM. Files are written as a
 * whole or not at all, so nothing has to be cleaned up.
 */
export const EXIT = {
  expected: 0,
  /** A mismatch, a counterexample, or a verdict other than the recorded one. */
  mismatch: 1,
  /** The command line or a definition. */
  usage: 2,
  /** The limit was reached before a requested decision, or a table is verified only in part. */
  undecided: 3,
  /** The program is wrong. */
  invariant: 4,
  /** Disk, permission, corrupt file. */
  machine: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const PRECEDENCE: readonly ExitCode[] = [
  EXIT.invariant,
  EXIT.machine,
  EXIT.usage,
  EXIT.mismatch,
  EXIT.undecided,
  EXIT.expected,
];

/** Returns the exit code where several apply. */
export function worst(codes: readonly ExitCode[]): ExitCode {
  return PRECEDENCE.find(code => codes.includes(code)) ?? EXIT.expected;
}

/** Returns the exit code of an error; an unexpected exception is a broken invariant. */
export function exitCodeOf(thrown: unknown): ExitCode {
  if (thrown instanceof DefinitionError) return EXIT.usage;
  if (thrown instanceof MachineError || isOfSystem(thrown)) return EXIT.machine;
  if (isOutOfMemory(thrown) || isOutOfThreads(thrown)) return EXIT.machine;
  return EXIT.invariant;
}

/** Returns an error as text for the user: a user error without a stack, an unexpected one with it. */
export function messageOf(thrown: unknown): string {
  const known = [DefinitionError, MachineError, BrokenInvariantError].some(type => thrown instanceof type);
  if (!(thrown instanceof Error)) return String(thrown);
  if (isOutOfMemory(thrown)) return 'not enough memory';
  if (isOutOfThreads(thrown)) return `cannot start that many threads (${thrown.message.split(': ')[1]})`;
  if (isOfSystem(thrown)) return placedCauseOf(thrown);
  return known ? thrown.message : inSources(thrown.stack ?? thrown.message);
}

/** Whether the system refused an array buffer, or a worker ran out of memory. */
function isOutOfMemory(thrown: unknown): boolean {
  const isFull = thrown instanceof Error && thrown.message === 'Array buffer allocation failed';
  return isFull || codeOf(thrown) === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** The error of a worker that the system could not start, after it had started others. */
function isOutOfThreads(thrown: unknown): boolean {
  return codeOf(thrown) === 'ERR_WORKER_INIT_FAILED';
}
