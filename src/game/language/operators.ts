import type { Token } from './lexer.ts';
import type { Connective, Relation } from './syntax.ts';

/** The binding power of each operator; a greater number binds tighter. */
export const POWER = {
  none: 0,
  iff: 1,
  implies: 2,
  or: 3,
  and: 4,
  not: 5,
  comparison: 6,
  sum: 7,
  product: 8,
  sign: 9,
  juxtaposed: 10,
} as const;

const RELATIONS: ReadonlySet<string> = new Set<Relation>(['<', '<=', '>', '>=', '=', '!=', 'divides']);
const CONNECTIVES: ReadonlySet<string> = new Set<Connective>(['and', 'or', 'implies', 'iff']);

const INFIX: ReadonlyMap<string, number> = new Map([
  ...(['iff', 'implies', 'or', 'and'] as const).map(word => [word, POWER[word]] as const),
  ...[...RELATIONS].map(relation => [relation, POWER.comparison] as const),
  ['+', POWER.sum],
  ['-', POWER.sum],
  ['xor', POWER.sum],
  ['*', POWER.product],
  ['mod', POWER.product],
  ['div', POWER.product],
]);

/** The words that are never names. */
export const OPERATOR_WORDS: ReadonlySet<string> = new Set([
  ...CONNECTIVES,
  ...['not', 'mod', 'div', 'xor', 'divides', 'then', 'else'],
]);

/** Returns a sign or a word as written; the empty text for numbers and the end. */
export function spelling(token: Token): string {
  if (token.kind === 'sign') return token.sign;
  return token.kind === 'word' ? token.word : '';
}

/** Returns the power of an operator between two operands; `POWER.none` for everything else. */
export function infixPower(token: Token): number {
  return INFIX.get(spelling(token)) ?? POWER.none;
}

export function isConnective(operator: string): operator is Connective {
  return CONNECTIVES.has(operator);
}

export function isRelation(operator: string): operator is Relation {
  return RELATIONS.has(operator);
}

/** Whether a token multiplies the factor before it without a `*`: a word or a parenthesis, but not a number. */
export function startsFactor(token: Token): boolean {
  return token.kind === 'word' ? !OPERATOR_WORDS.has(token.word) : spelling(token) === '(';
}
