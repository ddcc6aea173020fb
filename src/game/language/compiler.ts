import { DefinitionError, UndecidedRead } from '../../errors.ts';
import { distanceToMultiple, gcd, isPrime, lcm, nimSum, power, quotient, remainder } from './arithmetic.ts';
import type { Expression } from './expression.ts';
import { isSequenceOfGame } from './nim-sequence.ts';
import { excerpt, issueAt, type Span } from './place.ts';
import { readsWith } from './range-reads.ts';
import type {
  Arithmetic,
  ConditionNode,
  FunctionName,
  IntegerNode,
  PredicateName,
  RangeOfLetter,
  Relation,
  SequenceName,
  Sequences,
  TermNode,
} from './syntax.ts';
import { SEQUENCES } from './syntax.ts';

/** Maximum number of values of a letter that runs through a range: more would take minutes for each case. */
export const MAX_RANGE = 1e9;

/** A part of an expression in which a letter runs through a range. */
type RangedNode = Extract<IntegerNode | ConditionNode, { readonly range: RangeOfLetter }>;

/** The value of a letter that runs through a range; undefined outside it. */
interface Cell {
  readonly letter: string;
  value: number | undefined;
}

/** Numbers in some order, or by name. */
export type Values = readonly number[] | Readonly<Record<string, number>>;

/** Returns the key under which the value of a name is stored; undefined for a name without one. */
export type KeyOf = (name: string) => string | number | undefined;

export type Run<T> = (values: Values) => T;

/** Makes closures of the nodes of an expression. */
export class Compiler {
  /** The sequences of the current case, for the closures. */
  sequences: Sequences | undefined;
  readonly #cells: Cell[] = [];
  /** The letters of the ranges around the node being compiled. */
  readonly #around = new Map<string, Cell>();
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
        const cell = this.#around.get(node.name);
        if (cell) return () => cell.value!;
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
      case 'term':
        return this.#term(node);
      case 'if': {
        const [condition, left] = [this.condition(node.condition), this.integer(node.left)];
        const right = this.integer(node.right);
        return values => (condition(values) ? left : right)(values);
      }
      case 'sum': {
        let total = 0;
        const run = this.#each(node, () => {
          const body = this.integer(node.body);
          return values => {
            total = this.#exact(node, values, total + body(values));
            return true;
          };
        });
        return values => {
          total = 0;
          run(values);
          return total;
        };
      }
      case 'count': {
        let total = 0;
        const run = this.#each(node, () => {
          const body = this.condition(node.body);
          return values => {
            if (body(values)) total++;
            return true;
          };
        });
        return values => {
          total = 0;
          run(values);
          return total;
        };
      }
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
    if (node.kind === 'of game') {
      const numbers = node.numbers.map(number => this.integer(number));
      return values => {
        const set = numbers.map(number => number(values));
        if (set.some(number => number < 1)) this.#refuse(node, values, 'numbers of at least 1 in a set');
        return isSequenceOfGame(this.#termsOf(node.sequence), node.excludes, set);
      };
    }
    if ('range' in node) {
      if (node.kind === 'for') return this.#each(node, () => this.condition(node.body));
      const none = this.#each(node, () => {
        const body = this.condition(node.body);
        return values => !body(values);
      });
      return values => !none(values);
    }
    const [left, right] = [this.condition(node.left), this.condition(node.right)];
    switch (node.kind) {
      case 'if': {
        const condition = this.condition(node.condition);
        return values => (condition(values) ? left : right)(values);
      }
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
      case 'xor':
        return values => {
          const [x, y] = [left(values), right(values)];
          if (x < 0 || y < 0) this.#refuse(span, values, 'numbers of at least 0 in a nim-sum');
          return nimSum(x, y);
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

  #term({ sequence, index: at, ...span }: TermNode): Run<number> {
    const index = this.integer(at);
    return values => {
      const n = index(values);
      if (n < 0) this.#refuse(span, values, 'a heap of at least 0');
      const terms = this.#termsOf(sequence);
      if (n >= terms.length)
        throw new UndecidedRead(`${sequence}(${n}) is not computed: ${sequence} has ${terms.length} terms`);
      return terms[n]!;
    };
  }

  #termsOf(sequence: SequenceName): ArrayLike<number> {
    const terms = this.sequences?.[SEQUENCES[sequence]];
    if (terms === undefined) throw new UndecidedRead(`no terms of ${sequence} are computed`);
    return terms;
  }

  /** Whether all values of a letter make a condition true, which is compiled where it has the letter. */
  #each(node: RangedNode, compile: () => Run<boolean>): Run<boolean> {
    const { range, body } = node;
    const cell: Cell = { letter: range.letter, value: undefined };
    const [from, to] = [this.integer(range.from), range.to && this.integer(range.to)];
    this.#cells.push(cell);
    this.#around.set(range.letter, cell);
    const holds = compile();
    const reads = range.to ? [] : readsWith(range.letter, body);
    const ends = reads.map(({ sequence, index }) => ({ sequence, shift: this.integer(index) }));
    this.#around.delete(range.letter);
    const lastOf = (values: Values) => {
      cell.value = 0;
      return Math.min(
        ...ends.map(({ sequence, shift }) => this.#termsOf(sequence).length - 1 - shift(values)),
      );
    };
    return values => {
      const first = from(values);
      try {
        const last = to ? to(values) : lastOf(values);
        if (!to && last < first) throw new UndecidedRead(`the terms end before ${range.letter} = ${first}`);
        if (last - first >= MAX_RANGE) this.#refuse(node, values, `a range of at most ${MAX_RANGE} numbers`);
        for (let value = first; value <= last; value++) {
          cell.value = value;
          if (!holds(values)) return false;
        }
        return true;
      } finally {
        cell.value = undefined;
      }
    };
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

  /**
   * Returns a sum or product if it is a safe integer; otherwise throws. An unsafe exact result is rounded to an unsafe
   * one.
   */
  #exact(span: Span, values: Values, value: number): number {
    if (!Number.isSafeInteger(value)) this.#refuse(span, values, 'an integer below 2^53');
    return value;
  }

  #refuse(span: Span, values: Values, expected: string): never {
    const { slice, names } = this.#expression;
    const running = this.#cells.filter(({ value }) => value !== undefined);
    const setting = [
      ...names.map(name => `${name} = ${valueOr(() => valueAt(values, this.#keyOf(name) ?? name))}`),
      ...running.map(({ letter, value }) => `${letter} = ${value}`),
    ].join(', ');
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

/** Returns a value as text for a message; an unreadable one must not hide the original error. */
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
