import type { Token } from './lexer.ts';
import type { Relation } from './syntax.ts';

/** How tightly each operator holds what stands beside it. */
export const POWER = {
  none: 0,
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  sign: 7,
  juxtaposed: 8,
} as const;

const RELATIONS: ReadonlySet<string> = new Set<Relation>(['<', '<=', '>', '>=', '=', '!=']);

const INFIX: ReadonlyMap<string, number> = new Map([
  ['or', POWER.or],
  ['and', POWER.and],
  ...[...RELATIONS].map(relation => [relation, POWER.comparison] as const),
  ['+', POWER.sum],
  ['-', POWER.sum],
  ['*', POWER.product],
  ['mod', POWER.product],
]);

/** The words that are never names. */
export const OPERATOR_WORDS: ReadonlySet<string> = new Set(['or', 'and', 'not', 'mod']);

/** A sign or a word as written; the empty text for numbers and the end. */
export function spelling(token: Token): string {
  if (token.kind === 'sign') return token.sign;
  return token.kind === 'word' ? token.word : '';
}

/** The power of an operator between two operands; `POWER.none` for everything else. */
export function infixPower(token: Token): number {
  return INFIX.get(spelling(token)) ?? POWER.none;
}

export function isRelation(operator: string): operator is Relation {
  return RELATIONS.has(operator);
}

/** What multiplies the factor before it with no `*` between: a word or a parenthesis, but no number. */
export function startsFactor(token: Token): boolean {
  return token.kind === 'word' ? !OPERATOR_WORDS.has(token.word) : spelling(token) === '(';
}
