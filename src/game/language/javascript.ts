import { distanceToMultiple, gcd, isPrime, lcm, nimSum, power, quotient, remainder } from './arithmetic.ts';
import { type KeyOf, MAX_RANGE, type Values } from './compiler.ts';
import { isSequenceOfGame } from './nim-sequence.ts';
import { lettersOf, namesOf, nodesIn, readsWith } from './range-reads.ts';
import {
  type ConditionNode,
  type IntegerNode,
  type RangeOfLetter,
  SEQUENCES,
  type SequenceName,
  type Sequences,
  type TermNode,
} from './syntax.ts';

export type RunInJavaScript<T> = (values: Values, sequences?: Sequences) => T;

/** Functions that the compiled text calls. If there is no value they throw anything: the closures then report the error. */
const CALLED = {
  exact(x: number): number {
    if (Number.isSafeInteger(x)) return x;
    throw undefined;
  },
  divides: (x: number, y: number) => (x === 0 ? y === 0 : y % x === 0),
  xor(x: number, y: number): number {
    if (x < 0 || y < 0) throw undefined;
    return nimSum(x, y);
  },
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
  term(terms: ArrayLike<number>, n: number): number {
    if (n >= 0 && n < terms.length) return terms[n]!;
    throw undefined;
  },
  ofGame(terms: ArrayLike<number>, excludes: boolean, ...numbers: readonly number[]): boolean {
    if (numbers.some(number => number < 1)) throw undefined;
    return isSequenceOfGame(terms, excludes, numbers);
  },
  none(): never {
    throw undefined;
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

/**
 * Cache of functions by text: the same ends of ranges occur in each block of a sweep, and the JavaScript engine has
 * already optimised them.
 */
const stored = new Map<string, unknown>();
const MAX_STORED = 1000;

/**
 * Returns an expression as a JavaScript function, which the JavaScript engine compiles as a whole. Undefined if making
 * functions of texts is forbidden: by an option of Node, or by the policy of a page, which would report the attempt.
 *
 * @param keyOf every name has a value
 * @returns a function that returns the value if there is one, and otherwise throws
 */
export function inJavaScript<T>(
  root: IntegerNode | ConditionNode,
  keyOf: KeyOf,
): RunInJavaScript<T> | undefined {
  if (!('process' in globalThis)) return undefined;
  const text = new Writer(keyOf).whole(root);
  if (!stored.has(text)) {
    if (stored.size === MAX_STORED) stored.clear();
    stored.set(text, functionOf(text));
  }
  return stored.get(text) as RunInJavaScript<T> | undefined;
}

function functionOf(text: string): unknown {
  const names = Object.keys(CALLED).join();
  try {
    return new Function(`{${names}}`, text)(CALLED);
  } catch {
    return undefined;
  }
}

const SIGNS = { '=': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** The variables of a function that runs through a range. */
interface Scope {
  /** The variables for values, letters and sequences, by name. */
  readonly variables: ReadonlyMap<string, string>;
  /** Variables for indices, which are checked before they are used. */
  readonly indices: string[];
}

const OUTSIDE: Scope = { variables: new Map(), indices: [] };

/**
 * Writes an expression in JavaScript. Each range becomes a function with a loop, which reads names and sequences once,
 * before the loop. If one is unknown, the closures take over, which read no more than they need.
 */
class Writer {
  readonly #keyOf: KeyOf;
  readonly #functions: string[] = [];
  /** The number of variables so far. */
  #count = 0;

  constructor(keyOf: KeyOf) {
    this.#keyOf = keyOf;
  }

  /** Returns the body of a function that returns the expression as a function of values and sequences. */
  whole(root: IntegerNode | ConditionNode): string {
    const text = root.type === 'integer' ? this.#integer(root, OUTSIDE) : this.#condition(root, OUTSIDE);
    return [...this.#functions, `return (v, s) => ${text}`].join('\n');
  }

  #integer(node: IntegerNode, scope: Scope): string {
    switch (node.kind) {
      case 'number':
        return `${node.value}`;
      case 'name':
        return scope.variables.get(node.name) ?? this.#read(node.name);
      case 'negative':
        return `(0 - ${this.#integer(node.operand, scope)})`;
      case 'call': {
        const args = node.args.map(arg => this.#integer(arg, scope)).join();
        if (node.callee === 'lcm') return `exact(lcm(${args}))`;
        return ['min', 'max', 'abs'].includes(node.callee)
          ? `Math.${node.callee}(${args})`
          : `${node.callee}(${args})`;
      }
      case 'term':
        return this.#term(node, scope);
      case 'if': {
        const [left, right] = [this.#integer(node.left, scope), this.#integer(node.right, scope)];
        return `(${this.#condition(node.condition, scope)} ? ${left} : ${right})`;
      }
      case 'sum':
        return this.#loop(node.range, node.body, scope, inner => {
          const body = this.#integer(node.body, inner);
          return { before: 'let t = 0', each: `t = exact(t + ${body})`, after: 't' };
        });
      case 'count':
        return this.#loop(node.range, node.body, scope, inner => {
          const body = this.#condition(node.body, inner);
          return { before: 'let t = 0', each: `if (${body}) t++`, after: 't' };
        });
    }
    const [left, right] = [this.#integer(node.left, scope), this.#integer(node.right, scope)];
    if (node.kind === 'mod' || node.kind === 'div' || node.kind === 'xor')
      return `${node.kind}(${left}, ${right})`;
    if (node.kind === '^') return `exact(power(${left}, ${right}))`;
    // Adding 0 turns -0 into 0.
    return node.kind === '*' ? `exact(${left} * ${right} + 0)` : `exact(${left} ${node.kind} ${right})`;
  }

  #condition(node: ConditionNode, scope: Scope): string {
    switch (node.kind) {
      case 'comparison': {
        const operands = node.operands.map(operand => this.#integer(operand, scope));
        const parts = node.relations.map((relation, i) => {
          const [left, right] = [operands[i], operands[i + 1]];
          return relation === 'divides'
            ? `divides(${left}, ${right})`
            : `${left} ${SIGNS[relation]} ${right}`;
        });
        return `(${parts.join(' && ')})`;
      }
      case 'not':
        return `!${this.#condition(node.operand, scope)}`;
      case 'predicate': {
        const operand = this.#integer(node.operand, scope);
        if (node.callee === 'isprime') return `isprime(${operand})`;
        return `(${operand} % 2 ${node.callee === 'odd' ? '!==' : '==='} 0)`;
      }
      case 'of game': {
        const terms = scope.variables.get(node.sequence) ?? termsOf(node.sequence);
        const numbers = node.numbers.map(number => this.#integer(number, scope));
        return `ofGame(${[terms, node.excludes, ...numbers].join()})`;
      }
      case 'for':
      case 'exists':
        return this.#loop(node.range, node.body, scope, inner => {
          const [not, found] = node.kind === 'for' ? ['!', 'false'] : ['', 'true'];
          const each = `if (${not}${this.#condition(node.body, inner)}) return ${found}`;
          return { before: '', each, after: `${node.kind === 'for'}` };
        });
    }
    const [left, right] = [this.#condition(node.left, scope), this.#condition(node.right, scope)];
    switch (node.kind) {
      case 'if':
        return `(${this.#condition(node.condition, scope)} ? ${left} : ${right})`;
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

  #read(name: string): string {
    return `exact(v[${JSON.stringify(this.#keyOf(name))}])`;
  }

  #term({ sequence, index: at }: TermNode, scope: Scope): string {
    const index = this.#integer(at, scope);
    const terms = scope.variables.get(sequence);
    if (terms === undefined) return `term(${termsOf(sequence)}, ${index})`;
    const i = this.#variable();
    scope.indices.push(i);
    return `((${i} = ${index}) >= 0 && ${i} < ${terms}.length ? ${terms}[${i}] : none())`;
  }

  /** Returns the call of a function with a loop, whose parts are made where the letter has a variable. */
  #loop(
    range: RangeOfLetter,
    body: IntegerNode | ConditionNode,
    outer: Scope,
    write: (inner: Scope) => { readonly before: string; readonly each: string; readonly after: string },
  ): string {
    const [letter, last, name] = [this.#variable(), this.#variable(), `q${this.#count++}`];
    const reads = range.to ? [] : readsWith(range.letter, body);
    const inside = new Set([range.letter, ...lettersOf(body)]);
    const read = [...namesOf(body)].filter(
      sequence => !inside.has(sequence) && !outer.variables.has(sequence),
    );
    const sequences = [...sequencesOf(body)].filter(sequence => !outer.variables.has(sequence));
    const added = new Map([...read, ...sequences].map(sequence => [sequence, this.#variable()]));
    const variables = new Map([...outer.variables, ...added, [range.letter, letter]]);
    const inner: Scope = { variables, indices: [] };
    const { before, each, after } = write(inner);
    const ends = reads.map(
      ({ sequence, index }) => `${variables.get(sequence)}.length - 1 - ${this.#integer(index, inner)}`,
    );
    const parameters = ['v', 's', ...new Set(outer.variables.values())].join();
    const indices = inner.indices.length > 0 ? [`let ${inner.indices.join()}`] : [];
    // The ends of a range may read a term of the scope around it.
    const own: Scope = { variables: outer.variables, indices: [] };
    const from = this.#integer(range.from, own);
    const to = range.to && this.#integer(range.to, own);
    if (own.indices.length > 0) indices.push(`let ${own.indices.join()}`);
    this.#functions.push(
      [
        `function ${name}(${parameters}) {`,
        ...indices,
        before,
        `let ${letter} = ${to === undefined ? 0 : from}`,
        ...(to === undefined ? [] : [`const ${last} = ${to}`, `if (${last} < ${letter}) return ${after}`]),
        ...read.map(sequence => `const ${added.get(sequence)} = ${this.#read(sequence)}`),
        ...sequences.map(sequence => `const ${added.get(sequence)} = ${termsOf(sequence)}`),
        ...(to === undefined
          ? [
              `const ${last} = Math.min(${ends.join()})`,
              `${letter} = ${from}`,
              `if (${last} < ${letter}) none()`,
            ]
          : []),
        `if (${last} - ${letter} >= ${MAX_RANGE}) none()`,
        `for (; ${letter} <= ${last}; ${letter}++) { ${each} }`,
        `return ${after}`,
        '}',
      ].join('\n'),
    );
    return `${name}(${parameters})`;
  }

  #variable(): string {
    return `x${this.#count++}`;
  }
}

function termsOf(sequence: SequenceName): string {
  return `s.${SEQUENCES[sequence]}`;
}

function sequencesOf(tree: object): ReadonlySet<SequenceName> {
  return new Set([...nodesIn(tree)].flatMap(node => (node.kind === 'term' ? [node.sequence] : [])));
}
