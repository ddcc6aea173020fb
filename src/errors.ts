/** One error of an author or a user: its place, the expected text, and the received one. */
export interface Issue {
  /** The place: a path into a definition (`sweep.over.b`), a flag (`--limit`), or a file. */
  readonly where: string;
  readonly expected: string;
  readonly received: string;
  /** The text that contains the error, with the offset and length to mark in it, in UTF-16 units. */
  readonly mark?: { readonly text: string; readonly at: number; readonly length: number };
  /** The suggested fix, if one is known. */
  readonly hint?: string;
}

/** Maximum number of errors printed in full; the rest are only counted, since a file can contain millions. */
const MAX_REPORTED = 100;

/**
 * An error used for control flow. It records no stack trace, which would cost more than most of the work it interrupts.
 */
export class Stackless extends Error {
  constructor(message?: string) {
    const traces = Error as typeof Error & { stackTraceLimit?: number | undefined };
    const limit = traces.stackTraceLimit;
    traces.stackTraceLimit = 0;
    super(message);
    traces.stackTraceLimit = limit;
  }
}

/** Thrown if a statement reads a number that is not known; its verdict is then undecided. */
export class UndecidedRead extends Stackless {}

/** All errors found in the input of an author or user, not just the first. Exit code 2. */
export class DefinitionError extends Stackless {
  override readonly name = 'DefinitionError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const more = issues.length - MAX_REPORTED;
    const lines = issues.slice(0, MAX_REPORTED).map(renderIssue);
    super([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
    this.issues = issues;
  }
}

/**
 * Throws an error with a single issue.
 *
 * @throws DefinitionError
 */
export function refuse(where: string, expected: string, received: string, hint?: string): never {
  throw new DefinitionError([{ where, expected, received, ...(hint !== undefined && { hint }) }]);
}

/**
 * Returns the result of `make`, or undefined if it throws a DefinitionError, whose issues are then added to `issues`.
 */
export function tryCollect<T>(issues: Issue[], make: () => T): T | undefined {
  try {
    return make();
  } catch (thrown) {
    if (!(thrown instanceof DefinitionError)) throw thrown;
    issues.push(...thrown.issues);
    return undefined;
  }
}

/**
 * Returns the result of `make`; if it throws a DefinitionError, rethrows its issues, each changed by `place`.
 *
 * @throws DefinitionError
 */
export function relocateIssues<T>(make: () => T, place: (issue: Issue) => Issue): T {
  try {
    return make();
  } catch (thrown) {
    throw thrown instanceof DefinitionError ? new DefinitionError(thrown.issues.map(place)) : thrown;
  }
}

/** A fact that the program relies on is false. Carries the game and a one-line replay. Exit code 4. */
export class BrokenInvariantError extends Error {
  override readonly name = 'BrokenInvariantError';

  constructor(what: string, replay?: string) {
    super(replay === undefined ? what : `${what}\n  replay: ${replay}`);
  }
}

/** A failure of the environment: disk, permission, a corrupt file. Names the file. Exit code 5. */
export class MachineError extends Error {
  override readonly name = 'MachineError';

  constructor(what: string, options?: { cause: unknown }) {
    super(what, options);
  }
}

/** Returns an issue as people read it: place, expected, received, then the text with a caret under the mistake. */
export function renderIssue({ where, expected, received, mark, hint }: Issue): string {
  const lines = [`${where}: expected ${expected}, received ${received}`];
  if (mark) {
    const { text, at, length } = excerptOf(mark);
    lines.push(`  ${text}`, `  ${' '.repeat(at)}${'^'.repeat(Math.max(1, length))}`);
  }
  if (hint) lines.push(`  hint: ${hint}`);
  return lines.join('\n');
}

/** Maximum length of a text that is shown whole around a mistake, in UTF-16 units: a file can name a game of 12 MB. */
const MAX_MARKED = 2000;

/** Returns a mark with a text that fits a screen: around its place, if the text is longer. */
function excerptOf({ text, at, length }: NonNullable<Issue['mark']>): NonNullable<Issue['mark']> {
  if (text.length <= MAX_MARKED) return { text, at, length };
  const from = Math.max(0, at - MAX_MARKED / 4);
  const near = text.slice(from, from + MAX_MARKED);
  return { text: near, at: at - from, length: Math.min(length, near.length - (at - from)) };
}

/** Maximum length of a value in an issue, in UTF-16 units. */
const MAX_SHOWN = 60;

/** Returns a value as an issue shows it: as JSON, cut if that is long, and never within a character. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  if (text.length <= MAX_SHOWN) return text;
  return `${text.slice(0, MAX_SHOWN - 3).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
