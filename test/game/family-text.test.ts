import { describe, expect, test } from 'vitest';
import { type FamilyText, parseFamily } from '../../src/game/index.ts';
import { headlines, marked, refusal } from './messages.ts';

describe('parseFamily', () => {
  test.each<[FamilyText, string]>([
    [{ game: '{b}', over: { b: '3..' } }, 'sweep.over.b: expected a range with an end, received `3..`'],
    [
      { game: '{a, b}', over: { a: '1..', b: '1..2' } },
      'sweep.over.a: expected a range with an end, received `1..`',
    ],
    [
      { game: '{a, b}', over: { a: '1..b', b: '1..2' } },
      'sweep.over.a: expected parameters declared before this one, received `b`',
    ],
    [
      { game: '{a}', over: { a: 'a..9' } },
      'sweep.over.a: expected parameters declared before this one, received `a`',
    ],
    [{ game: '{a}', over: { a: 'z..9' } }, 'sweep.over.a: expected no names here, received `z`'],
    [{ game: '{b, c}', over: { b: '1..2' } }, 'sweep.game: expected the name b, received `c`'],
    [{ game: '{b}', over: { b: '1..2' }, where: 'b < c' }, 'sweep.where: expected the name b, received `c`'],
    [
      { game: '{1, b}', over: { b: '1..2', c: '1..2' } },
      'sweep.over.c: expected a parameter of the game, received c, which is not in `{1, b}`',
    ],
    [
      { game: 'file:b.txt', over: { b: '1..2' } },
      'sweep.over.b: expected a parameter of the game, received b, which is not in `file:b.txt`',
    ],
    [
      { game: '{N}', over: { N: '1..2' } },
      'sweep.over.N: expected a single letter from a to z, received `N`',
    ],
    [
      { game: '{a, b}', over: { a: '1..2', b: '1..2' }, first: { a: 1 } },
      'sweep.first.a: expected the last parameter of `over`, b, received a',
    ],
    [
      { game: '{b}', over: { b: '1..2' }, first: { c: 1 } },
      'sweep.first.c: expected the last parameter of `over`, b, received c',
    ],
    [{ game: '{1}', first: { a: 1 } }, 'sweep.first.a: expected no `first` without `over`, received a'],
    [
      { game: '{b}', over: { b: '1..2' }, first: { b: 0 } },
      'sweep.first.b: expected a positive number of cases, received 0',
    ],
    [
      { game: '{b}', over: { b: '1..2' }, first: { b: 1.5 } },
      'sweep.first.b: expected a positive number of cases, received 1.5',
    ],
    [{ game: '{b}', over: { b: '2*4..1' } }, 'sweep.over.b: expected an increasing range, received `2*4..1`'],
    [{ game: '{b}', over: { b: '1-8' } }, 'sweep.over.b: expected a range, received `1-8`'],
    [
      { game: '{b}', over: { b: '1...8' } },
      'sweep.over.b: expected a number, a name or an operator, received `.`',
    ],
    [{ game: '{b}', over: { b: '..8' } }, 'sweep.over.b: expected a number or a name, received nothing'],
    [{ game: '{b}', over: { b: ' ' } }, 'sweep.over.b: expected a number or a name, received nothing'],
    [
      { game: '{b}', over: { b: '1 < 2' } },
      'sweep.over.b: expected a number, received the condition `1 < 2`',
    ],
    [
      { game: '{b}', over: { b: '1..8 mod 0' } },
      'sweep.over.b: expected a modulus of at least 1, received `8 mod 0`',
    ],
    [
      { game: '{b}', over: { b: '1..8' }, where: 'b' },
      'sweep.where: expected a condition, received the number `b`',
    ],
    [{ game: 'N | {b, 2}', over: { b: '1..8' } }, 'sweep.game: expected no number added to N, received 2'],
    [
      { game: '{2, b, 1 + 1}', over: { b: '3..8' } },
      'sweep.game: expected distinct numbers, received 2 twice',
    ],
    [{ game: '{1, b}' }, 'sweep.game: expected an integer, received `b`'],
    [
      { game: '<a, b>', over: { a: '1..2', b: '1..2' } },
      'sweep.game: expected a set such as {1, 3, 4}, or N, primes, squares, triangulars, factorials, fibonacci, powers of 2 or file:PATH, received angle brackets, whose meaning differs between papers',
    ],
  ])('rejects %j: %s', (text, headline) => {
    expect(headlines(() => parseFamily(text))).toEqual([headline]);
  });

  test('puts the caret in the field that contains the error', () => {
    const text = { game: 'N - {a, 2ac, a+b}', over: { a: '1..8', b: '3a.. a+q' } };
    expect(refusal(() => parseFamily(text, 'pipelines/x.ts sweep')).split('\n')).toEqual([
      'pipelines/x.ts sweep.game: expected one of the names a, b, received `c`',
      '  N - {a, 2ac, a+b}',
      '            ^',
      'pipelines/x.ts sweep.over.b: expected the name a, received `q`',
      '  3a.. a+q',
      '         ^',
    ]);
  });

  test('reports the errors of all fields together', () => {
    const text = {
      game: '{a, q, a + (b < 1), 3}',
      over: { a: 'b..8', b: '8..1', c: '1 to 3', D: '1..' },
      where: 'gcd(a, z) = 1 and b',
      first: { b: 40, x: 0 },
    };
    const places = headlines(() => parseFamily(text)).map(line => line.slice(0, line.indexOf(':')));
    expect(places).toEqual([
      ...['sweep.game', 'sweep.game', 'sweep.over.c', 'sweep.over.D'],
      ...['sweep.over.a', 'sweep.over.b', 'sweep.over.c', 'sweep.over.c', 'sweep.over.D', 'sweep.over.D'],
      ...['sweep.where', 'sweep.where', 'sweep.first.b', 'sweep.first.x', 'sweep.first.x'],
    ]);
    expect(marked(() => parseFamily(text)).slice(0, 2)).toEqual(['q', '(b < 1)']);
  });

  test('allows an endless range only for the last parameter, even with a `first`', () => {
    const text = { game: '{a, b}', over: { a: '1..', b: '1..2' }, first: { a: 3 } };
    expect(headlines(() => parseFamily(text))).toEqual([
      'sweep.over.a: expected a range with an end, received `1..`',
      'sweep.first.a: expected the last parameter of `over`, b, received a',
    ]);
  });

  test('suggests a correction for a range', () => {
    const hint = (over: Record<string, string>) =>
      refusal(() => parseFamily({ game: '{b}', over })).split('hint: ')[1];
    expect(hint({ b: '3..' })).toBe('or say how many cases to keep: first: { b: 40 }');
    expect(hint({ b: '8..1' })).toBe('did you mean 1..8?');
    expect(hint({ b: '1-8' })).toBe('did you mean 1..8?');
    expect(hint({ b: '1…8' })).toBe('did you mean 1..8?');
    expect(hint({ b: '..8' })).toBe('examples: 1..8, 3a+1..10a, 3a.., 5, 2, 3, 5 or 1..99 step 2');
  });

  test.each([
    ['2, a, 5', 'a', 'no names here, received `a`'],
    ['2,, 5', ',', 'an operator or nothing more, received `,`'],
    ['2, 1.5, 5', '1.5', 'an integer, received `1.5`'],
    ['1..9 step 0', '0', 'a step of at least 1, received `0`'],
    ['1..9 step', '', 'a number or a name, received nothing'],
    ['1..9 step a', 'a', 'no names here, received `a`'],
    ['a..9 step 2', 'a', 'a number before a step, received `a`'],
    ['9..1 step 2', '9..1', 'an increasing range, received `9..1`'],
  ])('reports the range %s of b', (b, mark, message) => {
    const read = () => parseFamily({ game: '{a, b + 10}', over: { a: '1..2', b } });
    expect(headlines(read)).toEqual([`sweep.over.b: expected ${message}`]);
    expect(marked(read)).toEqual([mark]);
  });

  test('reports no unused parameter if the game could not be parsed', () => {
    expect(marked(() => parseFamily({ game: '{a $ b}', over: { a: '1..2', b: '1..2' } }))).toEqual(['$']);
  });
});

describe('parseFamily accepts', () => {
  test.each<[string, FamilyText, number]>([
    ['a single number as a range', { game: '{b}', over: { b: '5' } }, 1],
    [
      'an end in terms of parameters declared above',
      { game: '{a, b}', over: { a: '2', b: '3a + 1 .. 10a' } },
      14,
    ],
    [
      'a range that is empty for some parameter values',
      { game: '{a, b}', over: { a: '1..2', b: '3a+1..5' } },
      2,
    ],
    ['a `first` on a range with an end', { game: '{b}', over: { b: '1..9' }, first: { b: 4 } }, 4],
    ['commas inside a function', { game: '{min(b, 9), 10}', over: { b: '1..9' } }, 9],
  ])('%s', (_, text, cases) => {
    expect(parseFamily(text).count()).toBe(cases);
  });
});
