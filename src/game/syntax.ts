import type { Span } from './place.ts';

/** The relations of comparisons, in the one spelling that the tree uses. */
export type Relation = '<' | '<=' | '>' | '>=' | '=' | '!=';

/** The functions that an expression may call, and the least and greatest number of arguments of each. */
export const FUNCTIONS = {
  gcd: [2, 2],
  lcm: [2, 2],
  min: [1, Number.POSITIVE_INFINITY],
  max: [1, Number.POSITIVE_INFINITY],
  abs: [1, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type FunctionName = keyof typeof FUNCTIONS;

/** Tells a function's name from any other word, inherited property names of objects included. */
export function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(FUNCTIONS, word);
}

/** A part of an expression whose value is a number. */
export type IntegerNode = Span & { readonly type: 'integer' } & (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'negative'; readonly operand: IntegerNode }
    | { readonly kind: '+' | '-' | '*' | 'mod'; readonly left: IntegerNode; readonly right: IntegerNode }
    | { readonly kind: 'call'; readonly callee: FunctionName; readonly args: readonly IntegerNode[] }
  );

/** A part of an expression whose value is a truth value. A comparison has one relation fewer than operands. */
export type ConditionNode = Span & { readonly type: 'condition' } & (
    | {
        readonly kind: 'comparison';
        readonly operands: readonly IntegerNode[];
        readonly relations: readonly Relation[];
      }
    | { readonly kind: 'not'; readonly operand: ConditionNode }
    | { readonly kind: 'and' | 'or'; readonly left: ConditionNode; readonly right: ConditionNode }
  );
