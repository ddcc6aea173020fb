import type { ConditionNode, IntegerNode } from '../game/index.ts';
import { isPrime as isPrimeNumber } from './primes.ts';
import { insist } from './refused.ts';

type Comparison = Extract<ConditionNode, { kind: 'comparison' }>;

/** The values of the letters. */
export type Setting = Readonly<Record<string, bigint>>;

/**
 * The value of an expression, by walking its tree anew for each setting.
 *
 * @throws Refused for a division by a number below 1, which has no value
 */
export function exactValue(node: IntegerNode, setting: Setting): bigint {
  if (node.kind === 'number') return BigInt(node.value);
  if (node.kind === 'name') return setting[node.name]!;
  if (node.kind === 'negative') return -exactValue(node.operand, setting);
  if (node.kind === 'call')
    return exactCall(
      node.callee,
      node.args.map(arg => exactValue(arg, setting)),
    );
  const [p, q] = [exactValue(node.left, setting), exactValue(node.right, setting)];
  if (node.kind === '+') return p + q;
  if (node.kind === '-') return p - q;
  if (node.kind === '*') return p * q;
  return node.kind === 'div' ? floorOf(p, divisor(q)) : modulo(p, divisor(q));
}

/** The value of a function of the language. @throws Refused as {@link exactValue} */
export function exactCall(callee: string, [x, ...rest]: readonly bigint[]): bigint {
  const [first, other] = [x!, rest[0]!];
  if (callee === 'min') return rest.reduce((p, q) => (q < p ? q : p), first);
  if (callee === 'max') return rest.reduce((p, q) => (q > p ? q : p), first);
  if (callee === 'abs') return absolute(first);
  if (callee === 'dist')
    return exactCall(
      'min',
      [first, -first].map(from => modulo(from, divisor(other))),
    );
  if (callee === 'gcd') return greatestDivisor(first, other);
  const common = greatestDivisor(first, other);
  return common === 0n ? 0n : absolute(first * other) / common;
}

function divisor(d: bigint): bigint {
  insist(d >= 1n, 'a division by a number that is not positive');
  return d;
}

function modulo(x: bigint, d: bigint): bigint {
  return x - floorOf(x, d) * d;
}

function greatestDivisor(x: bigint, y: bigint): bigint {
  let [p, q] = [absolute(x), absolute(y)];
  while (q > 0n) [p, q] = [q, p % q];
  return p;
}

function absolute(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/**
 * Whether a condition holds, by walking its tree, of which no more is looked at than decides it.
 *
 * @throws Refused as {@link exactValue}
 */
export function isTrueAt(node: ConditionNode, setting: Setting): boolean {
  const isTrue = (one: ConditionNode) => isTrueAt(one, setting);
  switch (node.kind) {
    case 'not':
      return !isTrue(node.operand);
    case 'and':
      return isTrue(node.left) && isTrue(node.right);
    case 'or':
      return isTrue(node.left) || isTrue(node.right);
    case 'implies':
      return !isTrue(node.left) || isTrue(node.right);
    case 'iff':
      return isTrue(node.left) === isTrue(node.right);
    case 'predicate': {
      const value = exactValue(node.operand, setting);
      if (node.callee === 'isprime') return isPrime(value);
      return modulo(value, 2n) === (node.callee === 'odd' ? 1n : 0n);
    }
    case 'comparison': {
      let left = exactValue(node.operands[0]!, setting);
      return node.relations.every((relation, i) => {
        const right = exactValue(node.operands[i + 1]!, setting);
        const holds = areRelated(left, relation, right);
        left = right;
        return holds;
      });
    }
  }
}

function areRelated(p: bigint, relation: Comparison['relations'][number], q: bigint): boolean {
  if (relation === '=') return p === q;
  if (relation === '!=') return p !== q;
  if (relation === 'divides') return greatestDivisor(p, q) === absolute(p);
  if (relation.startsWith('<') ? p < q : p > q) return true;
  return relation.endsWith('=') && p === q;
}

/** Up to which a number is divided by all that may divide it: a million. */
const MOST_PRIME = 2n ** 40n;

/** @throws Refused beyond 2^40 */
export function isPrime(n: bigint): boolean {
  insist(n <= MOST_PRIME, 'isprime is not decided beyond 2^40');
  return isPrimeNumber(Number(n));
}

/** The greatest number of times that d > 0 goes into x. */
export function floorOf(x: bigint, d: bigint): bigint {
  return x / d - (x % d < 0n ? 1n : 0n);
}
