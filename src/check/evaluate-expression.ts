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
export function numberOf<N>(node: IntegerNode, setting: Assignment<N>, by: Arithmetic<N>): N {
  if (node.kind === 'number') return by.whole(node.value);
  if (node.kind === 'name') return setting[node.name]!;
  const number = (part: IntegerNode) => numberOf(part, setting, by);
  if (node.kind === 'negative') return by.minus(by.whole(0), number(node.operand));
  if (node.kind === 'call') return numberOfCall(node.callee, node.args.map(number), by);
  if (node.kind === 'if') return number(isTrue(node.condition, setting, by) ? node.left : node.right);
  if (node.kind === 'term' || node.kind === 'sum' || node.kind === 'count') throw new Refused(NO_SEQUENCE);
  const [p, q] = [number(node.left), number(node.right)];
  if (node.kind === '+') return by.plus(p, q);
  if (node.kind === '-') return by.minus(p, q);
  if (node.kind === '^') return powerOf(p, q, by);
  return node.kind === '*' ? by.times(p, q) : by.divided(p, q)[node.kind === 'div' ? 0 : 1];
}

const NO_SEQUENCE = 'a formula that reads a sequence, or in which a letter runs through a range';

type Callee = Extract<IntegerNode, { kind: 'call' }>['callee'];

function numberOfCall<N>(callee: Callee, args: readonly N[], by: Arithmetic<N>): N {
  const [x, y] = args as [N, N];
  const lesser = (p: N, q: N) => (by.order(q, p) < 0 ? q : p);
  if (callee === 'min') return args.reduce(lesser);
  if (callee === 'max') return args.reduce((p, q) => (by.order(q, p) > 0 ? q : p));
  if (callee === 'abs') return absolute(x, by);
  if (callee === 'dist') return lesser(by.divided(x, y)[1], by.divided(by.minus(by.whole(0), x), y)[1]);
  if (callee === 'item') return itemOf(x, args.slice(1), by);
  return by[callee](x, y);
}

/** Returns the number at a position, counted from 1. */
function itemOf<N>(at: N, numbers: readonly N[], by: Arithmetic<N>): N {
  const found = numbers.find((_, i) => by.order(at, by.whole(i + 1)) === 0);
  if (found === undefined) throw new Refused(`item: expected a position from 1 to ${numbers.length}`);
  return found;
}

/** Factors after which a power of a number other than 0, 1 and -1 is above 2^53. */
const MAX_EXPONENT = 53;

function powerOf<N>(x: N, exponent: N, by: Arithmetic<N>): N {
  let result = by.whole(1);
  for (let i = 0; by.order(exponent, by.whole(i)) !== 0; i++) {
    if (i === MAX_EXPONENT) throw new Refused(`a power: expected an exponent from 0 to ${MAX_EXPONENT}`);
    result = by.times(result, x);
  }
  return result;
}

function absolute<N>(x: N, by: Arithmetic<N>): N {
  const zero = by.whole(0);
  return by.order(x, zero) < 0 ? by.minus(zero, x) : x;
}

/** Whether a condition holds, in the arithmetic of {@link numberOf}; only the parts that decide it are evaluated. */
export function isTrue<N>(node: ConditionNode, setting: Assignment<N>, by: Arithmetic<N>): boolean {
  const holds = (part: ConditionNode) => isTrue(part, setting, by);
  const number = (part: IntegerNode) => numberOf(part, setting, by);
  switch (node.kind) {
    case 'not':
      return !holds(node.operand);
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
      if (node.callee === 'isprime') return by.isPrime(x);
      return isMultiple(x, by.whole(2), by) === (node.callee === 'even');
    }
    case 'comparison': {
      let left = number(node.operands[0]!);
      return node.relations.every((relation, i) => {
        const right = number(node.operands[i + 1]!);
        const areRelated =
          relation === 'divides' ? divides(left, right, by) : HOLDS[relation](by.order(left, right));
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
function divides<N>(d: N, x: N, by: Arithmetic<N>): boolean {
  const [zero, size] = [by.whole(0), absolute(d, by)];
  return by.order(size, zero) === 0 ? by.order(x, zero) === 0 : isMultiple(x, size, by);
}

function isMultiple<N>(x: N, d: N, by: Arithmetic<N>): boolean {
  return by.order(by.divided(x, d)[1], by.whole(0)) === 0;
}
