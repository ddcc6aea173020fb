import { DefinitionError, type Issue } from '../../errors.ts';
import { Cursor, Stop } from './cursor.ts';
import { type Node, Parser } from './parser.ts';
import { excerpt, type Slice, wholeOf } from './place.ts';
import type { Scope } from './scope.ts';
import type { ConditionNode, IntegerNode, SequenceName } from './syntax.ts';

/** The longest expression, in characters: its tree is walked by recursion, which must not run out of stack. */
const MAX_EXPRESSION_LENGTH = 1000;

interface Common {
  /** The text as the author wrote it. */
  readonly text: string;
  /** The names it uses, in the order of their first use. */
  readonly names: readonly string[];
  /** The sequences that it reads. */
  readonly sequences: readonly SequenceName[];
  /** The place of the expression, for errors that occur only when it is evaluated. */
  readonly slice: Slice;
}

/** An expression whose value is a number. */
export interface IntegerExpression extends Common {
  readonly type: 'integer';
  readonly root: IntegerNode;
}

/** An expression whose value is true or false. */
export interface ConditionExpression extends Common {
  readonly type: 'condition';
  readonly root: ConditionNode;
}

export type Expression = IntegerExpression | ConditionExpression;

/** The place of an expression, and the names that have values there. */
export interface ExpressionOptions<T extends Expression['type']> {
  readonly where: string;
  readonly names: readonly string[];
  /** The sequences that may be read, as in a {@link Scope}. */
  readonly sequences?: readonly SequenceName[];
  readonly type: T;
}

/**
 * Reads an expression over exact integers, or a condition on them.
 *
 * - Numbers: `3a`, `2(a + b)`, `a b`, `b mod 2a` (from 0 up to the modulus), `b div 2a` (rounded down), `a^2 b`, `2^(b-1)`, `a xor b` (the nim-sum).
 * - Conditions: `a < b <= 3a`, `=`, `!=`, `2a divides b`, `and`, `or`, `not`, `implies`, `iff`.
 * - Functions: gcd, lcm, min, max, abs, dist(x, y) from x to the nearest multiple of y, item(k, x, y, …) for the k-th number
 *   after k, odd, even, isprime.
 * - `if b mod 2a = 0 then 2a else a + b` has the type of its two branches.
 *
 * From loose to tight: iff, implies, or, and, not, comparisons, + - and xor, * mod and div, the sign, products without a `*`,
 * powers. Parentheses are needed if `*`, `mod` or `div` follows a `mod` or `div`, and if an `implies` or `iff` follows
 * another of its kind. A word that is not a name is the product of its letters if each of them is a name. Numbers and
 * truth values are never mixed.
 *
 * A statement about a game, whose options have `sequences`, may read terms, `G(n)` and `f(n)`, and let a new letter run
 * through a range: `for n in 0..b-1: f(n) = n mod 2`, `exists n in 1..a: …`, `sum(n in 1..a: f(n))`, `count(n in 1..a:
 * …)`, and `for n >= b: f(n) = 1 - f(n-1) f(n-b)`, which runs as far as the terms are computed. The part after the colon
 * extends to the end of the text or of the parentheses. `G = G of N - {a, 2a}` says that each computed term equals the term of
 * another game.
 *
 * @throws DefinitionError with all errors up to the first that leaves the rest without a meaning
 * @example
 * parseExpression('gcd(a, b) = 1', { where: 'sweep.where', names: ['a', 'b'], type: 'condition' }).names // ['a', 'b']
 */
export function parseExpression(text: string, options: ExpressionOptions<'integer'>): IntegerExpression;
export function parseExpression(text: string, options: ExpressionOptions<'condition'>): ConditionExpression;
export function parseExpression(text: string, options: ExpressionOptions<Expression['type']>): Expression {
  const issues: Issue[] = [];
  const slice = wholeOf(text, options.where);
  const expression = (options.type === 'integer' ? readInteger : readCondition)(slice, options, issues);
  if (!expression || issues.length > 0) throw new DefinitionError(issues);
  return expression;
}

/**
 * Reads the number in a slice. If there are issues it must not be run, but its `names` are right; undefined if reading
 * had to stop.
 */
export function readInteger(slice: Slice, scope: Scope, issues: Issue[]): IntegerExpression | undefined {
  const common = read(slice, scope, issues, (parser, node) => parser.asInteger(node));
  return common && { type: 'integer', ...common };
}

/** Reads the condition in a slice; otherwise as `readInteger`. */
export function readCondition(slice: Slice, scope: Scope, issues: Issue[]): ConditionExpression | undefined {
  const common = read(slice, scope, issues, (parser, node) => parser.asCondition(node));
  return common && { type: 'condition', ...common };
}

/** Returns the common part of both kinds of expression; `typed` requires the type of one kind. */
function read<T>(
  slice: Slice,
  scope: Scope,
  issues: Issue[],
  typed: (parser: Parser, node: Node) => T,
): (Common & { readonly root: T }) | undefined {
  if (slice.length > MAX_EXPRESSION_LENGTH) {
    const expected = `an expression of at most ${MAX_EXPRESSION_LENGTH} characters`;
    issues.push({ where: slice.where, expected, received: `${slice.length}` });
    return undefined;
  }
  try {
    const parser = new Parser(new Cursor(slice, issues), scope);
    const root = typed(parser, parser.whole());
    return {
      text: excerpt(slice, slice),
      names: [...parser.names],
      sequences: [...parser.sequences],
      slice,
      root,
    };
  } catch (error) {
    if (error instanceof Stop) return undefined;
    throw error;
  }
}
