import type { ConditionNode, IntegerNode } from '../game/index.ts';

/** The values of the letters. */
export type Setting = Readonly<Record<string, bigint>>;

/** The value of an expression, by walking its tree anew for each setting. */
export function exactValue(node: IntegerNode, setting: Setting): bigint {
  if (node.kind === 'number') return BigInt(node.value);
  if (node.kind === 'name') return setting[node.name]!;
  if (node.kind === 'negative') return -exactValue(node.operand, setting);
  if (node.kind === 'call')
    return call(
      node.callee,
      node.args.map(arg => exactValue(arg, setting)),
    );
  const [p, q] = [exactValue(node.left, setting), exactValue(node.right, setting)];
  if (node.kind === '+') return p + q;
  if (node.kind === '-') return p - q;
  if (node.kind === '*') return p * q;
  return node.kind === 'div' ? floorOf(p, q) : p - floorOf(p, q) * q;
}

function call(callee: string, [x, ...rest]: readonly bigint[]): bigint {
  const [first, other] = [x!, rest[0]!];
  if (callee === 'min') return rest.reduce((p, q) => (q < p ? q : p), first);
  if (callee === 'max') return rest.reduce((p, q) => (q > p ? q : p), first);
  if (callee === 'abs') return absolute(first);
  if (callee === 'dist') return call('min', [modulo(first, other), modulo(-first, other)]);
  if (callee === 'gcd') return greatestDivisor(first, other);
  const common = greatestDivisor(first, other);
  return common === 0n ? 0n : absolute(first * other) / common;
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

/** Whether a condition holds, by walking its tree. */
export function isTrueAt(node: ConditionNode, setting: Setting): boolean {
  if (node.kind === 'not') return !isTrueAt(node.operand, setting);
  if (node.kind === 'predicate') {
    const value = exactValue(node.operand, setting);
    return node.callee === 'isprime'
      ? isPrime(value)
      : modulo(value, 2n) === (node.callee === 'odd' ? 1n : 0n);
  }
  if (node.kind !== 'comparison') {
    const [left, right] = [isTrueAt(node.left, setting), isTrueAt(node.right, setting)];
    if (node.kind === 'iff') return left === right;
    if (node.kind === 'implies') return !left || right;
    return node.kind === 'and' ? left && right : left || right;
  }
  const values = node.operands.map(operand => exactValue(operand, setting));
  return node.relations.every((relation, i) => {
    const [p, q] = [values[i]!, values[i + 1]!];
    if (relation === '=') return p === q;
    if (relation === '!=') return p !== q;
    if (relation === 'divides') return greatestDivisor(p, q) === absolute(p);
    if (relation.startsWith('<') ? p < q : p > q) return true;
    return relation.endsWith('=') && p === q;
  });
}

function isPrime(n: bigint): boolean {
  for (let d = 2n; d * d <= n; d++) if (n % d === 0n) return false;
  return n > 1n;
}

/** The greatest number of times that d > 0 goes into x. */
export function floorOf(x: bigint, d: bigint): bigint {
  return x / d - (x % d < 0n ? 1n : 0n);
}
