import fc from 'fast-check';

/** The names in scope of every generated expression. */
export const NAMES = ['a', 'b', 'm'] as const;

/** Evaluates a generated expression at values of NAMES; throws Refused if a number is not an exact integer. */
type Run<T> = (values: readonly bigint[]) => T;

/** An expression as text, the precedence of its outermost operator, and its value by other means. */
export interface Tree<T> {
  readonly text: string;
  readonly power: number;
  readonly run: Run<T>;
}

export class Refused extends Error {}

const RELATIONS: readonly (readonly [string, (x: bigint, y: bigint) => boolean])[] = [
  ['<', (x, y) => x < y],
  ['<=', (x, y) => x <= y],
  ['≤', (x, y) => x <= y],
  ['>', (x, y) => x > y],
  ['>=', (x, y) => x >= y],
  ['≥', (x, y) => x >= y],
  ['=', (x, y) => x === y],
  ['!=', (x, y) => x !== y],
  ['≠', (x, y) => x !== y],
  ['divides', (x, y) => (x === 0n ? y === 0n : y % x === 0n)],
];

/** Trees of both types, evaluated in BigInt and printed with as few parentheses as possible. */
export const { integer, condition } = fc.letrec<{ integer: Tree<bigint>; condition: Tree<boolean> }>(tie => ({
  integer: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.nat(12).map(n => tree(`${n}`, 9, () => BigInt(n))),
    fc.nat(NAMES.length - 1).map(i => tree(NAMES[i]!, 9, values => exact(values[i]!))),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => infix(x, '+', y, 5, [5, 5.5], (p, q) => p + q)),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => infix(x, '-', y, 5, [5, 5.5], (p, q) => p - q)),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => infix(x, '*', y, 6, [6, 7], (p, q) => p * q)),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => infix(x, ' mod ', y, 5.5, [6, 7], modulo)),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => juxtaposed(x, y)),
    fc.tuple(tie('integer'), fc.nat(3)).map(([x, exponent]) => raised(x, exponent)),
    tie('integer').map(x => tree(`-${within(x, 7)}`, 7, values => exact(-x.run(values)))),
    fc.tuple(tie('integer'), tie('integer')).map(([x, y]) => infix(x, ' div ', y, 5.5, [6, 7], quotient)),
    fc
      .tuple(tie('integer'), tie('integer'))
      .map(([x, y]) => call('dist', [x, y], ([p, q]) => distance(p!, q!))),
    tie('integer').map(x => tree(`abs(${x.text})`, 9, values => magnitude(x.run(values)))),
    fc
      .tuple(tie('integer'), tie('integer'))
      .map(([x, y]) => call('gcd', [x, y], ([p, q]) => divisor(p!, q!))),
    fc
      .tuple(tie('integer'), tie('integer'))
      .map(([x, y]) => call('lcm', [x, y], ([p, q]) => multiple(p!, q!))),
    fc
      .array(tie('integer'), { minLength: 1, maxLength: 3 })
      .map(args => call('min', args, values => values.reduce((p, q) => (p < q ? p : q)))),
    fc
      .array(tie('integer'), { minLength: 1, maxLength: 3 })
      .map(args => call('max', args, values => values.reduce((p, q) => (p > q ? p : q)))),
  ),
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(
        tie('integer'),
        fc.array(fc.tuple(fc.constantFrom(...RELATIONS), tie('integer')), { minLength: 1, maxLength: 3 }),
      )
      .map(([first, links]) => chain(first, links)),
    tie('integer').map(x => tree(`odd(${x.text})`, 9, values => modulo(x.run(values), 2n) === 1n)),
    tie('integer').map(x => tree(`even(${x.text})`, 9, values => modulo(x.run(values), 2n) === 0n)),
    fc
      .tuple(tie('condition'), tie('condition'))
      .map(([x, y]) =>
        tree(`${within(x, 1)} implies ${within(y, 1)}`, 0.5, values => !x.run(values) || y.run(values)),
      ),
    fc
      .tuple(tie('condition'), tie('condition'))
      .map(([x, y]) =>
        tree(`${within(x, 0.5)} iff ${within(y, 0.5)}`, 0.2, values => x.run(values) === y.run(values)),
      ),
    tie('condition').map(x => tree(`not ${within(x, 3)}`, 3, values => !x.run(values))),
    fc
      .tuple(tie('condition'), tie('condition'))
      .map(([x, y]) =>
        tree(`${within(x, 2)} and ${within(y, 3)}`, 2, values => x.run(values) && y.run(values)),
      ),
    fc
      .tuple(tie('condition'), tie('condition'))
      .map(([x, y]) =>
        tree(`${within(x, 1)} or ${within(y, 2)}`, 1, values => x.run(values) || y.run(values)),
      ),
  ),
}));

function tree<T>(text: string, power: number, run: Run<T>): Tree<T> {
  return { text, power, run };
}

function within({ text, power }: Tree<unknown>, least: number): string {
  return power < least ? `(${text})` : text;
}

function infix(
  x: Tree<bigint>,
  operator: string,
  y: Tree<bigint>,
  power: number,
  [left, right]: readonly [number, number],
  combine: (p: bigint, q: bigint) => bigint,
): Tree<bigint> {
  return tree(`${within(x, left)}${operator}${within(y, right)}`, power, values =>
    exact(combine(x.run(values), y.run(values))),
  );
}

/** Joins factors: a function name after a word needs a space, and a number can only come first. */
function juxtaposed(x: Tree<bigint>, y: Tree<bigint>): Tree<bigint> {
  const right = /^\d/.test(y.text) ? `(${y.text})` : within(y, 9);
  const left = within(x, 8);
  const space = /^[a-z]{2}/.test(right) || /\^[a-z]$/.test(left) ? ' ' : '';
  return tree(`${left}${space}${right}`, 8, values => exact(x.run(values) * y.run(values)));
}

function raised(x: Tree<bigint>, exponent: number): Tree<bigint> {
  // A power of several letters applies only to the last letter.
  const base = /^([a-z]|\d+)$/.test(x.text) ? x.text : `(${x.text})`;
  return tree(`${base}^${exponent}`, 8.5, values => exact(x.run(values) ** BigInt(exponent)));
}

function call(
  name: string,
  args: readonly Tree<bigint>[],
  combine: (values: bigint[]) => bigint,
): Tree<bigint> {
  const text = `${name}(${args.map(arg => arg.text).join(', ')})`;
  return tree(text, 9, values => exact(combine(args.map(arg => arg.run(values)))));
}

function chain(
  first: Tree<bigint>,
  links: readonly (readonly [(typeof RELATIONS)[number], Tree<bigint>])[],
): Tree<boolean> {
  const text = within(first, 5) + links.map(([[sign], next]) => ` ${sign} ${within(next, 5)}`).join('');
  return tree(text, 4, values => {
    let left = first.run(values);
    return links.every(([[, holds], next]) => {
      const before = left;
      left = next.run(values);
      return holds(before, left);
    });
  });
}

function exact(value: bigint): bigint {
  if (magnitude(value) >= 2n ** 53n) throw new Refused();
  return value;
}

function modulo(x: bigint, m: bigint): bigint {
  if (m < 1n) throw new Refused();
  return ((x % m) + m) % m;
}

function quotient(x: bigint, d: bigint): bigint {
  return (x - modulo(x, d)) / d;
}

function distance(x: bigint, step: bigint): bigint {
  const [above, below] = [modulo(-x, step), modulo(x, step)];
  return above < below ? above : below;
}

function magnitude(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** Euclid's algorithm in BigInt. */
function divisor(x: bigint, y: bigint): bigint {
  return y === 0n ? magnitude(x) : divisor(y, x % y);
}

function multiple(x: bigint, y: bigint): bigint {
  return x === 0n || y === 0n ? 0n : magnitude(x * y) / divisor(x, y);
}
