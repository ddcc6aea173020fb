import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DefinitionError, UndecidedRead } from '../../../src/errors.ts';
import {
  type ConditionNode,
  compileConditionByName,
  type IntegerNode,
  mutantsOf,
  parseExpression,
  SEQUENCES,
} from '../../../src/game/index.ts';
import { readsWith } from '../../../src/game/language/range-reads.ts';
import { headlines, marked, refusal } from '../messages.ts';

const NAMES = ['a', 'b', 'period'];
const read = (text: string) =>
  parseExpression(text, { where: 'x', names: NAMES, sequences: ['G', 'f'], type: 'condition' });
const TERMS = [0, 0, 1, 1, 2, 0, 3, 1];
const OUTCOMES = [0, 1, 0, 1, 1, 0];
const SERIES = { terms: TERMS, outcomes: OUTCOMES };
const AT = { a: 2, b: 5, period: 4 };

/** Returns the value of a statement at AT, by closures and by JavaScript, which must agree. */
function valueAt(
  text: string,
  values: Readonly<Record<string, number>> = AT,
  series: object = SERIES,
): unknown {
  const [slow, quick] = [Number.POSITIVE_INFINITY, 1].map(often =>
    outcome(() => compileConditionByName(read(text), undefined, often)(values, series)),
  );
  expect(quick).toEqual(slow);
  return slow;
}

function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof UndecidedRead) return 'undecided';
    if (thrown instanceof DefinitionError) return 'refused';
    throw thrown;
  }
}

describe('a statement about a game', () => {
  test.each([
    ['G(4) = 2 and f(a + 2) = 1', true],
    ['G(G(6)) = 1', true],
    ['for n in 0..b: f(n) <= 1', true],
    ['for n in 0..b-1: f(n) = n mod 2', false],
    ['for n in 0..3: f(n) = n mod 2', true],
    ['for n in 3..2: f(n) = 7', true],
    ['period = 0 and if a = 1 then b = 2 else b = 4 or b = 5', false],
    ['not if a = 1 then b = 2 else b = 4 or b = 5', false],
    ['b = if a = 1 then 2 else 4 or b = 5', true],
    ['exists n in 3..2: f(n) = 1', false],
    ['G = G of {1, a, b + 3}', false],
    ['a xor b = 7 and b xor period - 1 = 0', true],
    ['a - b xor 1 = 0', 'refused'],
    ['not G = G of N - {a} and period = 4', true],
    ['exists n in a..b: G(n) = 2 and f(n) = 1', true],
    ['not exists n in 0..7: G(n) = 9', true],
    ['for n in 0..a: for m in n..a: G(n) <= G(m)', true],
    ['for n in 0..b: exists m in 0..7: G(m) = n mod 4', true],
    ['for n >= 0: f(n) <= 1', true],
    ['for n >= a: f(n - a) = 0 or f(n) = f(n-1) or n < 6', true],
    ['for n >= 3: f(n) = 1 - f(n-1) f(n-2)', true],
    ['for n >= 2: f(n) = 1 - f(n-1) f(n-2)', false],
    ['count(n in 0..b: f(n) = 0) = 3', true],
    ['sum(n in 0..7: G(n)) = 8', true],
    ['sum(n in 1..a: sum(m in 1..n: m^2)) = 6', true],
    ['G(1) = if b mod 2a = 1 then 0 else 7', true],
    ['if a = 2 then G(0) = 0 else G(0) = 1', true],
    ['if a = 3 then 1 = 1 else b = 5 and a = 9', false],
    ['1 + (if a = 2 then 3 else 4) = 4', true],
    ['b > 2 implies for n in 1..3: G(n) + G(7 - n) >= n mod 2', true],
    ['(for n in 0..1: G(n) = 0) and (for n in 2..3: G(n) = 1)', true],
    ['for n in 0..G(6): for m in 0..G(n): f(m) = m mod 2', true],
  ])('%s is %s', (text, value) => {
    expect(valueAt(text)).toBe(value);
  });

  test.each([
    ['G(8) = 0', 'undecided'],
    ['for n in 0..9: G(n) = G(n)', 'undecided'],
    ['for n in 0..9: G(n) < 2', false],
    ['for n >= 9: f(n) = 0', 'undecided'],
    ['G(a - 3) = 0', 'refused'],
    ['for n >= 0: f(n - 1) = 0', 'refused'],
    ['for n in 1..10^10: n > 0', 'refused'],
    ['a^(a - 3) = 0', 'refused'],
  ])('%s is %s if terms are missing or indices are negative', (text, value) => {
    expect(valueAt(text)).toBe(value);
  });

  test('names the term that is not computed, or the values that give a negative heap', () => {
    const holds = compileConditionByName(read('for n in 0..9: G(n) >= 0'));
    expect(() => holds(AT, SERIES)).toThrow('G(8) is not computed: G has 8 terms');
    expect(
      refusal(() => compileConditionByName(read('for n in 0..a: G(1 - n) = 0'))(AT, SERIES)).split('\n'),
    ).toEqual([
      'x: expected a heap of at least 0, received `G(1 - n)` at a = 2, n = 2',
      '  for n in 0..a: G(1 - n) = 0',
      '                 ^^^^^^^^',
    ]);
  });

  test('reads a sequence and the names once per range, and never for an empty range', () => {
    let reads = 0;
    const series = {
      get terms() {
        reads++;
        return TERMS;
      },
    };
    const holds = compileConditionByName(read('for n in 0..a: for m in 0..n: G(n) >= G(m)'), undefined, 1);
    expect(holds(AT, series)).toBe(true);
    expect(reads).toBe(1);
    expect(holds({ ...AT, a: -1 }, series)).toBe(true);
    expect(reads).toBe(1);
  });

  test('lists the parameters and sequences that it reads, without the variables of its ranges', () => {
    const { names, sequences } = read('for n in 0..b-1: exists m in 0..n: f(m) = a');
    expect([names, sequences]).toEqual([['b', 'a'], ['f']]);
  });

  test('prefers a parameter named G or f to the sequence', () => {
    const options = { where: 'x', names: ['f', 'n'], sequences: ['G', 'f'], type: 'condition' } as const;
    expect(parseExpression('f(n) = 3', options).sequences).toEqual([]);
  });
});

describe('an error in a statement about a game', () => {
  test.each([
    ['for b in 0..3: f(b) = 0', 'b', 'a single letter that has no meaning yet, received `b`'],
    ['for G in 0..3: f(G) = 0', 'G', 'a single letter that has no meaning yet, received `G`'],
    ['for n in 0..3: for n in 0..3: f(n) = 0', 'n', 'a single letter that has no meaning yet, received `n`'],
    ['for n 0..3: f(n) = 0', '0', 'a range, such as in 0..9 or >= 0, received `0`'],
    ['exists n >= 3: f(n) = 0', '>=', 'a range, such as in 0..9, received `>=`'],
    ['for n in 0: f(n) = 0', ':', '.. and the end of the range, received `:`'],
    ['for n in 0..3, f(n) = 0', ',', ': and a statement, received `,`'],
    ['for n in 0..3: f(n)', 'f(n)', 'a condition, received the number `f(n)`'],
    [
      'for n >= 0: f(2n) = 0',
      '2n',
      'n plus or minus a number, or an end of the range: n in x..y, received `2n`',
    ],
    [
      'for n >= 0: for m in 0..3: f(n + m) = 0',
      'n + m',
      'n plus or minus a number, or an end of the range: n in x..y, received `n + m`',
    ],
    ['for n >= 0: n > a', 'n', 'an end of the range: n in x..y, received no term that moves with it'],
    ['f(-1) = 0', '-1', 'a heap of at least 0, received `-1`'],
    ['f = 0', 'f', 'one of the names a, b, period, received `f`'],
    ['f(1, 2) = 0', 'f(1, 2)', '1 argument of f, received 2'],
    ['for n in 0..3: f(m) = 0', 'm', 'one of the names a, b, period, n, received `m`'],
    ['(for n in 0..3: f(n) = 0) and n = 1', 'n', 'one of the names a, b, period, received `n`'],
    ['if a = 1 then b = 2 else 3', '3', 'a condition, received the number `3`'],
    ['if a then b = 2 else b = 3', 'a', 'a condition, received the number `a`'],
    ['sum(n in 0..3: f(n) = 0) = 1', 'f(n) = 0', 'a number, received the condition `f(n) = 0`'],
    ['count n = 1', 'n', '( after count, received `n`'],
  ])('%s', (text, mark, message) => {
    expect(headlines(() => read(text))[0]).toBe(`x: expected ${message}`);
    expect(marked(() => read(text))[0]).toBe(mark);
  });

  test('suggests how to measure a sequence', () => {
    const unmeasured = () =>
      parseExpression('f(a) = 0', { where: 'x', names: ['a'], sequences: [], type: 'condition' });
    expect(refusal(unmeasured)).toContain("hint: add { series: 'outcomes', upTo: … } to measure");
  });

  test.each(['for n in 0..3: n = a', 'G(3) = a', 'sum(n in 0..3: n) = a'])(
    'occurs for %s if there is no game',
    text => {
      expect(() => parseExpression(text, { where: 'x', names: ['a'], type: 'condition' })).toThrow(
        DefinitionError,
      );
    },
  );
});

/** Texts of statements; each variable occurs only in its range. */
const statement = (letters: readonly string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom('a', 'b', ...letters);
  const small = fc.nat(3).map(String);
  const index = fc.oneof(
    name,
    fc.tuple(name, fc.constantFrom(' + ', ' - '), small).map(parts => parts.join('')),
    fc.tuple(fc.constantFrom('G', 'f'), name).map(([of, at]) => `${of}(${at})`),
  );
  const number: fc.Arbitrary<string> = fc.oneof(
    small,
    name,
    fc.tuple(fc.constantFrom('G', 'f'), index).map(([of, at]) => `${of}(${at})`),
    fc.tuple(name, fc.constantFrom(' mod 3', ' div 2', '^2', ' + 1')).map(parts => parts.join('')),
  );
  const letter = ['n', 'm', 'k'][letters.length];
  const comparison = fc
    .tuple(number, fc.constantFrom('=', '<', '!=', '>='), number)
    .map(parts => parts.join(' '));
  if (letter === undefined) return comparison;
  const inner = fc.tuple(number, number, statement([...letters, letter]));
  return fc.oneof(
    { weight: 2, arbitrary: comparison },
    fc
      .tuple(comparison, fc.constantFrom('and', 'or', 'implies', 'iff'), comparison)
      .map(parts => parts.join(' ')),
    inner.map(([x, y, statement]) => `for ${letter} in ${x}..${y}: ${statement}`),
    inner.map(([x, y, statement]) => `exists ${letter} in ${x}..${y}: ${statement}`),
    inner.map(([x, y, statement]) => `count(${letter} in ${x}..${y}: ${statement}) ${'>'} 1`),
    fc
      .tuple(inner, number)
      .map(([[x, y], body]) => `sum(${letter} in ${x}..${y}: ${body} + ${letter}) mod 2 = 0`),
    fc.tuple(comparison, comparison, comparison).map(([x, y, z]) => `if ${x} then ${y} else ${z}`),
    fc
      .tuple(small, comparison)
      .map(([x, statement]) => `for ${letter} >= ${x}: 0 <= f(${letter}) and ${statement}`),
  );
};

type Environment = Readonly<Record<string, number>>;

/** Evaluates a statement by the definition, slowly: each value of a variable gets a new environment. */
function slow(node: IntegerNode | ConditionNode, at: Environment): number | boolean {
  const number = (part: IntegerNode, inner = at) => slow(part, inner) as number;
  const truth = (part: ConditionNode, inner = at) => slow(part, inner) as boolean;
  if ('range' in node) {
    const { letter, from, to } = node.range;
    const reads = to ? [] : readsWith(letter, node.body);
    const first = number(from);
    const lengthOf = (of: 'G' | 'f') => SERIES[SEQUENCES[of]].length;
    const ends = () =>
      reads.map(read => lengthOf(read.sequence) - 1 - number(read.index, { ...at, [letter]: 0 }));
    const last = to ? number(to) : Math.min(...ends());
    if (!to && last < first) throw new UndecidedRead();
    const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ({
      ...at,
      [letter]: first + i,
    }));
    if (node.kind === 'for') return all.every(inner => truth(node.body, inner));
    if (node.kind === 'exists') return all.some(inner => truth(node.body, inner));
    if (node.kind === 'count') return all.filter(inner => truth(node.body, inner)).length;
    return all.reduce((sum, inner) => sum + number(node.body as IntegerNode, inner), 0);
  }
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'name':
      return at[node.name]!;
    case 'term': {
      const n = number(node.index);
      if (n < 0) throw new DefinitionError([]);
      const term = SERIES[SEQUENCES[node.sequence]][n];
      if (term === undefined) throw new UndecidedRead();
      return term;
    }
    case 'comparison': {
      const [x, y] = [number(node.operands[0]!), number(node.operands[1]!)];
      return { '=': x === y, '<': x < y, '!=': x !== y, '<=': x <= y, '>=': x >= y, '>': x > y }[
        node.relations[0] as '='
      ]!;
    }
    case 'if':
      return slow(truth(node.condition) ? node.left : node.right, at);
    case '+':
      return number(node.left) + number(node.right);
    case '-':
      return number(node.left) - number(node.right);
    case 'mod': {
      const modulus = number(node.right);
      return ((number(node.left) % modulus) + modulus) % modulus;
    }
    case 'div':
      return Math.floor(number(node.left) / number(node.right));
    case '^':
      return number(node.left) ** number(node.right);
    case 'and':
      return truth(node.left) && truth(node.right);
    case 'or':
      return truth(node.left) || truth(node.right);
    case 'implies':
      return !truth(node.left) || truth(node.right);
    case 'iff':
      return truth(node.left) === truth(node.right);
    default:
      throw new Error(node.kind);
  }
}

describe('any statement', () => {
  test('agrees with its definition, by closures and by JavaScript', () => {
    const seen = new Set<unknown>();
    fc.assert(
      fc.property(statement([]), fc.nat(4), fc.nat(4), (text, a, b) => {
        const values = { a, b, period: 4 };
        const value = valueAt(text, values);
        expect(value, text).toBe(outcome(() => slow(read(text).root, values)));
        seen.add(value);
      }),
      { seed: 20260101, numRuns: 600 },
    );
    expect(seen.size).toBe(4);
  });

  test('generates mutants that mean what their texts say', () => {
    let differing = 0;
    fc.assert(
      fc.property(statement([]), fc.nat(4), fc.nat(4), (text, a, b) => {
        const values = { a, b, period: 4 };
        const right = outcome(() => compileConditionByName(read(text))(values, SERIES));
        for (const miss of mutantsOf(read(text)).flat()) {
          const [byTree, byText] = [
            outcome(() => compileConditionByName(read(text), miss.root)(values, SERIES)),
            outcome(() => compileConditionByName(read(miss.text))(values, SERIES)),
          ];
          expect(byTree, miss.text).toBe(byText);
          if (byTree !== right) differing++;
        }
      }),
      { seed: 20260101, numRuns: 150 },
    );
    expect(differing).toBeGreaterThan(200);
  });
});

test.each([
  [
    'for n in 0..b-1: f(n) = n mod 2',
    [
      ['for n in -1..b-1: f(n) = n mod 2', 'for n in 1..b-1: f(n) = n mod 2'],
      ['for n in 0..b-0: f(n) = n mod 2', 'for n in 0..b-2: f(n) = n mod 2'],
      ['for n in 0..b-1: f(n) = n mod 1'],
      ['for n in 0..b-1: f(n) = n mod 3'],
      ['for n in 0..b-1: f(n) = n mod 2 - 1'],
      ['for n in 0..b-1: f(n) = n mod 2 + 1'],
    ],
  ],
  [
    'for n >= b: f(n) = 1 - f(n-1)',
    [
      ['for n >= b - 1: f(n) = 1 - f(n-1)', 'for n >= b + 1: f(n) = 1 - f(n-1)'],
      ['for n >= b: f(n) = 0 - f(n-1)'],
      ['for n >= b: f(n) = 2 - f(n-1)'],
      ['for n >= b: f(n) = 1 - f(n-0)'],
      ['for n >= b: f(n) = 1 - f(n-2)'],
      ['for n >= b: f(n) = 1 - f(n-1) - 1'],
      ['for n >= b: f(n) = 1 - f(n-1) + 1'],
    ],
  ],
])('the mutants of %s differ in one number, side or end', (text, misses) => {
  expect(mutantsOf(read(text)).map(place => place.map(miss => miss.text))).toEqual(misses);
});

describe('the nim-sequence of another game', () => {
  const SERIES_OF = { terms: [0, 0, 1, 1, 0, 0, 2, 2, 3, 3, 2, 2] };

  test.each([
    ['G = G of {1}', { terms: [0, 1, 0, 1, 0] }, true],
    ['G = G of {a, a, 1}', { terms: [0, 1, 2, 0, 1, 2] }, true],
    ['G = G of {1, 2}', { terms: [0, 1, 2, 0, 0] }, false],
    ['G = G of {1, 2}', { terms: [0, 1, 2, 0, 2] }, false],
    ['G = G of N - {1}', { terms: [0, 0, 1, 0] }, false],
    ['G = G of N - {a, 2a}', { terms: [0, 1, 0, 1, 0, 1, 2, 3] }, true],
    ['G = G of N - {2a, a}', { terms: [0, 1, 0, 1, 2, 1, 2, 3] }, false],
    ['G = G of N - {a - 2}', SERIES_OF, 'refused'],
    ['for n in 2..3: G = G of N - {n} iff n = 2', { terms: [0, 1, 0, 1, 2, 3, 2, 3] }, true],
    ['G = G of {a}', {}, 'undecided'],
  ])('a nim-sequence is compared by the definition: %s of %j is %j', (text, series, value) => {
    expect(valueAt(text, AT, series)).toBe(value);
  });

  test('an equation of nim-sequences has a mutant for each number of the set', () => {
    expect(mutantsOf(read('G = G of N - {a, 2b}')).map(place => place.map(({ text }) => text))).toEqual([
      ['G = G of N - {a - 1, 2b}', 'G = G of N - {a + 1, 2b}'],
      ['G = G of N - {a, 1b}', 'G = G of N - {a, 3b}'],
      ['G = G of N - {a, 2b - 1}', 'G = G of N - {a, 2b + 1}'],
    ]);
  });

  test.each([
    ['G = 3', 'expected G of and a game, such as G of N - {a, 2a}, received `3`'],
    ['G = G of N', 'expected - and the excluded numbers, received nothing'],
    ['G = G of a', 'expected a set in braces, or N - and such a set, received `a`'],
    ['G = G of {a', 'expected }, received nothing'],
  ])('is rejected in the form %s', (text, expected) => {
    expect(headlines(() => read(text))[0]).toContain(expected);
  });
});
