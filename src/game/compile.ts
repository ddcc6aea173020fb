import { DefinitionError, type Issue } from '../errors.ts';
import { gcd, lcm } from './arithmetic.ts';
import type { ConditionExpression, Expression, IntegerExpression } from './expression.ts';
import { excerpt, issueAt, type Span } from './place.ts';
import type { ConditionNode, FunctionName, IntegerNode, Relation } from './syntax.ts';

/** The value of an expression, from the values of the names in the order given to the compiler. */
export type IntegerFunction = (values: readonly number[]) => number;
/** Whether a condition holds, from the values of the names in the order given to the compiler. */
export type ConditionFunction = (values: readonly number[]) => boolean;

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
  return new Compiler(expression, names).integer(expression.root);
}

/** As `compileInteger`. `and`, `or` and chains of comparisons stop at the part that decides them. */
export function compileCondition(
  expression: ConditionExpression,
  names: readonly string[],
): ConditionFunction {
  return new Compiler(expression, names).condition(expression.root);
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

class Compiler {
  readonly #expression: Expression;
  readonly #names: readonly string[];

  constructor(expression: Expression, names: readonly string[]) {
    this.#expression = expression;
    this.#names = names;
  }

  integer(node: IntegerNode): IntegerFunction {
    switch (node.kind) {
      case 'number':
        return () => node.value;
      case 'name': {
        const index = this.#names.indexOf(node.name);
        if (index < 0) this.#refuse(node, [], `one of the names ${this.#names.join(', ')}`);
        return this.#exact(node, values => values[index]!);
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

  condition(node: ConditionNode): ConditionFunction {
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
    const [left, right] = [this.condition(node.left), this.condition(node.right)];
    return node.kind === 'and'
      ? values => left(values) && right(values)
      : values => left(values) || right(values);
  }

  #binary(
    span: Span,
    kind: '+' | '-' | '*' | 'mod',
    left: IntegerFunction,
    right: IntegerFunction,
  ): IntegerFunction {
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
          const remainder = left(values) % modulus;
          return remainder < 0 ? remainder + modulus : remainder + 0;
        };
    }
  }

  #call(span: Span, callee: FunctionName, args: readonly IntegerFunction[]): IntegerFunction {
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
    }
  }

  /** A sum or product of safe integers that is not safe is rounded to one that is not safe either. */
  #exact(span: Span, run: IntegerFunction): IntegerFunction {
    return values => {
      const value = run(values);
      if (!Number.isSafeInteger(value)) this.#refuse(span, values, 'an integer below 2^53');
      return value;
    };
  }

  #refuse(span: Span, values: readonly number[], expected: string): never {
    const { slice, names } = this.#expression;
    const setting = names.map(name => `${name} = ${values[this.#names.indexOf(name)]}`).join(', ');
    const received = `\`${excerpt(slice, span)}\`${setting === '' ? '' : ` at ${setting}`}`;
    throw new DefinitionError([issueAt(slice, span, { expected, received })]);
  }
}

const HOLDS: Readonly<Record<Relation, (x: number, y: number) => boolean>> = {
  '<': (x, y) => x < y,
  '<=': (x, y) => x <= y,
  '>': (x, y) => x > y,
  '>=': (x, y) => x >= y,
  '=': (x, y) => x === y,
  '!=': (x, y) => x !== y,
};

function comparison(operands: readonly IntegerFunction[], relations: readonly Relation[]): ConditionFunction {
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
