import { hintOnConditional, isConditional } from './conditional.ts';
import type { Cursor } from './cursor.ts';
import { infixPower, isConnective, isRelation, OPERATOR_WORDS, POWER, startsFactor } from './operators.ts';
import { across, type Span } from './place.ts';
import { isShift, readsWith } from './range-reads.ts';
import { namesIn, type Scope, type Use, unknownWord } from './scope.ts';
import {
  type Arithmetic,
  type ConditionNode,
  FUNCTIONS,
  type FunctionName,
  type IntegerNode,
  isFunctionName,
  isPredicateName,
  isSequenceName,
  type PredicateName,
  type RangeOfLetter,
  type Relation,
  SEQUENCES,
  type SequenceName,
} from './syntax.ts';

/** Part of an expression, of either type. */
export type Node = IntegerNode | ConditionNode;

/**
 * A Pratt parser that checks types as it parses. A wrong type or name is reported and replaced, so that the rest is read
 * too; tokens in a wrong order end the reading.
 */
export class Parser {
  /** The names in scope that were used, in the order of their first use. */
  readonly names = new Set<string>();
  /** The sequences that were read. */
  readonly sequences = new Set<SequenceName>();
  readonly #cursor: Cursor;
  #scope: Scope;
  /** The letters that run through a range around the place that is read. */
  readonly #letters: string[] = [];
  /** Nodes that replace unknown words, whose type is unknown. */
  readonly #untyped = new WeakSet<Node>();

  constructor(cursor: Cursor, scope: Scope) {
    this.#cursor = cursor;
    this.#scope = scope;
  }

  /** @throws Stop at an unexpected token */
  whole(): Node {
    const node = this.#parse(POWER.none);
    if (this.#cursor.ahead.kind !== 'end') this.#cursor.unexpected('an operator or nothing more');
    return node;
  }

  asInteger(node: Node): IntegerNode {
    if (node.type === 'integer') return node;
    const received = `the condition ${this.#cursor.quote(node)}`;
    this.#cursor.report(node, { expected: 'a number', received });
    return standIn(node);
  }

  asCondition(node: Node): ConditionNode {
    if (node.type === 'condition') return node;
    const received = `the number ${this.#cursor.quote(node)}`;
    if (!this.#untyped.has(node)) this.#cursor.report(node, { expected: 'a condition', received });
    return {
      type: 'condition',
      kind: 'comparison',
      operands: [node],
      relations: [],
      ...across(node, node),
    };
  }

  /** Returns an operand and all operators after it that hold tighter than `power`. */
  #parse(power: number): Node {
    let left = this.#operand(power);
    for (;;) {
      const { ahead } = this.#cursor;
      if (startsFactor(ahead) && power < POWER.juxtaposed) {
        left = this.#binary('*', left, this.#parse(POWER.juxtaposed));
      } else if (infixPower(ahead) > power) {
        left = this.#infix(this.#cursor.spelling, left);
      } else {
        return left;
      }
    }
  }

  #infix(operator: string, left: Node): Node {
    if (isRelation(operator)) return this.#comparison(left);
    this.#cursor.take();
    if (isConnective(operator)) {
      const first = this.asCondition(left);
      const second = this.asCondition(this.#parse(POWER[operator]));
      const isChain = this.#cursor.spelling === operator;
      if (isChain && operator !== 'and' && operator !== 'or') {
        this.#cursor.unexpected(`parentheses around one of the two ${operator}`);
      }
      return { type: 'condition', kind: operator, left: first, right: second, ...across(first, second) };
    }
    if (operator === '+' || operator === '-' || operator === 'xor')
      return this.#binary(operator, left, this.#parse(POWER.sum));
    if (operator === '*') return this.#binary('*', left, this.#parse(POWER.product));
    const division = operator === 'div' ? 'div' : 'mod';
    const divided = this.#binary(division, left, this.#parse(POWER.product));
    if (infixPower(this.#cursor.ahead) === POWER.product) {
      this.#cursor.unexpected(`parentheses around this ${division} or around the part after it`);
    }
    return divided;
  }

  #binary(kind: Arithmetic, left: Node, right: Node): IntegerNode {
    const sides = { left: this.asInteger(left), right: this.asInteger(right) };
    return { type: 'integer', kind, ...sides, ...across(left, right) };
  }

  /** `a < b <= c` is one comparison of three operands. */
  #comparison(first: Node): ConditionNode {
    const operands = [this.asInteger(first)];
    const relations: Relation[] = [];
    for (let sign = this.#cursor.spelling; isRelation(sign); sign = this.#cursor.spelling) {
      this.#cursor.take();
      relations.push(sign);
      operands.push(this.asInteger(this.#parse(POWER.comparison)));
    }
    const span = across(first, operands.at(-1)!);
    return { type: 'condition', kind: 'comparison', operands, relations, ...span };
  }

  /** @param power of the operator before it */
  #operand(power: number): Node {
    const { ahead, spelling } = this.#cursor;
    if (this.#cursor.takes('not')) {
      const operand = this.asCondition(this.#parse(POWER.not));
      return { type: 'condition', kind: 'not', operand, ...across(ahead, operand) };
    }
    if (this.#cursor.takes('-')) {
      const operand = this.asInteger(this.#parse(POWER.sign));
      return { type: 'integer', kind: 'negative', operand, ...across(ahead, operand) };
    }
    if (spelling === 'if' && power <= POWER.comparison && this.#cursor.isAhead('else'))
      return this.#if(power);
    if ((spelling === 'for' || spelling === 'exists') && power <= POWER.not && this.#scope.sequences)
      return this.#quantified(spelling);
    return this.#powerOf(this.#atom());
  }

  /**
   * Parses `if … then … else`. A number ends with its operand; a statement extends to the end, as after a range.
   *
   * @param power of the operator before it
   */
  #if(power: number): Node {
    const start = this.#cursor.take();
    const condition = this.asCondition(this.#parse(POWER.none));
    if (!this.#cursor.takes('then')) this.#cursor.unexpected('then');
    const left = this.#parse(POWER.none);
    if (!this.#cursor.takes('else')) this.#cursor.unexpected('else');
    const right = this.#parse(left.type === 'integer' ? power : POWER.none);
    const common = { kind: 'if', condition, ...across(start, right) } as const;
    return left.type === 'integer'
      ? { type: 'integer', ...common, left, right: this.asInteger(right) }
      : { type: 'condition', ...common, left, right: this.asCondition(right) };
  }

  #quantified(kind: 'for' | 'exists'): ConditionNode {
    const start = this.#cursor.take();
    const read = () => this.asCondition(this.#parse(POWER.none));
    const { range, body } = this.#ranged(kind === 'for', read);
    return { type: 'condition', kind, range, body, ...across(start, body) };
  }

  /** `sum(n in 1..a: f(n))`, or a count of the values of n that satisfy a condition. */
  #total(kind: 'sum' | 'count', start: Span): IntegerNode {
    if (!this.#cursor.takes('(')) this.#cursor.unexpected(`( after ${kind}`);
    const read = () => this.#parse(POWER.none);
    if (kind === 'sum') {
      const { range, body } = this.#ranged(false, () => this.asInteger(read()));
      return { type: 'integer', kind, range, body, ...across(start, this.#close()) };
    }
    const { range, body } = this.#ranged(false, () => this.asCondition(read()));
    return { type: 'integer', kind, range, body, ...across(start, this.#close()) };
  }

  /** Parses a letter with its range, and the statement about each of its values. */
  #ranged<T extends Node>(
    mayBeOpen: boolean,
    read: () => T,
  ): { readonly range: RangeOfLetter; readonly body: T } {
    const { ahead, spelling: letter } = this.#cursor;
    if (ahead.kind !== 'word' || isFunctionName(letter)) this.#cursor.unexpected('a letter');
    this.#cursor.take();
    if (
      letter.length > 1 ||
      namesIn(letter, 0, this.#scope) ||
      this.#scope.sequences!.includes(letter as never)
    )
      this.#cursor.report(ahead, {
        expected: 'a single letter that has no meaning yet',
        received: this.#cursor.quote(ahead),
      });
    const isOpen = mayBeOpen && this.#cursor.takes('>=') !== undefined;
    if (!isOpen && !this.#cursor.takes('in'))
      this.#cursor.unexpected(mayBeOpen ? 'a range, such as in 0..9 or >= 0' : 'a range, such as in 0..9');
    const from = this.asInteger(this.#parse(POWER.comparison));
    if (!isOpen && !this.#cursor.takes('..')) this.#cursor.unexpected('.. and the end of the range');
    const to = isOpen ? undefined : this.asInteger(this.#parse(POWER.comparison));
    if (!this.#cursor.takes(':')) this.#cursor.unexpected(': and a statement');
    const outer = this.#scope;
    this.#scope = { ...outer, names: [...outer.names, letter] };
    this.#letters.push(letter);
    const body = read();
    this.#letters.pop();
    this.#scope = outer;
    if (!to) this.#checkReads(letter, ahead, body);
    return { range: { letter, from, ...(to && { to }) }, body };
  }

  /** Reports if the terms in a statement do not end a range without an end. */
  #checkReads(letter: string, span: Span, body: Node): void {
    const reads = readsWith(letter, body);
    const end = `an end of the range: ${letter} in x..y`;
    if (reads.length === 0)
      this.#cursor.report(span, { expected: end, received: 'no term that moves with it' });
    for (const { index } of reads) {
      if (isShift(index, letter, body)) continue;
      const expected = `${letter} plus or minus a number, or ${end}`;
      this.#cursor.report(index, { expected, received: this.#cursor.quote(index) });
    }
  }

  /** Parses a number, a name, a call, or an expression in parentheses. */
  #atom(): Node {
    const { ahead, spelling } = this.#cursor;
    if (this.#cursor.takes('(')) {
      const node = this.#parse(POWER.none);
      return { ...node, ...across(ahead, this.#close()) };
    }
    if (ahead.kind === 'integer') {
      this.#cursor.take();
      // `2^10` is one number, which leaves it open what 2^3^2 would be.
      if (this.#cursor.quote(ahead).includes('^') && this.#cursor.spelling === '^') this.#secondPower();
      const written = this.#cursor.quote(ahead);
      if (/e/.test(written) && this.#scope.names.includes('e')) {
        const expected = 'a number without e, which is a parameter here';
        const hint = `write ${ahead.value}, or ${written.replace(/`/g, '').replace('e', ' * e * ')}`;
        this.#cursor.report(ahead, { expected, received: written, hint });
      }
      return { type: 'integer', kind: 'number', value: ahead.value, ...across(ahead, ahead) };
    }
    if (ahead.kind !== 'word' || OPERATOR_WORDS.has(spelling)) {
      return this.#cursor.unexpected('a number or a name');
    }
    this.#cursor.take();
    if (this.#scope.sequences && !this.#scope.names.includes(spelling)) {
      if (spelling === 'sum' || spelling === 'count') return this.#total(spelling, ahead);
      if (isSequenceName(spelling) && this.#cursor.spelling === '(') return this.#term(spelling, ahead);
      if (spelling === 'G' && this.#cursor.spelling === '=') return this.#ofGame(ahead);
    }
    if (isPredicateName(spelling)) return this.#predicate(spelling, ahead);
    return isFunctionName(spelling) ? this.#call(spelling, ahead) : this.#word(spelling, ahead);
  }

  /** Parses the exponent of an operand, if it has one: a number, a name, a call, or an expression in parentheses. */
  #powerOf(base: Node): Node {
    if (!this.#cursor.takes('^')) return base;
    const { ahead, spelling } = this.#cursor;
    if (ahead.kind === 'word' && (namesIn(spelling, ahead.at, this.#scope)?.length ?? 1) > 1)
      this.#cursor.unexpected('parentheses around this exponent');
    if (ahead.kind !== 'integer' && ahead.kind !== 'word' && spelling !== '(')
      this.#cursor.unexpected('an exponent: a number, a name, or an expression in parentheses');
    const power = this.#binary('^', base, this.#atom());
    if (this.#cursor.spelling === '^') this.#secondPower();
    return power;
  }

  #secondPower(): never {
    return this.#cursor.unexpected('parentheses around one of the two powers');
  }

  /** Returns the product of the names in a word, the last of which has the exponent after it. */
  #word(word: string, span: Span): Node {
    const uses = namesIn(word, span.at, this.#scope);
    if (uses) {
      const [last, ...others] = uses.map(use => this.#name(use)).reverse();
      const factors = [...others.reverse(), others.length > 0 ? this.#powerOf(last!) : last!];
      return factors.reduce((left, factor) => this.#binary('*', left, factor));
    }
    const called = this.#cursor.spelling === '(';
    const unknown = unknownWord(word, span.at, this.#scope, called);
    const hint = isConditional(word) && { hint: hintOnConditional(this.#cursor.text) };
    this.#cursor.report(unknown.span, { ...unknown.fault, ...hint });
    if (called) this.#arguments();
    const node = standIn(span);
    this.#untyped.add(node);
    return node;
  }

  #name({ name, at, length }: Use): IntegerNode {
    if (!this.#scope.names.includes(name)) {
      const expected = 'parameters declared before this one';
      this.#cursor.report({ at, length }, { expected, received: `\`${name}\`` });
    }
    if (!this.#letters.includes(name)) this.names.add(name);
    return { type: 'integer', kind: 'name', name, at, length };
  }

  #term(sequence: SequenceName, span: Span): IntegerNode {
    const { args, whole } = this.#argumentsOf(sequence, span, [1, 1]);
    const index = this.asInteger(args[0] ?? standIn(whole));
    if (index.kind === 'negative' && index.operand.kind === 'number')
      this.#cursor.report(index, { expected: 'a heap of at least 0', received: this.#cursor.quote(index) });
    this.#readSequence(sequence, span);
    return { type: 'integer', kind: 'term', sequence, index, ...whole };
  }

  /** Parses `G = G of N - {a, 2a}` or `G = G of {a, b}` after its first word. */
  #ofGame(start: Span): ConditionNode {
    this.#cursor.take();
    if (!this.#cursor.takes('G') || !this.#cursor.takes('of'))
      this.#cursor.unexpected('G of and a game, such as G of N - {a, 2a}');
    const excludes = this.#cursor.takes('N') !== undefined;
    if (excludes && !this.#cursor.takes('-')) this.#cursor.unexpected('- and the excluded numbers');
    if (this.#cursor.spelling !== '{') this.#cursor.unexpected('a set in braces, or N - and such a set');
    const { args, close } = this.#arguments('}');
    const numbers = args.map(arg => this.asInteger(arg));
    this.#readSequence('G', start);
    return { type: 'condition', kind: 'of game', sequence: 'G', excludes, numbers, ...across(start, close) };
  }

  #readSequence(sequence: SequenceName, span: Span): void {
    if (!this.#scope.sequences!.includes(sequence)) {
      const hint = `add { series: '${SEQUENCES[sequence]}', upTo: … } to measure`;
      const received = `\`${sequence}\``;
      this.#cursor.report(span, { expected: 'a sequence that is measured', received, hint });
    }
    this.sequences.add(sequence);
  }

  #call(callee: FunctionName, span: Span): IntegerNode {
    const { args, whole } = this.#argumentsOf(callee, span, FUNCTIONS[callee]);
    return { type: 'integer', kind: 'call', callee, args: args.map(arg => this.asInteger(arg)), ...whole };
  }

  #predicate(callee: PredicateName, span: Span): ConditionNode {
    const { args, whole } = this.#argumentsOf(callee, span, [1, 1]);
    const operand = this.asInteger(args[0] ?? standIn(whole));
    return { type: 'condition', kind: 'predicate', callee, operand, ...whole };
  }

  /** Parses the arguments of a function and checks their number. */
  #argumentsOf(callee: string, span: Span, [least, most]: readonly [number, number]) {
    if (this.#cursor.spelling !== '(') this.#cursor.unexpected(`( after ${callee}`);
    const { args, close } = this.#arguments();
    const whole = across(span, close);
    if (args.length < least || args.length > most) {
      const count = `${least}${most > least ? ' or more' : ''}`;
      const expected = `${count} argument${most > 1 ? 's' : ''} of ${callee}`;
      this.#cursor.report(whole, { expected, received: `${args.length}` });
    }
    return { args, whole };
  }

  #arguments(end: ')' | '}' = ')'): { args: readonly Node[]; close: Span } {
    const args: Node[] = [];
    this.#cursor.take();
    if (this.#cursor.spelling === end) return { args, close: this.#close(end) };
    do args.push(this.#parse(POWER.none));
    while (this.#cursor.takes(','));
    return { args, close: this.#close(end) };
  }

  #close(end: ')' | '}' = ')'): Span {
    return this.#cursor.takes(end) ?? this.#cursor.unexpected(end);
  }
}

/** Returns a node that replaces a missing number, so that parsing can continue. */
function standIn({ at, length }: Span): IntegerNode {
  return { type: 'integer', kind: 'number', value: 0, at, length };
}
