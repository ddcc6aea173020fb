import type { Span } from './place.ts';

/** The relations of comparisons, in the one spelling that the tree uses. 0 divides only 0. */
export type Relation = '<' | '<=' | '>' | '>=' | '=' | '!=' | 'divides';

/** The functions whose values are numbers, and the least and greatest number of arguments of each. */
export const FUNCTIONS = {
  gcd: [2, 2],
  lcm: [2, 2],
  min: [1, Number.POSITIVE_INFINITY],
  max: [1, Number.POSITIVE_INFINITY],
  abs: [1, 1],
  /** How far x is from the nearest multiple of y. */
  dist: [2, 2],
  /** item(k, x, y, …) is the k-th of the numbers after k, counted from 1. */
  item: [2, Number.POSITIVE_INFINITY],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type FunctionName = keyof typeof FUNCTIONS;

/** The functions of one number that are true or false. */
export const PREDICATES = ['odd', 'even', 'isprime'] as const;

export type PredicateName = (typeof PREDICATES)[number];

/** Whether a word is a function's name; names that objects inherit are not. */
export function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(FUNCTIONS, word);
}

export function isPredicateName(word: string): word is PredicateName {
  return (PREDICATES as readonly string[]).includes(word);
}

/** The sequences of a game that statements about it may read, each with the series that measures it. */
export const SEQUENCES = { G: 'terms', f: 'outcomes' } as const;

export type SequenceName = keyof typeof SEQUENCES;

export const SEQUENCE_NAMES = Object.keys(SEQUENCES) as readonly SequenceName[];

/** The terms of a case, by series. A getter may throw UndecidedRead. */
export type Sequences = Readonly<Partial<Record<(typeof SEQUENCES)[SequenceName], ArrayLike<number>>>>;

export function isSequenceName(word: string): word is SequenceName {
  return Object.hasOwn(SEQUENCES, word);
}

/**
 * The integers that a letter runs through, both ends included. Without an end it runs as far as the terms are computed that
 * the statement reads and that move with the letter.
 */
export interface RangeOfLetter {
  readonly letter: string;
  readonly from: IntegerNode;
  readonly to?: IntegerNode;
}

/** A term of a sequence: `G(n)`. */
export interface TermNode extends Span {
  readonly type: 'integer';
  readonly kind: 'term';
  readonly sequence: SequenceName;
  readonly index: IntegerNode;
}

/** The nim-sequence is that of another game, as far as its terms are computed: `G = G of N - {a, 2a}`. */
interface GameNode {
  readonly kind: 'of game';
  readonly sequence: 'G';
  /** Whether the set is N without the numbers; otherwise the numbers are the moves. */
  readonly excludes: boolean;
  readonly numbers: readonly IntegerNode[];
}

/**
 * Operators between two numbers that give a number; `div` is the quotient rounded down, `mod` what then remains, and `xor` the
 * nim-sum.
 */
export type Arithmetic = '+' | '-' | '*' | 'mod' | 'div' | '^' | 'xor';

/** Operators between two conditions. */
export type Connective = 'and' | 'or' | 'implies' | 'iff';

/** A part of an expression whose value is a number. */
export type IntegerNode = TermNode | IntegerNodeOf;

type IntegerNodeOf = Span & { readonly type: 'integer' } & (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'negative'; readonly operand: IntegerNode }
    | { readonly kind: Arithmetic; readonly left: IntegerNode; readonly right: IntegerNode }
    | { readonly kind: 'call'; readonly callee: FunctionName; readonly args: readonly IntegerNode[] }
    | { readonly kind: 'sum'; readonly range: RangeOfLetter; readonly body: IntegerNode }
    | { readonly kind: 'count'; readonly range: RangeOfLetter; readonly body: ConditionNode }
    | {
        readonly kind: 'if';
        readonly condition: ConditionNode;
        readonly left: IntegerNode;
        readonly right: IntegerNode;
      }
  );

/** A part of an expression whose value is a truth value. A comparison has one relation fewer than operands. */
export type ConditionNode = Span & { readonly type: 'condition' } & (
    | {
        readonly kind: 'comparison';
        readonly operands: readonly IntegerNode[];
        readonly relations: readonly Relation[];
      }
    | { readonly kind: 'not'; readonly operand: ConditionNode }
    | { readonly kind: 'predicate'; readonly callee: PredicateName; readonly operand: IntegerNode }
    | GameNode
    | { readonly kind: 'for' | 'exists'; readonly range: RangeOfLetter; readonly body: ConditionNode }
    | {
        readonly kind: 'if';
        readonly condition: ConditionNode;
        readonly left: ConditionNode;
        readonly right: ConditionNode;
      }
    | { readonly kind: Connective; readonly left: ConditionNode; readonly right: ConditionNode }
  );
