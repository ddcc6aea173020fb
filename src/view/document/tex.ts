import {
  type ConditionExpression,
  INFINITE_BASES,
  type IntegerExpression,
  parseExpression,
  type Range,
  type RangeOfLetter,
  SEQUENCE_NAMES,
} from '../../game/index.ts';

type IntegerNode = IntegerExpression['root'];
type ConditionNode = ConditionExpression['root'];

/** Returns an integer expression in TeX: `3a+1`, `b \bmod 2a`. */
export function integerTex(text: string, names: readonly string[]): string {
  return integer(parseExpression(text, { where: 'expression', names, type: 'integer' }).root, LOOSE);
}

/** Returns a condition, or a statement about a game, in TeX: `\gcd(a, b) = 1 \text{ and } a < b`. */
export function conditionTex(text: string, names: readonly string[]): string {
  const sequences = SEQUENCE_NAMES;
  return condition(
    parseExpression(text, { where: 'condition', names, sequences, type: 'condition' }).root,
    LOOSE,
  );
}

/** Returns the range of a letter in TeX: `1 \le a \le 8`. */
export function rangeTex(letter: string, { from, to, steps }: Range): string {
  if (steps && 'values' in steps) return `${letter} \\in \\{${steps.values.join(', ')}\\}`;
  const low = integer(from.root, LOOSE);
  const residue = steps ? `,\\ ${letter} \\equiv ${low} \\pmod{${steps.step}}` : '';
  if (to === 'endless') return `${letter} \\ge ${low}${residue}`;
  if (to === from) return `${letter} = ${low}${residue}`;
  return `${low} \\le ${letter} \\le ${integer(to.root, LOOSE)}${residue}`;
}

/** The binding power of the place of a part; a part that binds less gets parentheses. */
const [LOOSE, SUM, PRODUCT, FACTOR, BASE] = [0, 1, 2, 3, 4];

function integer(node: IntegerNode, place: number): string {
  switch (node.kind) {
    case 'number':
      return `${node.value}`;
    case 'name':
      return node.name.length === 1 ? node.name : longName(node.name);
    case 'negative':
      return within(SUM, place, `-${integer(node.operand, PRODUCT)}`);
    case '+':
      return within(SUM, place, `${integer(node.left, SUM)} + ${integer(node.right, SUM)}`);
    case '-':
      return within(SUM, place, `${integer(node.left, SUM)} - ${integer(node.right, PRODUCT)}`);
    case 'xor':
      return within(SUM, place, `${integer(node.left, SUM)} \\oplus ${integer(node.right, PRODUCT)}`);
    case '*': {
      const [left, right] = [integer(node.left, PRODUCT), integer(node.right, FACTOR)];
      const between = /^\d/.test(right) ? '\\cdot ' : /^\\(mathrm|text)/.test(right) ? '\\, ' : '';
      return within(PRODUCT, place, `${left} ${between}${right}`);
    }
    case '^':
      return within(FACTOR, place, `${integer(node.left, BASE)}^{${integer(node.right, LOOSE)}}`);
    case 'mod':
      // Less tight than it parses, so that a product with it as a factor puts it in parentheses.
      return within(SUM, place, `${integer(node.left, FACTOR)} \\bmod ${integer(node.right, PRODUCT)}`);
    case 'div':
      return `\\lfloor ${integer(node.left, PRODUCT)} / ${integer(node.right, FACTOR)} \\rfloor`;
    case 'term':
      return `${node.sequence}(${integer(node.index, LOOSE)})`;
    case 'if': {
      const branches = [node.left, node.right].map(branch => integer(branch, LOOSE));
      return within(LOOSE, place, ifTex(node.condition, branches));
    }
    case 'sum': {
      const { letter, from, to } = node.range;
      const ends = `_{${letter} = ${integer(from, LOOSE)}}^{${integer(to!, LOOSE)}}`;
      return within(PRODUCT, place, `\\textstyle\\sum${ends} ${integer(node.body, PRODUCT)}`);
    }
    case 'count': {
      const { range, body } = node;
      return `\\#\\{${range.letter} : ${rangeOfTex(range)},\\ ${condition(body, LOOSE)}\\}`;
    }
    case 'call':
      return call(
        node.callee,
        node.args.map(arg => integer(arg, LOOSE)),
      );
  }
}

/** Returns a name as words: `outcomePreperiod` is the outcome preperiod. */
function longName(name: string): string {
  const words = name.replaceAll('_', '\\_').replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.includes(' ') ? `\\text{${words}}` : `\\mathrm{${words}}`;
}

function ifTex(hypothesis: ConditionNode, [left, right]: readonly string[]): string {
  return `\\text{if } ${condition(hypothesis, LOOSE)} \\text{ then } ${left} \\text{ else } ${right}`;
}

/** Returns the range of a letter in a statement: `0 \\le n < b` for `n in 0..b-1`. */
function rangeOfTex({ letter, from, to }: RangeOfLetter): string {
  const first = integer(from, LOOSE);
  if (to === undefined) return `${letter} \\ge ${first}`;
  const isBelow = to.kind === '-' && to.right.kind === 'number' && to.right.value === 1;
  const end = isBelow ? `< ${integer(to.left, LOOSE)}` : `\\le ${integer(to, LOOSE)}`;
  return `${first} \\le ${letter} ${end}`;
}

function call(name: string, args: readonly string[]): string {
  if (name === 'abs') return `\\lvert ${args[0]} \\rvert`;
  const operator =
    name === 'lcm' || name === 'dist' || name === 'item' ? `\\operatorname{${name}}` : `\\${name}`;
  return `${operator}(${args.join(', ')})`;
}

const RELATIONS: Readonly<Record<string, string>> = {
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  divides: '\\mid',
};
const PREDICATES = { odd: 'odd', even: 'even', isprime: 'prime' };

function condition(node: ConditionNode, place: number): string {
  switch (node.kind) {
    case 'comparison':
      return node.operands
        .map((operand, i) => {
          const relation = node.relations[i - 1];
          const sign = relation === undefined ? '' : ` ${RELATIONS[relation] ?? relation} `;
          return sign + integer(operand, LOOSE);
        })
        .join('');
    case 'not':
      return `\\text{not } ${condition(node.operand, FACTOR)}`;
    case 'predicate':
      return `${integer(node.operand, LOOSE)} \\text{ is ${PREDICATES[node.callee]}}`;
    case 'of game': {
      const { sequence, excludes, numbers } = node;
      const set = `\\{${numbers.map(number => integer(number, LOOSE)).join(', ')}\\}`;
      return `${sequence} = ${sequence}_{${excludes ? `\\mathbb{N} \\setminus ${set}` : set}}`;
    }
    case 'for':
    case 'exists': {
      const words = node.kind === 'for' ? 'for all' : 'for some';
      const text = `\\text{${words} } ${rangeOfTex(node.range)}\\colon ${condition(node.body, LOOSE)}`;
      return within(LOOSE, place, text);
    }
    case 'if': {
      const branches = [node.left, node.right].map(branch => condition(branch, SUM));
      return within(LOOSE, place, ifTex(node.condition, branches));
    }
    case 'implies':
    case 'iff': {
      const arrow = node.kind === 'iff' ? '\\Leftrightarrow' : '\\Rightarrow';
      return within(LOOSE, place, `${condition(node.left, SUM)} ${arrow} ${condition(node.right, SUM)}`);
    }
    case 'and':
      return within(
        PRODUCT,
        place,
        `${condition(node.left, PRODUCT)} \\text{ and } ${condition(node.right, PRODUCT)}`,
      );
    case 'or':
      return within(SUM, place, `${condition(node.left, SUM)} \\text{ or } ${condition(node.right, SUM)}`);
  }
}

function within(strength: number, place: number, tex: string): string {
  return strength < place ? `(${tex})` : tex;
}

const BASES: Readonly<Record<string, string>> = {
  N: '\\mathbb{N}',
  ...Object.fromEntries(INFINITE_BASES.map(base => [base, `\\text{${base}}`])),
};
const BASE_NAMES = Object.keys(BASES).join('|');
const WORD = new RegExp(`^(${BASE_NAMES})\\b`);
const SIGNS: Readonly<Record<string, string>> = {
  '-': '\\setminus',
  '−': '\\setminus',
  '∖': '\\setminus',
  '\\': '\\setminus',
  '|': '\\cup',
  '+': '+',
};

/**
 * Returns a game, or a sum of heaps, with letters in TeX: `N - {a, b, a+b}` as `\mathbb{N} \setminus \{a, b, a + b\}`. In
 * a sum, each heap follows its game: `\{1, 3, 4\} : 7`. Undefined for a file, which has no such form.
 */
export function gameTex(text: string, names: readonly string[]): string | undefined {
  const sizes = new RegExp(`:\\s*([^+{}:]+(?:\\+(?!\\s*(?:\\{|(?:${BASE_NAMES})\\b))[^+{}:]+)*)`, 'y');
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    sizes.lastIndex = at;
    const size = sizes.exec(text);
    const set = /^\{([^{}]*)\}/.exec(rest);
    const word = WORD.exec(rest);
    if (size) pieces.push(`: ${integerTex(size[1]!.trim(), names)}`);
    else if (set) pieces.push(`\\{${elements(set[1]!, names)}\\}`);
    else if (word) pieces.push(BASES[word[1]!]!);
    else if (SIGNS[text[at]!]) pieces.push(SIGNS[text[at]!]!);
    else if (!/\s/.test(text[at]!)) return undefined;
    at += (size ?? set ?? word)?.[0].length ?? 1;
  }
  return pieces.join(' ');
}

/** Returns the parts between braces, split at commas outside parentheses; a range is written with dots. */
function elements(text: string, names: readonly string[]): string {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  const number = (written: string) => integerTex(written.trim(), names);
  return parts.map(part => part.split('..').map(number).join(', \\dots, ')).join(', ');
}
