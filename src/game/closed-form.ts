import { DefinitionError, type Issue } from '../errors.ts';
import { compileInteger } from './language/compile.ts';
import { type IntegerExpression, parseExpression } from './language/expression.ts';

/** A statement that B(S) or E(S) equals a formula. Plain JSON. */
export type ClosedForm =
  | { readonly of: 'B'; readonly word: readonly PowerOfText[]; readonly names: readonly string[] }
  | {
      readonly of: 'E';
      readonly over: readonly PowerTerm[];
      readonly under: readonly PowerTerm[];
      readonly names: readonly string[];
    };

/** A text of digits, repeated `times` times. */
export interface PowerOfText {
  readonly text: string;
  /** Once if there is none. */
  readonly times?: IntegerExpression;
}

/** factor · 2^(e₁ + e₂ + …) */
export interface PowerTerm {
  readonly factor: number;
  readonly exponents: readonly IntegerExpression[];
}

/** A closed form as text, keyed by the quantity that it describes. */
export type ClosedFormText = { readonly B: string } | { readonly E: string };

/**
 * Reads a word of powers, `(01)^(b div 2) 1`, as B, or a quotient of sums of powers of 2, `2 (2^(b+1) + 1) / (3 (2^(b+1) - 1))`,
 * as E. Exponents are expressions in letters.
 *
 * @throws DefinitionError
 * @example
 * parseClosedForm({ B: '(01)^b 1' }, 'x', ['b']).names // ['b']
 */
export function parseClosedForm(text: ClosedFormText, where: string, names: readonly string[]): ClosedForm {
  const reader = new Reader('B' in text ? text.B : text.E, where, names);
  const form =
    'B' in text
      ? ({ of: 'B', word: reader.word() } as const)
      : ({ of: 'E', over: reader.product(), under: reader.takes('/') ? reader.product() : ONE } as const);
  reader.end();
  return { ...form, names: [...reader.names] };
}

/** Parameter values of a case, by name. */
type Values = Readonly<Record<string, number>>;

/**
 * Compiles a word of powers to a function that returns its bits for given parameter values. The function throws RangeError
 * if an exponent is negative.
 *
 * @example
 * compileWord(parseClosedForm({ B: '(01)^b 1' }, 'x', ['b']).word)({ b: 2 }) // '01011'
 */
export function compileWord(word: readonly PowerOfText[]): (values: Values) => string {
  const times = word.map(power => (power.times === undefined ? () => 1 : compiled(power.times)));
  return values =>
    word
      .map(({ text }, i) => {
        const count = times[i]!(values);
        if (count < 0) throw new RangeError(`(${text})^${count} is not a word`);
        return text.repeat(count);
      })
      .join('');
}

/**
 * Compiles a sum of powers of 2 to a function that returns its exact value for given parameter values. The function throws
 * RangeError if an exponent is negative.
 *
 * @example
 * compilePowerSum(parseClosedForm({ E: '2 (2^b + 1)' }, 'x', ['b']).over)({ b: 3 }) // 18n
 */
export function compilePowerSum(terms: readonly PowerTerm[]): (values: Values) => bigint {
  const powers = terms.map(({ factor, exponents }) => ({
    factor: BigInt(factor),
    exponents: exponents.map(compiled),
  }));
  return values =>
    powers.reduce((sum, { factor, exponents }) => {
      const exponent = exponents.reduce((total, value) => total + value(values), 0);
      if (exponent < 0) throw new RangeError(`2^${exponent} is not an integer`);
      return sum + factor * 2n ** BigInt(exponent);
    }, 0n);
}

function compiled(expression: IntegerExpression): (values: Values) => number {
  const { names } = expression;
  const value = compileInteger(expression, names);
  return values => value(names.map(name => values[name]!));
}

/**
 * Returns the closed form of B or E that a sentence states; undefined if it states none.
 *
 * @example
 * closedFormIn('B = <(01)^b 1>') // { B: '(01)^b 1' }
 */
export function closedFormIn(sentence: string): ClosedFormText | undefined {
  const [, of, text] = /^\s*([BE])\s*=\s*(.*?)\s*$/s.exec(sentence) ?? [];
  if (text === undefined) return undefined;
  return of === 'E' ? { E: text } : { B: text.replace(/^<(.*)>$/s, '$1') };
}

/**
 * Returns a hint for a sentence that contains more than a closed form, which is therefore none; undefined for other
 * sentences.
 *
 * @example
 * hintOnClosedForm('period = 2a') // undefined
 */
export function hintOnClosedForm(sentence: string): string | undefined {
  if (!/(^|\W)[BE]\s*=/.test(sentence)) return undefined;
  return 'write the closed form by itself, such as B = (01)^b 1, and its hypothesis in where';
}

const ONE: readonly PowerTerm[] = [{ factor: 1, exponents: [] }];

class Reader {
  readonly names = new Set<string>();
  #at = 0;
  readonly #text: string;
  readonly #where: string;
  readonly #known: readonly string[];

  constructor(text: string, where: string, known: readonly string[]) {
    this.#text = text;
    this.#where = where;
    this.#known = known;
  }

  word(): PowerOfText[] {
    const word: PowerOfText[] = [];
    while (!this.#isAtEnd()) {
      const [, inner, plain] = this.#match(/\(([01]+)\)|([01]+)/y) ?? this.#fail('digits 0 and 1');
      const text = inner ?? plain!;
      // Without parentheses the power applies only to the last digit.
      if (!this.takes('^')) word.push({ text });
      else if (inner !== undefined) word.push({ text, times: this.#exponent() });
      else {
        if (text.length > 1) word.push({ text: text.slice(0, -1) });
        word.push({ text: text.at(-1)!, times: this.#exponent() });
      }
    }
    return word.length > 0 ? word : this.#fail('digits 0 and 1');
  }

  sum(): PowerTerm[] {
    const terms: PowerTerm[] = [];
    for (let sign = 1; ; ) {
      terms.push(...this.product().map(term => ({ ...term, factor: sign * term.factor })));
      if (this.takes('+')) sign = 1;
      else if (this.takes('-')) sign = -1;
      else return terms;
    }
  }

  product(): readonly PowerTerm[] {
    const sign = this.takes('-') ? -1 : 1;
    const first = this.#factor() ?? this.#fail('a number, a power of 2 or a sum in brackets');
    let product = first.map(term => ({ ...term, factor: sign * term.factor }));
    for (let next = this.#factor(); next; next = this.#factor()) {
      const right = next;
      product = product.flatMap(p =>
        right.map(q => ({
          factor: p.factor * q.factor,
          exponents: [...p.exponents, ...q.exponents],
        })),
      );
    }
    if (product.some(({ factor }) => !Number.isSafeInteger(factor))) this.#fail('factors below 2^53');
    return product;
  }

  takes(sign: string): boolean {
    this.#match(/[\s·]+/y);
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }

  end(): void {
    if (!this.#isAtEnd()) this.#fail('nothing more');
  }

  #factor(): readonly PowerTerm[] | undefined {
    if (this.takes('(')) {
      const sum = this.sum();
      return this.takes(')') ? sum : this.#fail(')');
    }
    const [digits] = this.#match(/\d+/y) ?? [];
    if (digits === undefined) return undefined;
    if (!this.takes('^')) return [{ factor: Number(digits), exponents: [] }];
    return digits === '2' ? [{ factor: 1, exponents: [this.#exponent()] }] : this.#fail('a power of 2');
  }

  /** Returns a name, a number, or an expression in brackets. */
  #exponent(): IntegerExpression {
    this.#match(/[\s·]+/y);
    const [plain] = this.#match(/[a-z]\b|\d+/y) ?? [];
    const text = plain ?? this.#inBrackets();
    const expression = parseExpression(text, { where: this.#where, names: this.#known, type: 'integer' });
    for (const name of expression.names) this.names.add(name);
    return expression;
  }

  #inBrackets(): string {
    const begin = this.#at;
    let depth = 0;
    for (let at = begin; at < this.#text.length; at++) {
      if (this.#text[at] === '(') depth++;
      if (this.#text[at] === ')') depth--;
      if (depth === 0 && at === begin) break;
      if (depth > 0) continue;
      this.#at = at + 1;
      return this.#text.slice(begin + 1, at);
    }
    return this.#fail('an exponent: a parameter, a number, or an expression in brackets');
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text) ?? undefined;
    if (match) this.#at += match[0].length;
    return match;
  }

  #isAtEnd(): boolean {
    this.#match(/[\s·]+/y);
    return this.#at === this.#text.length;
  }

  #fail(expected: string): never {
    const at = Math.min(this.#at, this.#text.length);
    const issue: Issue = {
      where: this.#where,
      expected,
      received: JSON.stringify(this.#text.slice(at, at + 1)),
      mark: { text: this.#text, at, length: 1 },
    };
    throw new DefinitionError([issue]);
  }
}
