import type { Affine, ConditionNode, IntegerNode } from '../../game/index.ts';
import { isTrueAt } from '../exact-expression.ts';
import { Refused } from '../refused.ts';
import { NotYet, sign, sum } from './affine.ts';

/** Numbers by name, affine in k. */
export type AffineSetting = Readonly<Record<string, Affine>>;

export type ForAll =
  | { readonly status: 'holds' }
  /** The least k at which it is known to. */
  | { readonly status: 'fails'; readonly k: number }
  | { readonly status: 'undecided'; readonly why: string };

/** How many k are looked at one by one before a comparison has one answer for all that follow, at the most. */
const MOST_SINGLE = 1000;

/** How many remainders of k are told apart, at the most. */
const MOST_PARTS = 10_000;

/** What is said wherever a condition holds, for all k from k0 on. May throw as the condition may. */
export type Conclusion = (setting: AffineSetting, k0: number) => boolean;

/** What is asked depends on a remainder of k. */
class ByRemainder extends Error {
  readonly modulus: number;

  constructor(modulus: number) {
    super();
    this.modulus = modulus;
  }
}

/**
 * Whether a condition holds at every k from `from` on, where its names stand for affine numbers. It is evaluated once, on affine
 * numbers, from a k0 on from which all comparisons have one answer; each k before that by itself, in exact numbers. What depends
 * on a remainder of k is asked of each remainder, k = m j + i, by j. Undecided is what leaves affine numbers, such as a
 * product of two that grow.
 *
 * @param conclusion the condition is a hypothesis of it, if it is given
 */
export function holdsForAll(
  condition: ConditionNode,
  setting: AffineSetting,
  from: number,
  conclusion?: Conclusion,
  parts = 1,
): ForAll {
  for (let k0 = from; k0 < from + MOST_SINGLE; k0++) {
    try {
      const isMet = isTrue(condition, { setting, k0 });
      const holds = conclusion ? !isMet || conclusion(setting, k0) : isMet;
      return holds ? { status: 'holds' } : { status: 'fails', k: k0 };
    } catch (error) {
      if (error instanceof Refused) return { status: 'undecided', why: error.message };
      if (error instanceof ByRemainder)
        return byRemainder(condition, setting, k0, conclusion, parts, error.modulus);
      if (!(error instanceof NotYet)) throw error;
    }
    const values = Object.entries(setting).map(([name, [slope, constant]]) => [
      name,
      BigInt(slope) * BigInt(k0) + BigInt(constant),
    ]);
    try {
      const isMet = isTrueAt(condition, Object.fromEntries(values));
      const holds = conclusion ? !isMet || conclusion(atOne(setting, k0), 0) : isMet;
      if (!holds) return { status: 'fails', k: k0 };
    } catch (error) {
      if (error instanceof Refused) return { status: 'undecided', why: error.message };
      if (!(error instanceof RangeError)) throw error;
      return { status: 'undecided', why: `at k = ${k0} there is a division by 0` };
    }
  }
  return { status: 'undecided', why: `no k below ${from + MOST_SINGLE} settles all that follow` };
}

function byRemainder(
  condition: ConditionNode,
  setting: AffineSetting,
  from: number,
  conclusion: Conclusion | undefined,
  parts: number,
  modulus: number,
): ForAll {
  const [all, why] = [parts * modulus, `it depends on the remainder of k by more than ${MOST_PARTS}`];
  if (all > MOST_PARTS) return { status: 'undecided', why };
  const found = Array.from({ length: modulus }, (_, i): ForAll => {
    const ofPart = Object.entries(setting).map(([name, x]) => [
      name,
      sum([modulus * x[0], i * x[0]], 1, [0, x[1]]),
    ]);
    const part = holdsForAll(
      condition,
      Object.fromEntries(ofPart),
      Math.max(0, Math.ceil((from - i) / modulus)),
      conclusion,
      all,
    );
    return part.status === 'fails' ? { status: 'fails', k: modulus * part.k + i } : part;
  });
  const failing = found.filter(one => one.status === 'fails').sort((p, q) => p.k - q.k);
  return failing[0] ?? found.find(one => one.status === 'undecided') ?? { status: 'holds' };
}

/** The numbers at one k, as such that do not grow. */
function atOne(setting: AffineSetting, k: number): AffineSetting {
  const values = Object.entries(setting).map(([name, [slope, constant]]) => [
    name,
    sum([0, slope * k], 1, [0, constant]),
  ]);
  return Object.fromEntries(values);
}

/** Where a condition is evaluated: at all k from k0 on. */
interface Place {
  readonly setting: AffineSetting;
  readonly k0: number;
}

function isTrue(node: ConditionNode, place: Place): boolean {
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
      if (node.callee === 'isprime') throw new Refused('isprime is not decided for all k');
      const [, odd] = divided(numberOf(node.operand, place), [0, 2], k0);
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
  throw new Refused(`${callee} is not decided for all k`);
}

/** Quotient, rounded down, and what remains. */
function divided(x: Affine, y: Affine, k0: number): readonly [quotient: Affine, rest: Affine] {
  if (sign(y, k0) <= 0)
    throw new Refused('a division by a number that is not positive is not decided for all k');
  if (y[0] === 0) {
    if (x[0] % y[1] !== 0) throw new ByRemainder(y[1] / plainGcd(x[0], y[1]));
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
  return [0, plainGcd(divided(p, [0, size], k0)[1][1], size)];
}

function plainGcd(x: number, y: number): number {
  return y === 0 ? Math.abs(x) : plainGcd(y, x % y);
}
