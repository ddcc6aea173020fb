import { DefinitionError, type Issue } from '../../errors.ts';
import { gcd, isPrime, lcm } from './arithmetic.ts';
import type { ConditionExpression, Expression, IntegerExpression } from './expression.ts';
import { excerpt, issueAt, type Span } from './place.ts';
import type {
  Arithmetic,
  ConditionNode,
  FunctionName,
  IntegerNode,
  PredicateName,
  Relation,
} from './syntax.ts';

/** The value of an expression, from the values of the names in the order given to the compiler. */
export type IntegerFunction = (values: readonly number[]) => number;
/** Whether a condition holds, from the values of the names in the order given to the compiler. */
export type ConditionFunction = (values: readonly number[]) => boolean;

type Run<V, T> = (values: V) => T;

/**
 * Builds closures once, so that each call allocates nothing. All
 * arithmetic is exact: the function throws a DefinitionError, with the part and the names' values, when a
 * value or a result on the way is not an integer below 2^53, or when a modulus is below 1.
 *
 * @param names all names of the place, in the order in which their values will come
 * @example
 * compileInteger(parseExpression('3a + 1', { where: 'game', names: ['a'], type: 'integer' }), ['a'])([5]) // 16
 */
export function compileInteger(expression: IntegerExpression, names: readonly string[]): IntegerFunction {
  return new Compiler(expression, inOrder(names)).integer(expression.root);
}

/** As `compileInteger`. `and`, `or`, `implies` and chains of comparisons stop at the part that decides them. */
export function compileCondition(
  expression: ConditionExpression,
  names: readonly string[],
): ConditionFunction {
  return new Compiler(expression, inOrder(names)).condition(expression.root);
}

/**
 * As `compileCondition`, of values by name, each read when it is needed.
 *
 * @param root the part of the expression that is meant; all of it if absent
 */
export function compileConditionByName(
  expression: ConditionExpression,
  root: ConditionNode = expression.root,
): (values: Readonly<Record<string, number>>) => boolean {
  const byName: Read<Readonly<Record<string, number>>> = name => values => values[name]!;
  return new Compiler(expression, byName).condition(root);
}

/** How the value of a name is found; undefined for a name that has none. */
type Read<V> = (name: string) => ((values: V) => number) | undefined;

function inOrder(names: readonly string[]): Read<readonly number[]> {
  return name => {
    const index = names.indexOf(name);
    return index < 0 ? undefined : values => values[index]!;
  };
}

/** The value of an expression without names. A mistake that running it brings to light is put on the list. */
export function constantOf(expression: IntegerExpression, issues: Issue[]): number | undefined {
  try {
    return compileInteger(expression, [])([]);
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    issues.push(...error.issues);
    return undefined;
  }
}

class Compiler<V> {
  readonly #expression: Expression;
  readonly #read: Read<V>;

  constructor(expression: Expression, read: Read<V>) {
    this.#expression = expression;
    this.#read = read;
  }

  integer(node: IntegerNode): Run<V, number> {
    switch (node.kind) {
      case 'number':
        return () => node.value;
      case 'name': {
        const read = this.#read(node.name);
        if (read === undefined) throw this.#unknown(node);
        return this.#exact(node, read);
      }
      case 'negative': {
        const operand = this.integer(node.operand);
        return values => 0 - operand(values);
      }
      case 'call':
        return this.#call(
          node,
          node.callee,
          node.args.map(arg => this.integer(arg)),
        );
      default:
        return this.#binary(node, node.kind, this.integer(node.left), this.integer(node.right));
    }
  }

  condition(node: ConditionNode): Run<V, boolean> {
    if (node.kind === 'comparison') {
      return comparison(
        node.operands.map(operand => this.integer(operand)),
        node.relations,
      );
    }
    if (node.kind === 'not') {
      const operand = this.condition(node.operand);
      return values => !operand(values);
    }
    if (node.kind === 'predicate') {
      const [operand, holds] = [this.integer(node.operand), IS[node.callee]];
      return values => holds(operand(values));
    }
    const [left, right] = [this.condition(node.left), this.condition(node.right)];
    switch (node.kind) {
      case 'and':
        return values => left(values) && right(values);
      case 'or':
        return values => left(values) || right(values);
      case 'implies':
        return values => !left(values) || right(values);
      case 'iff':
        return values => left(values) === right(values);
    }
  }

  #binary(span: Span, kind: Arithmetic, left: Run<V, number>, right: Run<V, number>): Run<V, number> {
    switch (kind) {
      case '+':
        return this.#exact(span, values => left(values) + right(values));
      case '-':
        return this.#exact(span, values => left(values) - right(values));
      case '*':
        // Adding 0 turns -0 into 0.
        return this.#exact(span, values => left(values) * right(values) + 0);
      case 'mod':
        return values => {
          const modulus = right(values);
          if (modulus < 1) this.#refuse(span, values, 'a modulus of at least 1');
          return remainder(left(values), modulus);
        };
      case 'div':
        return values => {
          const divisor = right(values);
          if (divisor < 1) this.#refuse(span, values, 'a divisor of at least 1');
          const dividend = left(values);
          const rest = dividend % divisor;
          // The quotient of a multiple is exact; that of any other number can be rounded up to the next one.
          return (dividend - rest) / divisor - (rest < 0 ? 1 : 0) + 0;
        };
    }
  }

  #call(span: Span, callee: FunctionName, args: readonly Run<V, number>[]): Run<V, number> {
    const [x, y] = [args[0]!, args[1]!];
    switch (callee) {
      case 'abs':
        return values => Math.abs(x(values));
      case 'gcd':
        return values => gcd(x(values), y(values));
      case 'lcm':
        return this.#exact(span, values => lcm(x(values), y(values)));
      case 'min':
        return args.reduce((least, arg) => values => Math.min(least(values), arg(values)));
      case 'max':
        return args.reduce((most, arg) => values => Math.max(most(values), arg(values)));
      case 'dist':
        return values => {
          const step = y(values);
          if (step < 1) this.#refuse(span, values, 'multiples of a number of at least 1');
          const beyond = remainder(x(values), step);
          return Math.min(beyond, step - beyond);
        };
    }
  }

  /** A sum or product of safe integers that is not safe is rounded to one that is not safe either. */
  #exact(span: Span, run: Run<V, number>): Run<V, number> {
    return values => {
      const value = run(values);
      if (!Number.isSafeInteger(value)) this.#refuse(span, values, 'an integer below 2^53');
      return value;
    };
  }

  #refuse(span: Span, values: V, expected: string): never {
    const { slice, names } = this.#expression;
    const setting = names.map(name => `${name} = ${valueOr(() => this.#read(name)?.(values))}`).join(', ');
    const received = `\`${excerpt(slice, span)}\`${setting === '' ? '' : ` at ${setting}`}`;
    throw new DefinitionError([issueAt(slice, span, { expected, received })]);
  }

  #unknown(node: Span): DefinitionError {
    const { slice } = this.#expression;
    const received = `\`${excerpt(slice, node)}\``;
    return new DefinitionError([issueAt(slice, node, { expected: 'a name that has a value', received })]);
  }
}

/** A value for a message: one that cannot be read must not hide what is wrong. */
function valueOr(read: () => number | undefined): string {
  try {
    return `${read()}`;
  } catch {
    return 'not known';
  }
}

/** Never negative, nor -0. */
function remainder(x: number, modulus: number): number {
  const signed = x % modulus;
  return signed < 0 ? signed + modulus : signed + 0;
}

const IS: Readonly<Record<PredicateName, (x: number) => boolean>> = {
  odd: x => x % 2 !== 0,
  even: x => x % 2 === 0,
  isprime: isPrime,
};

const HOLDS: Readonly<Record<Relation, (x: number, y: number) => boolean>> = {
  '<': (x, y) => x < y,
  '<=': (x, y) => x <= y,
  '>': (x, y) => x > y,
  '>=': (x, y) => x >= y,
  '=': (x, y) => x === y,
  '!=': (x, y) => x !== y,
  divides: (x, y) => (x === 0 ? y === 0 : y % x === 0),
};

function comparison<V>(operands: readonly Run<V, number>[], relations: readonly Relation[]): Run<V, boolean> {
  const holds = relations.map(relation => HOLDS[relation]);
  if (holds.length === 1) {
    const [left, right, hold] = [operands[0]!, operands[1]!, holds[0]!];
    return values => hold(left(values), right(values));
  }
  return values => {
    let left = operands[0]!(values);
    for (let i = 0; i < holds.length; i++) {
      const right = operands[i + 1]!(values);
      if (!holds[i]!(left, right)) return false;
      left = right;
    }
    return true;
  };
}
