import type { ConditionNode, IntegerNode } from '../game/index.ts';
import { Refused } from './refused.ts';

/** Arithmetic on one kind of numbers, integers and others. Each operation may throw if its result is not known. */
export interface Arithmetic<N> {
  whole(value: number): N;
  plus(p: N, q: N): N;
  minus(p: N, q: N): N;
  times(p: N, q: N): N;
  /** p div q, rounded down, and p mod q. */
  divided(p: N, q: N): readonly [quotient: N, rest: N];
  gcd(p: N, q: N): N;
  lcm(p: N, q: N): N;
  /** Returns the sign of p - q. */
  order(p: N, q: N): number;
  isPrime(p: N): boolean;
}

/** The values of the letters. */
export type Assignment<N> = Readonly<Record<string, N>>;

/** Evaluates an expression by walking its tree. Throws as the arithmetic does. */
export function numberOf<N>(node: IntegerNode, assignment: Assignment<N>, arithmetic: Arithmetic<N>): N {
  if (node.kind === 'number') return arithmetic.whole(node.value);
  if (node.kind === 'name') return assignment[node.name]!;
  const number = (part: IntegerNode) => numberOf(part, assignment, arithmetic);
  if (node.kind === 'negative') return arithmetic.minus(arithmetic.whole(0), number(node.operand));
  if (node.kind === 'call') return numberOfCall(node.callee, node.args.map(number), arithmetic);
  if (node.kind === 'if')
    return number(isTrue(node.condition, assignment, arithmetic) ? node.left : node.right);
  if (node.kind === 'term' || node.kind === 'sum' || node.kind === 'count') throw new Refused(NO_SEQUENCE);
  const [p, q] = [number(node.left), number(node.right)];
  if (node.kind === '+') return arithmetic.plus(p, q);
  if (node.kind === '-') return arithmetic.minus(p, q);
  if (node.kind === '^') return powerOf(p, q, arithmetic);
  if (node.kind === 'xor') throw new Refused('a formula with xor');
  return node.kind === '*' ? arithmetic.times(p, q) : arithmetic.divided(p, q)[node.kind === 'div' ? 0 : 1];
}

const NO_SEQUENCE = 'a formula that reads a sequence, or in which a letter runs through a range';

type Callee = Extract<IntegerNode, { kind: 'call' }>['callee'];

function numberOfCall<N>(callee: Callee, args: readonly N[], arithmetic: Arithmetic<N>): N {
  const [x, y] = args as [N, N];
  const lesser = (p: N, q: N) => (arithmetic.order(q, p) < 0 ? q : p);
  if (callee === 'min') return args.reduce(lesser);
  if (callee === 'max') return args.reduce((p, q) => (arithmetic.order(q, p) > 0 ? q : p));
  if (callee === 'abs') return absolute(x, arithmetic);
  if (callee === 'dist')
    return lesser(
      arithmetic.divided(x, y)[1],
      arithmetic.divided(arithmetic.minus(arithmetic.whole(0), x), y)[1],
    );
  if (callee === 'item') return itemOf(x, args.slice(1), arithmetic);
  return arithmetic[callee](x, y);
}

/** Returns the number at a position, counted from 1. */
function itemOf<N>(at: N, numbers: readonly N[], arithmetic: Arithmetic<N>): N {
  const found = numbers.find((_, i) => arithmetic.order(at, arithmetic.whole(i + 1)) === 0);
  if (found === undefined) throw new Refused(`item: expected a position from 1 to ${numbers.length}`);
  return found;
}

/** Factors after which a power of a number other than 0, 1 and -1 is above 2^53. */
const MAX_EXPONENT = 53;

function powerOf<N>(x: N, exponent: N, arithmetic: Arithmetic<N>): N {
  let result = arithmetic.whole(1);
  for (let i = 0; arithmetic.order(exponent, arithmetic.whole(i)) !== 0; i++) {
    if (i === MAX_EXPONENT) throw new Refused(`a power: expected an exponent from 0 to ${MAX_EXPONENT}`);
    result = arithmetic.times(result, x);
  }
  return result;
}

function absolute<N>(x: N, arithmetic: Arithmetic<N>): N {
  const zero = arithmetic.whole(0);
  return arithmetic.order(x, zero) < 0 ? arithmetic.minus(zero, x) : x;
}

/** Whether a condition holds, in the arithmetic of {@link numberOf}; only the parts that decide it are evaluated. */
export function isTrue<N>(
  node: ConditionNode,
  assignment: Assignment<N>,
  arithmetic: Arithmetic<N>,
): boolean {
  const holds = (part: ConditionNode) => isTrue(part, assignment, arithmetic);
  const number = (part: IntegerNode) => numberOf(part, assignment, arithmetic);
  switch (node.kind) {
    case 'not':
      return !holds(node.operand);
    case 'of game':
    case 'for':
    case 'exists':
      throw new Refused(NO_SEQUENCE);
    case 'if':
      return holds(holds(node.condition) ? node.left : node.right);
    case 'and':
      return holds(node.left) && holds(node.right);
    case 'or':
      return holds(node.left) || holds(node.right);
    case 'implies':
      return !holds(node.left) || holds(node.right);
    case 'iff':
      return holds(node.left) === holds(node.right);
    case 'predicate': {
      const x = number(node.operand);
      if (node.callee === 'isprime') return arithmetic.isPrime(x);
      return isMultiple(x, arithmetic.whole(2), arithmetic) === (node.callee === 'even');
    }
    case 'comparison': {
      let left = number(node.operands[0]!);
      return node.relations.every((relation, i) => {
        const right = number(node.operands[i + 1]!);
        const areRelated =
          relation === 'divides'
            ? divides(left, right, arithmetic)
            : HOLDS[relation](arithmetic.order(left, right));
        left = right;
        return areRelated;
      });
    }
  }
}

const HOLDS = {
  '=': order => order === 0,
  '!=': order => order !== 0,
  '<': order => order < 0,
  '<=': order => order <= 0,
  '>': order => order > 0,
  '>=': order => order >= 0,
} satisfies Record<string, (order: number) => boolean>;

/** Whether d divides x; 0 divides only 0. */
function divides<N>(d: N, x: N, arithmetic: Arithmetic<N>): boolean {
  const [zero, size] = [arithmetic.whole(0), absolute(d, arithmetic)];
  return arithmetic.order(size, zero) === 0
    ? arithmetic.order(x, zero) === 0
    : isMultiple(x, size, arithmetic);
}

function isMultiple<N>(x: N, d: N, arithmetic: Arithmetic<N>): boolean {
  return arithmetic.order(arithmetic.divided(x, d)[1], arithmetic.whole(0)) === 0;
}
