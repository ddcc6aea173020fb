import { distanceToMultiple, gcd, isPrime, lcm, power, quotient, remainder } from './arithmetic.ts';
import type { KeyOf, Run } from './compiler.ts';
import type { ConditionNode, IntegerNode } from './syntax.ts';

/** What the text calls. Where there is no value it throws, whatever: the closures then say what is wrong. */
const CALLED = {
  exact(x: number): number {
    if (Number.isSafeInteger(x)) return x;
    throw undefined;
  },
  divides: (x: number, y: number) => (x === 0 ? y === 0 : y % x === 0),
  mod: byStep(remainder),
  div: byStep(quotient),
  dist: byStep(distanceToMultiple),
  power(x: number, exponent: number): number {
    if (exponent < 0) throw undefined;
    return power(x, exponent);
  },
  item(at: number, ...numbers: readonly number[]): number {
    if (at < 1 || at > numbers.length) throw undefined;
    return numbers[at - 1]!;
  },
  gcd,
  lcm,
  isprime: isPrime,
} as const;

function byStep(of: (x: number, step: number) => number) {
  return (x: number, step: number): number => {
    if (step < 1) throw undefined;
    return of(x, step);
  };
}

/** By their texts: the same ends of ranges stand in each block of a sweep, and what the machine has learnt of them is kept. */
const made = new Map<string, unknown>();
const MOST_MADE = 1000;

/**
 * An expression as a function of JavaScript, which the machine compiles as a whole. Undefined where no function may be made
 * of a text: Node can be told so, and a page whose policy forbids it would complain of the attempt.
 *
 * @param keyOf every name has a value
 * @returns a function that gives the value where there is one, and throws where there is none
 */
export function inJavaScript<T>(root: IntegerNode | ConditionNode, keyOf: KeyOf): Run<T> | undefined {
  if (!('process' in globalThis)) return undefined;
  const text = root.type === 'integer' ? integer(root, keyOf) : condition(root, keyOf);
  if (!made.has(text)) {
    if (made.size === MOST_MADE) made.clear();
    made.set(text, functionOf(text));
  }
  return made.get(text) as Run<T> | undefined;
}

function functionOf(text: string): unknown {
  const names = Object.keys(CALLED).join();
  try {
    return new Function(`{${names}}`, `return v => ${text}`)(CALLED);
  } catch {
    return undefined;
  }
}

function integer(node: IntegerNode, keyOf: KeyOf): string {
  switch (node.kind) {
    case 'number':
      return `${node.value}`;
    case 'name':
      return `exact(v[${JSON.stringify(keyOf(node.name))}])`;
    case 'negative':
      return `(0 - ${integer(node.operand, keyOf)})`;
    case 'call': {
      const args = node.args.map(arg => integer(arg, keyOf)).join();
      if (node.callee === 'lcm') return `exact(lcm(${args}))`;
      return ['min', 'max', 'abs'].includes(node.callee)
        ? `Math.${node.callee}(${args})`
        : `${node.callee}(${args})`;
    }
  }
  const [left, right] = [integer(node.left, keyOf), integer(node.right, keyOf)];
  if (node.kind === 'mod' || node.kind === 'div') return `${node.kind}(${left}, ${right})`;
  if (node.kind === '^') return `exact(power(${left}, ${right}))`;
  // Adding 0 turns -0 into 0.
  return node.kind === '*' ? `exact(${left} * ${right} + 0)` : `exact(${left} ${node.kind} ${right})`;
}

const SIGNS = { '=': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function condition(node: ConditionNode, keyOf: KeyOf): string {
  switch (node.kind) {
    case 'comparison': {
      const operands = node.operands.map(operand => integer(operand, keyOf));
      const parts = node.relations.map((relation, i) => {
        const [left, right] = [operands[i], operands[i + 1]];
        return relation === 'divides' ? `divides(${left}, ${right})` : `${left} ${SIGNS[relation]} ${right}`;
      });
      return `(${parts.join(' && ')})`;
    }
    case 'not':
      return `!${condition(node.operand, keyOf)}`;
    case 'predicate': {
      const operand = integer(node.operand, keyOf);
      if (node.callee === 'isprime') return `isprime(${operand})`;
      return `(${operand} % 2 ${node.callee === 'odd' ? '!==' : '==='} 0)`;
    }
  }
  const [left, right] = [condition(node.left, keyOf), condition(node.right, keyOf)];
  switch (node.kind) {
    case 'and':
      return `(${left} && ${right})`;
    case 'or':
      return `(${left} || ${right})`;
    case 'implies':
      return `(!${left} || ${right})`;
    case 'iff':
      return `(${left} === ${right})`;
  }
}
