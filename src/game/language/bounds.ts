import type { ConditionExpression, IntegerExpression } from './expression.ts';
import type { ConditionNode, IntegerNode, Relation } from './syntax.ts';

/** The integers from `from` to `to`, both included; none if `to` is less. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns an interval that contains every value of an expression while each name runs through its interval. It is
 * computed by interval arithmetic, so it may be too wide if a name occurs twice. Its ends are infinite if a name's are;
 * beyond 2^53 they are rounded.
 *
 * @param intervals by name, for every name of the expression
 * @example
 * const expression = parseExpression('3a - b', { where: 'x', names: ['a', 'b'], type: 'integer' });
 * boundsOf(expression, { a: { from: 1, to: 4 }, b: { from: 0, to: 2 } }) // { from: 1, to: 12 }
 */
export function boundsOf(
  { root }: IntegerExpression,
  intervals: Readonly<Record<string, Interval>>,
): Interval {
  return boundsOfNode(root, intervals);
}

/**
 * Whether a condition can hold while each name runs through its interval; false only if it holds nowhere.
 *
 * @example
 * const condition = parseExpression('a < b', { where: 'x', names: ['a', 'b'], type: 'condition' });
 * canHold(condition, { a: { from: 4, to: 7 }, b: { from: 0, to: 4 } }) // false
 */
export function canHold(
  { root }: ConditionExpression,
  intervals: Readonly<Record<string, Interval>>,
): boolean {
  return nodeCanHold(root, intervals);
}

function boundsOfNode(node: IntegerNode, names: Readonly<Record<string, Interval>>): Interval {
  switch (node.kind) {
    case 'number':
      return { from: node.value, to: node.value };
    case 'name':
      return names[node.name]!;
    case 'negative':
      return negative(boundsOfNode(node.operand, names));
    case 'call':
      return boundsOfCall(
        node.callee,
        node.args.map(arg => boundsOfNode(arg, names)),
      );
    case 'if':
      return spanOf(boundsOfNode(node.left, names), boundsOfNode(node.right, names));
    case 'term':
    case 'sum':
    case 'count':
      return { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
    default: {
      const [p, q] = [boundsOfNode(node.left, names), boundsOfNode(node.right, names)];
      if (node.kind === '+') return { from: p.from + q.from, to: p.to + q.to };
      if (node.kind === '-') return { from: p.from - q.to, to: p.to - q.from };
      if (node.kind === '*') return product(p, q);
      if (node.kind === 'div') return quotient(p, q);
      if (node.kind === '^') return power(p, q);
      // Without carry, a sum of digits is at most the sum.
      if (node.kind === 'xor') return { from: 0, to: p.to + q.to };
      // A remainder is known to equal its number only if the number is below every possible modulus.
      return p.from >= 0 && p.to < q.from ? p : { from: 0, to: Math.max(0, q.to - 1) };
    }
  }
}

function boundsOfCall(callee: string, args: readonly Interval[]): Interval {
  const [lows, highs] = [args.map(({ from }) => from), args.map(({ to }) => to)];
  if (callee === 'min') return { from: Math.min(...lows), to: Math.min(...highs) };
  if (callee === 'max') return { from: Math.max(...lows), to: Math.max(...highs) };
  if (callee === 'item') return { from: Math.min(...lows.slice(1)), to: Math.max(...highs.slice(1)) };
  const sizes = args.map(absolute);
  if (callee === 'abs') return sizes[0]!;
  const [p, q] = [sizes[0]!, sizes[1]!];
  if (callee === 'lcm') return { from: 0, to: product(p, q).to };
  if (callee === 'dist') return { from: 0, to: Math.max(0, Math.floor(q.to / 2)) };
  // gcd(x, y) divides both, unless they are 0.
  return { from: p.from > 0 || q.from > 0 ? 1 : 0, to: Math.max(p.to, q.to) };
}

function spanOf(p: Interval, q: Interval): Interval {
  return { from: Math.min(p.from, q.from), to: Math.max(p.to, q.to) };
}

function negative({ from, to }: Interval): Interval {
  return { from: 0 - to, to: 0 - from };
}

function absolute({ from, to }: Interval): Interval {
  if (from >= 0) return { from, to };
  return to <= 0 ? negative({ from, to }) : { from: 0, to: Math.max(-from, to) };
}

function product(p: Interval, q: Interval): Interval {
  const times = (x: number, y: number) => (x === 0 || y === 0 ? 0 : x * y);
  const ends = [times(p.from, q.from), times(p.from, q.to), times(p.to, q.from), times(p.to, q.to)];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

/** Exponents are at least 0. */
function power(p: Interval, q: Interval): Interval {
  const [least, most] = [Math.max(0, q.from), Math.max(0, q.to)];
  // Infinitely many factors of 1 have no product in floating point.
  const raised = (x: number, exponent: number) => (x <= 1 && exponent > 0 ? x : x ** exponent);
  if (p.from >= 1) return { from: raised(p.from, least), to: raised(p.to, most) };
  const size = Math.max(1, raised(Math.max(-p.from, p.to), most));
  return { from: p.from >= 0 ? 0 : -size, to: size };
}

/** Divisors are at least 1. */
function quotient(p: Interval, q: Interval): Interval {
  const [least, most] = [Math.max(1, q.from), Math.max(1, q.to)];
  // Divided by an unbounded number, a quotient comes as close to 0 as it can: 0, or -1 if negative.
  const rounded = (x: number, y: number) => (y === Infinity ? Math.sign(Math.min(0, x)) : Math.floor(x / y));
  return {
    from: Math.min(rounded(p.from, least), rounded(p.from, most)),
    to: Math.max(rounded(p.to, least), rounded(p.to, most)),
  };
}

function nodeCanHold(node: ConditionNode, names: Readonly<Record<string, Interval>>): boolean {
  if (node.kind === 'comparison') {
    const operands = node.operands.map(operand => boundsOfNode(operand, names));
    return node.relations.every((relation, i) => canRelate(operands[i]!, relation, operands[i + 1]!));
  }
  // Other conditions are not analysed.
  if (node.kind !== 'and' && node.kind !== 'or') return true;
  const [left, right] = [nodeCanHold(node.left, names), nodeCanHold(node.right, names)];
  return node.kind === 'and' ? left && right : left || right;
}

function canRelate(p: Interval, relation: Relation, q: Interval): boolean {
  switch (relation) {
    case '<':
      return p.from < q.to;
    case '<=':
      return p.from <= q.to;
    case '>':
      return p.to > q.from;
    case '>=':
      return p.to >= q.from;
    case '=':
      return p.from <= q.to && q.from <= p.to;
    case '!=':
      return p.from !== p.to || q.from !== q.to || p.from !== q.from;
    case 'divides':
      return p.from <= q.to || q.from <= 0;
  }
}
