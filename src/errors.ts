/** One mistake of an author or a user: where it stands, what was expected, what was received. */
export interface Issue {
  /** The place: a path into a definition (`sweep.over.b`), a flag (`--limit`), or a file. */
  readonly where: string;
  readonly expected: string;
  readonly received: string;
  /** The text that the mistake stands in, and the offset and length to mark in it, in UTF-16 units. */
  readonly mark?: { readonly text: string; readonly at: number; readonly length: number };
  /** What to do instead, where that is known. */
  readonly hint?: string;
}

/** Mistakes that are told before the rest are counted: a file can hold millions. */
const MOST_TOLD = 100;

/** Thrown as a matter of course, and told by its message if at all: a stack takes longer than what is stopped by most. */
export class Stackless extends Error {
  constructor(message?: string) {
    const traces = Error as typeof Error & { stackTraceLimit?: number | undefined };
    const limit = traces.stackTraceLimit;
    traces.stackTraceLimit = 0;
    super(message);
    traces.stackTraceLimit = limit;
  }
}

/** The author's or user's mistakes, all of those found, not just the first. Exit code 2. */
export class DefinitionError extends Stackless {
  override readonly name = 'DefinitionError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const more = issues.length - MOST_TOLD;
    const told = issues.slice(0, MOST_TOLD).map(renderIssue);
    super([...told, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
    this.issues = issues;
  }
}

/**
 * Stops at one mistake.
 *
 * @throws DefinitionError
 */
export function refuse(where: string, expected: string, received: string, hint?: string): never {
  throw new DefinitionError([{ where, expected, received, ...(hint !== undefined && { hint }) }]);
}

/** What is made, or undefined where that is refused: its mistakes are put on the list then. */
export function collected<T>(issues: Issue[], make: () => T): T | undefined {
  try {
    return make();
  } catch (thrown) {
    if (!(thrown instanceof DefinitionError)) throw thrown;
    issues.push(...thrown.issues);
    return undefined;
  }
}

/**
 * What is made, or its mistakes as they stand elsewhere.
 *
 * @throws DefinitionError
 */
export function placed<T>(make: () => T, place: (issue: Issue) => Issue): T {
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

/** The machine failed: disk, permission, a damaged file. Names the file. Exit code 5. */
export class MachineError extends Error {
  override readonly name = 'MachineError';

  constructor(what: string, options?: { cause: unknown }) {
    super(what, options);
  }
}

/** An issue as people read it: place, expected, received, then the text with a caret under the mistake. */
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

/** UTF-16 units of a value that an issue shows, at the most. */
const MOST_SHOWN = 60;

/** A value as an issue shows it: as JSON, cut where that is long, and never within a character. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  if (text.length <= MOST_SHOWN) return text;
  return `${text.slice(0, MOST_SHOWN - 3).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
