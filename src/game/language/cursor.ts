import { type Issue, Stackless } from '../../errors.ts';
import { type Token, tokensOf } from './lexer.ts';
import { spelling } from './operators.ts';
import { excerpt, type Fault, issueAt, quote, type Slice, type Span } from './place.ts';

/** Thrown when the rest of a text has no meaning. The issue is on the list by then. */
export class Stop extends Stackless {}

/** A place among the tokens of a slice, and the list of issues that its reader finds. */
export class Cursor {
  readonly #slice: Slice;
  readonly #issues: Issue[];
  readonly #tokens: readonly Token[];
  #next = 0;

  /** @throws Stop if there are characters that belong to no token */
  constructor(slice: Slice, issues: Issue[]) {
    const before = issues.length;
    this.#slice = slice;
    this.#issues = issues;
    this.#tokens = tokensOf(slice, issues);
    if (issues.length > before) throw new Stop();
  }

  /** The whole slice. */
  get text(): string {
    return excerpt(this.#slice, this.#slice);
  }

  /** The token ahead; the last one, which is the end, again and again. */
  get ahead(): Token {
    return this.#tokens[Math.min(this.#next, this.#tokens.length - 1)]!;
  }

  /** The sign or word ahead as written; the empty text before numbers and the end. */
  get spelling(): string {
    return spelling(this.ahead);
  }

  take(): Token {
    const token = this.ahead;
    this.#next++;
    return token;
  }

  /** Takes the token ahead if it is this sign or word. */
  takes(expected: string): Token | undefined {
    return this.spelling === expected ? this.take() : undefined;
  }

  /** Whether a sign or word is ahead, at any distance. */
  isAhead(expected: string): boolean {
    return this.#tokens.slice(this.#next).some(token => spelling(token) === expected);
  }

  report(span: Span, fault: Fault): void {
    this.#issues.push(issueAt(this.#slice, span, fault));
  }

  /** @throws Stop always */
  unexpected(expected: string): never {
    this.report(this.ahead, { expected, received: this.quote(this.ahead) });
    throw new Stop();
  }

  quote(span: Span): string {
    return quote(excerpt(this.#slice, span));
  }
}
