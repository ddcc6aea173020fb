import { DefinitionError } from '../../errors.ts';
import { distanceToMultiple, gcd, isPrime, lcm, power, quotient, remainder } from './arithmetic.ts';
import type { Expression } from './expression.ts';
import { excerpt, issueAt, type Span } from './place.ts';
import type {
  Arithmetic,
  ConditionNode,
  FunctionName,
  IntegerNode,
  PredicateName,
  Relation,
} from './syntax.ts';

/** Numbers in some order, or by name. */
export type Values = readonly number[] | Readonly<Record<string, number>>;

/** Where the value of a name stands; undefined for a name that has none. */
export type KeyOf = (name: string) => string | number | undefined;

export type Run<T> = (values: Values) => T;

/** Makes closures of the nodes of an expression. */
export class Compiler {
  readonly #expression: Expression;
  readonly #keyOf: KeyOf;

  constructor(expression: Expression, keyOf: KeyOf) {
    this.#expression = expression;
    this.#keyOf = keyOf;
  }

  integer(node: IntegerNode): Run<number> {
    switch (node.kind) {
      case 'number':
        return () => node.value;
      case 'name': {
        const key = this.#keyOf(node.name);
        if (key === undefined) throw this.#unknown(node);
        return values => this.#exact(node, values, valueAt(values, key));
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

  condition(node: ConditionNode): Run<boolean> {
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

  #binary(span: Span, kind: Arithmetic, left: Run<number>, right: Run<number>): Run<number> {
    switch (kind) {
      case '+':
        return values => this.#exact(span, values, left(values) + right(values));
      case '-':
        return values => this.#exact(span, values, left(values) - right(values));
      case '*':
        // Adding 0 turns -0 into 0.
        return values => this.#exact(span, values, left(values) * right(values) + 0);
      case '^':
        return values => {
          const exponent = right(values);
          if (exponent < 0) this.#refuse(span, values, 'an exponent of at least 0');
          return this.#exact(span, values, power(left(values), exponent));
        };
      case 'mod':
        return this.#byStep(span, 'a modulus', left, right, remainder);
      case 'div':
        return this.#byStep(span, 'a divisor', left, right, quotient);
    }
  }

  #call(span: Span, callee: FunctionName, args: readonly Run<number>[]): Run<number> {
    const [x, y] = [args[0]!, args[1]!];
    switch (callee) {
      case 'abs':
        return values => Math.abs(x(values));
      case 'gcd':
        return values => gcd(x(values), y(values));
      case 'lcm':
        return values => this.#exact(span, values, lcm(x(values), y(values)));
      case 'min':
        return args.reduce((least, arg) => values => Math.min(least(values), arg(values)));
      case 'max':
        return args.reduce((most, arg) => values => Math.max(most(values), arg(values)));
      case 'dist':
        return this.#byStep(span, 'multiples of a number', x, y, distanceToMultiple);
      case 'item':
        return values => {
          const at = x(values);
          if (at < 1 || at >= args.length)
            this.#refuse(span, values, `a position from 1 to ${args.length - 1}`);
          return args[at]!(values);
        };
    }
  }

  #byStep(
    span: Span,
    what: string,
    run: Run<number>,
    step: Run<number>,
    of: (x: number, step: number) => number,
  ): Run<number> {
    return values => {
      const by = step(values);
      if (by < 1) this.#refuse(span, values, `${what} of at least 1`);
      return of(run(values), by);
    };
  }

  /** A sum or product of safe integers that is not safe is rounded to one that is not safe either. */
  #exact(span: Span, values: Values, value: number): number {
    if (!Number.isSafeInteger(value)) this.#refuse(span, values, 'an integer below 2^53');
    return value;
  }

  #refuse(span: Span, values: Values, expected: string): never {
    const { slice, names } = this.#expression;
    const setting = names
      .map(name => `${name} = ${valueOr(() => valueAt(values, this.#keyOf(name) ?? name))}`)
      .join(', ');
    const received = `\`${excerpt(slice, span)}\`${setting === '' ? '' : ` at ${setting}`}`;
    throw new DefinitionError([issueAt(slice, span, { expected, received })]);
  }

  #unknown(node: Span): DefinitionError {
    const { slice } = this.#expression;
    const received = `\`${excerpt(slice, node)}\``;
    return new DefinitionError([issueAt(slice, node, { expected: 'a name with a value', received })]);
  }
}

function valueAt(values: Values, key: string | number): number {
  return (values as Readonly<Record<string | number, number>>)[key]!;
}

/** A value for a message: one that cannot be read must not hide what is wrong. */
function valueOr(read: () => number | undefined): string {
  try {
    return `${read()}`;
  } catch {
    return 'unknown';
  }
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

function comparison(operands: readonly Run<number>[], relations: readonly Relation[]): Run<boolean> {
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
