import type { Affine, ConditionNode, IntegerNode } from '../../game/index.ts';
import { exactCall, isPrime } from '../exact-expression.ts';
import { gcd } from '../primes.ts';
import { insist, Refused } from '../refused.ts';
import { NotYet, sign, sum } from './affine.ts';

/** Numbers by name, affine in k. */
export type AffineSetting = Readonly<Record<string, Affine>>;

/** What is asked depends on a remainder of k. */
export class ByRemainder extends Error {
  readonly modulus: number;

  constructor(modulus: number) {
    super();
    this.modulus = modulus;
  }
}

/** Where a condition is evaluated: at all k from k0 on. */
interface Place {
  readonly setting: AffineSetting;
  readonly k0: number;
}

/**
 * Whether a condition holds at all k from k0 on.
 *
 * @throws NotYet, ByRemainder; Refused for what leaves affine numbers
 */
export function isTrue(node: ConditionNode, place: Place): boolean {
  const { k0 } = place;
  switch (node.kind) {
    case 'not':
      return !isTrue(node.operand, place);
    case 'and':
      return isTrue(node.left, place) && isTrue(node.right, place);
    case 'or':
      return isTrue(node.left, place) || isTrue(node.right, place);
    case 'implies':
      return !isTrue(node.left, place) || isTrue(node.right, place);
    case 'iff':
      return isTrue(node.left, place) === isTrue(node.right, place);
    case 'predicate': {
      const value = numberOf(node.operand, place);
      if (node.callee === 'isprime') {
        if (value[0] !== 0) throw new Refused('isprime is not decided for all k');
        return isPrime(BigInt(value[1]));
      }
      const [, odd] = divided(value, [0, 2], k0);
      return (odd[1] === 1) === (node.callee === 'odd');
    }
    case 'comparison': {
      const values = node.operands.map(operand => numberOf(operand, place));
      return node.relations.every((relation, i) => {
        const [p, q] = [values[i]!, values[i + 1]!];
        if (relation === 'divides') {
          const size = absolute(p, k0);
          return sign(size, k0) === 0 ? sign(q, k0) === 0 : sign(divided(q, size, k0)[1], k0) === 0;
        }
        const order = sign(sum(p, -1, q), k0);
        if (relation === '=') return order === 0;
        if (relation === '!=') return order !== 0;
        return relation.startsWith('<')
          ? order < 0 || (relation === '<=' && order === 0)
          : order > 0 || (relation === '>=' && order === 0);
      });
    }
  }
}

/** The number that an expression is, as {@link isTrue}. */
export function numberOf(node: IntegerNode, place: Place): Affine {
  const { setting, k0 } = place;
  if (node.kind === 'number') return [0, node.value];
  if (node.kind === 'name') return setting[node.name]!;
  if (node.kind === 'negative') return sum([0, 0], -1, numberOf(node.operand, place));
  if (node.kind === 'call')
    return call(
      node.callee,
      node.args.map(arg => numberOf(arg, place)),
      k0,
    );
  const [p, q] = [numberOf(node.left, place), numberOf(node.right, place)];
  if (node.kind === '+' || node.kind === '-') return sum(p, node.kind === '+' ? 1 : -1, q);
  if (node.kind === '*') {
    if (p[0] !== 0 && q[0] !== 0)
      throw new Refused('a product of two numbers that grow is not decided for all k');
    return p[0] === 0 ? sum([0, 0], p[1], q) : sum([0, 0], q[1], p);
  }
  return divided(p, q, k0)[node.kind === 'div' ? 0 : 1];
}

function call(callee: string, args: readonly Affine[], k0: number): Affine {
  const [x, y] = args as [Affine, Affine];
  const least = (p: Affine, q: Affine) => (sign(sum(p, -1, q), k0) < 0 ? p : q);
  if (callee === 'min') return args.reduce(least);
  if (callee === 'max') return args.reduce((p, q) => (least(p, q) === p ? q : p));
  if (callee === 'abs') return absolute(x, k0);
  if (callee === 'dist') return least(divided(x, y, k0)[1], divided(sum([0, 0], -1, x), y, k0)[1]);
  if (callee === 'gcd') return greatestDivisor(x, y, k0);
  if (x[0] === 0 && y[0] === 0) {
    const value = Number(exactCall(callee, [BigInt(x[1]), BigInt(y[1])]));
    insist(Number.isSafeInteger(value), 'numbers grow beyond 2^53');
    return [0, value];
  }
  throw new Refused(`${callee} is not decided for all k`);
}

/** Quotient, rounded down, and what remains. */
function divided(x: Affine, y: Affine, k0: number): readonly [quotient: Affine, rest: Affine] {
  if (sign(y, k0) <= 0)
    throw new Refused('a division by a number that is not positive is not decided for all k');
  if (y[0] === 0) {
    if (x[0] % y[1] !== 0) throw new ByRemainder(y[1] / gcd(Math.abs(x[0]), y[1]));
    const quotient: Affine = [x[0] / y[1], Math.floor(x[1] / y[1])];
    return [quotient, sum(x, -y[1], [quotient[0], quotient[1]])];
  }
  // The slopes tell the quotient from some k on, but for one where what remains does not grow.
  const times = Math.floor(x[0] / y[0]);
  const least = sum(x, -times, y);
  const isLess = sign(least, k0) < 0;
  const rest = isLess ? sum(least, 1, y) : least;
  if (sign(rest, k0) < 0 || sign(sum(rest, -1, y), k0) >= 0) throw new NotYet();
  return [[0, isLess ? times - 1 : times], rest];
}

function absolute(x: Affine, k0: number): Affine {
  return sign(x, k0) < 0 ? sum([0, 0], -1, x) : x;
}

/** By Euclid on the slopes; what is left by 0, or by a number that does not grow. */
function greatestDivisor(x: Affine, y: Affine, k0: number): Affine {
  let [p, q] = [x, y];
  while (q[0] !== 0) [p, q] = [q, sum(p, -Math.trunc(p[0] / q[0]), q)];
  if (q[1] === 0) return absolute(p, k0);
  const size = Math.abs(q[1]);
  return [0, gcd(divided(p, [0, size], k0)[1][1], size)];
}
