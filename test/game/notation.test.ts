import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatGame,
  type Game,
  INFINITE_BASES,
  type InfiniteBase,
  MAX_MOVE,
  parseGame,
} from '../../src/game/index.ts';
import { headlines, marked, refusal } from './messages.ts';

const SEED = { seed: 20260101, numRuns: 500 };

describe('parseGame', () => {
  test.each([
    ['{4, 1, 3}', '{1, 3, 4}'],
    ['  {  10,9 ,  1}  ', '{1, 9, 10}'],
    ['{007}', '{7}'],
    ['{2147483648}', '{2147483648}'],
    ['N', 'N'],
    ['N - {8, 2, 6, 3}', 'N - {2, 3, 6, 8}'],
    ['N-{2}', 'N - {2}'],
    ['N ∖ {2}', 'N - {2}'],
    ['N \\ {2}', 'N - {2}'],
    ['N − {2}', 'N - {2}'],
    ['N - {2} - {3}', 'N - {2, 3}'],
    ['primes|{1}', 'primes | {1}'],
    ['primes - {2} | {1}', 'primes | {1} - {2}'],
    ['squares - {4, 1} | {2}', 'squares | {2} - {1, 4}'],
    ['file: some moves.txt ', 'file:some moves.txt'],
    ['{4,1} from 2,0 , 0', '{1, 4} from 2, 0, 0'],
    ['{4,1}from 2^0', '{1, 4} from 1'],
  ])('reads %s as %s', (text, canonical) => {
    expect(formatGame(parseGame(text))).toBe(canonical);
  });

  test('reads every game that formatGame writes', () => {
    fc.assert(
      fc.property(games(), game => {
        expect(parseGame(formatGame(game))).toEqual(game);
      }),
      SEED,
    );
  });

  test('accepts the numbers of a set in any order', () => {
    const shuffles = fc
      .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 12 })
      .chain(moves => fc.shuffledSubarray(moves, { minLength: moves.length }));
    fc.assert(
      fc.property(shuffles, moves => {
        const sorted = [...moves].sort((x, y) => x - y);
        expect(parseGame(`{${moves}}`)).toEqual({ kind: 'finite', moves: sorted });
      }),
      SEED,
    );
  });
});

test('accepts N as websites and papers print it', () => {
  expect(parseGame('ℕ')).toEqual(parseGame('N'));
  expect(parseGame('ℕ ∖ {2, 3}')).toEqual(parseGame('N - {2, 3}'));
});

describe('parseGame puts the caret under', () => {
  test.each([
    [
      'the second of two equal numbers',
      'N - {2, 3, 2}',
      ['game: expected distinct numbers, received 2 twice', '  N - {2, 3, 2}', '             ^'],
    ],
    [
      'an empty set, with a hint what to write',
      'N - {}',
      [
        'game: expected at least one number in the set, received {}',
        '  N - {}',
        '      ^^',
        '  hint: did you mean N?',
      ],
    ],
    [
      'a misspelt name, with the nearest name',
      'prmes | {1}',
      [
        'game: expected a set such as {1, 3, 4}, or N, primes, squares, triangulars, factorials, fibonacci, powers of 2 or file:PATH, received `prmes`',
        '  prmes | {1}',
        '  ^^^^^',
        '  hint: did you mean primes?',
      ],
    ],
    [
      'a character of two UTF-16 units, which is named completely',
      '😀 N',
      [
        'game: expected a set such as {1, 3, 4}, or N, primes, squares, triangulars, factorials, fibonacci, powers of 2 or file:PATH, received `😀`',
        '  😀 N',
        '  ^^',
      ],
    ],
    [
      'a letter, with a hint where parameters belong',
      '{1, b}',
      [
        'game: expected an integer, received `b`',
        '  {1, b}',
        '      ^',
        '  hint: replace it with a number; only ask, guess, new, prove and pipelines accept parameters',
      ],
    ],
    [
      'angle brackets, with both readings',
      ' <2, 3, 5>',
      [
        'game: expected a set such as {1, 3, 4}, or N, primes, squares, triangulars, factorials, fibonacci, powers of 2 or file:PATH, received angle brackets, whose meaning differs between papers',
        '   <2, 3, 5>',
        '   ^^^^^^^^^',
        '  hint: write N - {2, 3, 5} (all-but, as in Sleator and Slusky) or {2, 3, 5} (finite, as in other papers)',
      ],
    ],
    [
      'the end if a brace is missing',
      '{1, 3',
      ['game: expected } at the end of the set, received nothing', '  {1, 3', '       ^'],
    ],
    [
      'an initial value that is too large, with an equivalent one',
      '{1, 3} from 0, 3',
      [
        'game: expected a nim-value from 0 to |S| = 2, received 3',
        '  {1, 3} from 0, 3',
        '                 ^',
        '  hint: use 2, which has the same effect',
      ],
    ],
    [
      'a negative initial value, without a suggestion',
      '{1, 3} from -1',
      ['game: expected a nim-value from 0 to |S| = 2, received -1', '  {1, 3} from -1', '              ^^'],
    ],
    [
      'the right number if the text has tabs and line ends',
      '{1,\n\t0}',
      ['game: expected a number of at least 1, received 0', '  {1,  0}', '       ^'],
    ],
  ])('%s', (_, text, lines) => {
    expect(refusal(() => parseGame(text)).split('\n')).toEqual(lines);
  });
});

describe('parseGame rejects', () => {
  test.each([
    [
      '{1, 3} from',
      '',
      'initial values of heaps 0, 1, … after `from`, such as `from 0, 1`, received nothing',
    ],
    ['{1, 3} from 0, 3', '3', 'a nim-value from 0 to |S| = 2, received 3'],
    ['{1, 3} from 0, -1', '-1', 'a nim-value from 0 to |S| = 2, received -1'],
    ['{1, 3} from 0, 1, 0, 2', '2', 'at most max S = 3 initial values, received 4 values'],
    ['{1, 3} from 0, , 1', ',', 'a number on both sides of a comma, received nothing'],
    ['N from 0', 'from 0', '| or - and a set, or nothing more, received `from 0`'],
    ['{0}', '0', 'a number of at least 1, received 0'],
    ['{-3}', '-3', 'a number of at least 1, received -3'],
    ['{2.5}', '2.5', 'an integer, received `2.5`'],
    ['{1/2}', '1/2', 'an integer, received `1/2`'],
    ['{2147483649}', '2147483649', 'a number of at most 2^31, received 2147483649'],
    ['{}', '{}', 'at least one number in the set, received {}'],
    ['primes - {}', '{}', 'at least one number in the set, received {}'],
    ['N | {3}', '3', 'no number added to N, received 3'],
    ['primes | {3}', '3', 'a number that is not in primes, received 3, which is already a prime'],
    ['primes - {1}', '1', 'a prime to exclude, received 1, which is not a prime'],
    ['primes - {4}', '4', 'a prime to exclude, received 4, which is not a prime'],
    ['primes - {2147483646}', '2147483646', 'a prime to exclude, received 2147483646, which is not a prime'],
    [
      'primes | {2147483647}',
      '2147483647',
      'a number that is not in primes, received 2147483647, which is already a prime',
    ],
    ['squares | {9}', '9', 'a number that is not in squares, received 9, which is already a square'],
    ['squares - {5}', '5', 'a square to exclude, received 5, which is not a square'],
    ['{1 3}', '3', 'a comma before `3`, received a space'],
    ['{, 3}', ',', 'a number on both sides of a comma, received nothing'],
    ['{1, 3,}', ',', 'a number on both sides of a comma, received nothing'],
    ['{1, 3} 4', '4', 'nothing more, or `from` and initial values, such as `from 0, 1`, received `4`'],
    [
      '{1, 3} - {3}',
      '- {3}',
      'nothing more, or `from` and initial values, such as `from 0, 1`, received `- {3}`',
    ],
    ['N - 2', '2', 'a set in braces, received `2`'],
    ['N -', '', 'a set in braces, received nothing'],
    ['N {2}', '{2}', '| or - and a set, or nothing more, received `{2}`'],
    ['N - {2} x', 'x', '| or - and a set, or nothing more, received `x`'],
    ['file:', '', 'a path after file:, received nothing'],
  ])('%s', (text, mark, message) => {
    expect(headlines(() => parseGame(text, 'sweep.game'))).toEqual([`sweep.game: expected ${message}`]);
    expect(marked(() => parseGame(text))).toEqual([mark]);
  });

  test.each([
    ['', 'received nothing'],
    ['1, 3, 4', 'hint: did you mean {1, 3, 4}?'],
    ['[1,3,4]', 'hint: did you mean {1, 3, 4}?'],
    ['(1 3 4)', 'hint: did you mean {1, 3, 4}?'],
    ['S = {1; 3; 4}', 'hint: did you mean {1, 3, 4}?'],
    ['S(1,3,4)', 'hint: did you mean {1, 3, 4}?'],
    ['{1; 3; 4}', 'hint: write a comma between two numbers'],
    ['primes - {2} | {}', 'hint: did you mean primes - {2}?'],
    ['n - {2}', 'hint: did you mean N?'],
    ['Squares', 'hint: did you mean squares?'],
    ['⟨a, b, a+b⟩', 'hint: write N - {a, b, a+b} (all-but, as in Sleator and Slusky) or {a, b, a+b} (finite'],
  ])('%j with a hint: %s', (text, help) => {
    expect(refusal(() => parseGame(text))).toContain(help);
  });

  test('a word far from every name without a hint', () => {
    expect(refusal(() => parseGame('wythoff'))).not.toContain('hint');
  });

  test('all errors of a set at once, in the order of the text', () => {
    const text = '{0, -4, 2.5, 2147483649, b, 7, 7}';
    expect(marked(() => parseGame(text))).toEqual(['0', '-4', '2.5', '2147483649', 'b', '7']);
  });

  test('a number that is both added and removed', () => {
    expect(marked(() => parseGame('primes | {2} - {2}'))).toEqual(['2']);
  });
});

describe('a range of integers', () => {
  test.each([
    ['{1..5, 9}', '{1, 2, 3, 4, 5, 9}'],
    ['{9, 3 .. 4}', '{3, 4, 9}'],
    ['{7..7}', '{7}'],
    ['N - {2^3..3*3 + 1}', 'N - {8, 9, 10}'],
    ['primes - {2..3} | {8..10}', 'primes | {8, 9, 10} - {2, 3}'],
  ])('%s is short for its integers', (text, expected) => {
    expect(formatGame(parseGame(text))).toBe(expected);
  });

  test.each([
    ['{1..33}', '{1..33}'],
    ['{1..32}', `{${Array.from({ length: 32 }, (_, i) => i + 1).join(', ')}}`],
    ['N - {2..40, 42, 43, 44, 50..53}', 'N - {2..40, 42, 43, 44, 50..53}'],
    ['squares | {200..224, 226..240}', 'squares | {200..224, 226..240}'],
  ])('formatGame writes ranges in a set of more than 32 numbers: %s', (text, expected) => {
    const game = parseGame(text);
    expect(formatGame(game)).toBe(expected);
    expect(parseGame(expected)).toEqual(game);
  });

  test('a range has at most 100,000 integers', () => {
    expect(parseGame('{1..100000}')).toMatchObject({ moves: { length: 100_000, 99999: 100_000 } });
    expect(marked(() => parseGame('{1..100001}'))).toEqual(['1..100001']);
  });

  test.each([
    ['{5..1}', '5..1'],
    ['{..3}', '..3'],
    ['{3..}', '3..'],
    ['{1...5}', '.5'],
    ['{1..x}', 'x'],
    ['{1..3, 2}', '2'],
  ])('%s is an error at %s', (text, place) => {
    expect(marked(() => parseGame(text))).toEqual([place]);
  });
});

describe('an infinite set', () => {
  test.each(INFINITE_BASES)(
    '%s accepts only members for removal and only other numbers for addition',
    base => {
      const members = membersBelow(500)[base];
      for (let n = 1; n < 500; n++) {
        const sign = members.has(n) ? '-' : '|';
        const other = members.has(n) ? '|' : '-';
        expect(formatGame(parseGame(`${base} ${sign} {${n}}`))).toBe(`${base} ${sign} {${n}}`);
        expect(marked(() => parseGame(`${base} ${other} {${n}}`))).toEqual([`${n}`]);
      }
    },
  );
});

function games(): fc.Arbitrary<Game> {
  const set = (max: number) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 9 })
      .map(numbers => numbers.sort((x, y) => x - y));
  const members = membersBelow(200);
  const infinite = fc
    .record({ base: fc.constantFrom(...INFINITE_BASES), numbers: set(199) })
    .map(({ base, numbers }): Game => {
      const minus = numbers.filter(n => members[base].has(n));
      return { kind: 'infinite', base, plus: numbers.filter(n => !members[base].has(n)), minus };
    });
  return fc.oneof(
    set(MAX_MOVE).map((moves): Game => ({ kind: 'finite', moves })),
    set(MAX_MOVE).map((excluded): Game => ({ kind: 'all-but', excluded })),
    fc.constant<Game>({ kind: 'all-but', excluded: [] }),
    infinite,
    fc.stringMatching(/^[\w./-]+( [\w{}]+)?$/).map((path): Game => ({ kind: 'file', path })),
  );
}

/** Returns the primes below `end`, by the sieve of Eratosthenes. */
function primesBelow(end: number): Set<number> {
  const left = new Set(Array.from({ length: end - 2 }, (_, i) => i + 2));
  for (const p of left) for (let n = 2 * p; n < end; n += p) left.delete(n);
  return left;
}

/** Returns the members of each infinite set below `end`, by its definition. */
function membersBelow(end: number): Readonly<Record<InfiniteBase, ReadonlySet<number>>> {
  const numbers = Array.from({ length: end - 1 }, (_, i) => i + 1);
  const factorial = (n: number): number => (n === 0 ? 1 : n * factorial(n - 1));
  const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2));
  const below = (member: (n: number) => number) => {
    const members = numbers.slice(0, 20).map(member);
    return new Set(numbers.filter(n => members.includes(n)));
  };
  const powersOf = (k: number) => [`powers of ${k}`, below(n => k ** (n - 1))];
  return {
    ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10].map(powersOf)),
    primes: primesBelow(end),
    squares: new Set(numbers.filter(n => numbers.some(root => root * root === n))),
    triangulars: new Set(numbers.filter(n => numbers.some(k => (k * (k + 1)) / 2 === n))),
    factorials: below(factorial),
    fibonacci: below(fibonacci),
  };
}
