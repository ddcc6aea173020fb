import { describe, expect, test } from 'vitest';
import { parseExpression } from '../../../src/game/index.ts';
import { headlines, marked, refusal } from '../messages.ts';

const NAMES = ['a', 'b', 'm', 'saltus'];
const integer = (text: string, names = NAMES) =>
  parseExpression(text, { where: 'x', names, type: 'integer' });
const condition = (text: string, names = NAMES) =>
  parseExpression(text, { where: 'x', names, type: 'condition' });

describe('parseExpression', () => {
  test('lists the names it uses in the order of their first use', () => {
    expect(integer('3ba + gcd(m, a) - b').names).toEqual(['b', 'a', 'm']);
    expect(condition('saltus = ab').names).toEqual(['saltus', 'a', 'b']);
    expect(condition('1 < 2').names).toEqual([]);
  });

  test('prefers a name to a product of shorter names', () => {
    expect(integer('am').names).toEqual(['a', 'm']);
    expect(integer('am', ['am', 'a', 'm']).names).toEqual(['am']);
  });

  test('keeps the text as written', () => {
    expect(condition('a ≤ b  and b!=m').text).toBe('a ≤ b  and b!=m');
  });
});

describe('parseExpression rejects mixed numbers and conditions', () => {
  test.each([
    ['a + (b < m)', '(b < m)', 'a number, received the condition `(b < m)`'],
    ['-(a = b)', '(a = b)', 'a number, received the condition `(a = b)`'],
    ['gcd(a, a < b)', 'a < b', 'a number, received the condition `a < b`'],
    ['(a < b)m', '(a < b)', 'a number, received the condition `(a < b)`'],
    ['a < b', 'a < b', 'a number, received the condition `a < b`'],
  ])('the number %s has its caret under the condition', (text, mark, message) => {
    expect(headlines(() => integer(text))).toEqual([`x: expected ${message}`]);
    expect(marked(() => integer(text))).toEqual([mark]);
  });

  test.each([
    ['a + 1', 'a + 1', 'a condition, received the number `a + 1`'],
    ['a < b and m', 'm', 'a condition, received the number `m`'],
    ['not 2a', '2a', 'a condition, received the number `2a`'],
    ['odd(a < b)', 'a < b', 'a number, received the condition `a < b`'],
    ['odd(a, b)', 'odd(a, b)', '1 argument of odd, received 2'],
    ['a divides', '', 'a number or a name, received nothing'],
    [
      'a < b implies b < m implies a < m',
      'implies',
      'parentheses around one of the two implies, received `implies`',
    ],
    ['a < b iff b < m iff a < m', 'iff', 'parentheses around one of the two iff, received `iff`'],
    ['(a < b) = m', '(a < b)', 'a number, received the condition `(a < b)`'],
  ])('the condition %s has its caret under the part of the wrong type', (text, mark, message) => {
    expect(headlines(() => condition(text))).toEqual([`x: expected ${message}`]);
    expect(marked(() => condition(text))).toEqual([mark]);
  });

  test('the caret marks all characters of the part', () => {
    expect(
      refusal(() => integer('a + (b < m)'))
        .split('\n')
        .slice(1),
    ).toEqual(['  a + (b < m)', '      ^^^^^^^']);
  });
});

describe('parseExpression rejects', () => {
  test.each([
    ['', '', 'a number or a name, received nothing'],
    ['a +', '', 'a number or a name, received nothing'],
    ['* a', '*', 'a number or a name, received `*`'],
    ['a + mod b', 'mod', 'a number or a name, received `mod`'],
    ['(a', '', '), received nothing'],
    ['a)', ')', 'an operator or nothing more, received `)`'],
    ['a, b', ',', 'an operator or nothing more, received `,`'],
    ['a 3', '3', 'an operator or nothing more, received `3`'],
    ['2 3', '3', 'an operator or nothing more, received `3`'],
    ['2.5a', '2.5', 'an integer, received `2.5`'],
    ['9007199254740992', '9007199254740992', 'a number below 2^53, received `9007199254740992`'],
    ['a mod 3 * b', '*', 'parentheses around this mod or around the part after it, received `*`'],
    ['a mod 3 mod b', 'mod', 'parentheses around this mod or around the part after it, received `mod`'],
    ['a div 3 mod b', 'mod', 'parentheses around this div or around the part after it, received `mod`'],
    ['1e16', '1e16', 'a number below 2^53, received `1e16`'],
    ['2^53', '2^53', 'a number below 2^53, received `2^53`'],
    ['2^1000', '2^1000', 'a number below 2^53, received `2^1000`'],
    ['1.5e0', '1.5e0', 'an integer, received `1.5e0`'],
    ['a^b^2', '^', 'parentheses around one of the two powers, received `^`'],
    ['2^3^2', '^', 'parentheses around one of the two powers, received `^`'],
    ['a^bm', 'bm', 'parentheses around this exponent, received `bm`'],
    ['a^-1', '-', 'an exponent: a number, a name, or an expression in parentheses, received `-`'],
    ['a^', '', 'an exponent: a number, a name, or an expression in parentheses, received nothing'],
    ['(a < b)^2', '(a < b)', 'a number, received the condition `(a < b)`'],
    ['a^c', 'c', 'one of the names a, b, m, saltus, received `c`'],
    ['odd(a)', 'odd(a)', 'a number, received the condition `odd(a)`'],
    ['gcd a', 'a', '( after gcd, received `a`'],
    ['gcd(a)', 'gcd(a)', '2 arguments of gcd, received 1'],
    ['gcd(a, b, m)', 'gcd(a, b, m)', '2 arguments of gcd, received 3'],
    ['2 min()', 'min()', '1 or more arguments of min, received 0'],
    ['abs(a, b)', 'abs(a, b)', '1 argument of abs, received 2'],
    ['max(a b', '', '), received nothing'],
    [
      'sqrt(a)',
      'sqrt',
      'one of the functions gcd, lcm, min, max, abs, dist, item, odd, even, isprime, received `sqrt`',
    ],
    ['3ac', 'c', 'one of the names a, b, m, saltus, received `c`'],
    ['a $ b', '$', 'a number, a name or an operator, received `$`'],
    ['a.constructor', '.', 'a number, a name or an operator, received `.`'],
    ['a["b"]', '[', 'a number, a name or an operator, received `[`'],
  ])('%j', (text, mark, message) => {
    expect(headlines(() => integer(text))[0]).toBe(`x: expected ${message}`);
    expect(marked(() => integer(text))[0]).toBe(mark);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'globalThis', 'N', 'primes'])(
    'the unknown name %s, called or not',
    word => {
      expect(marked(() => integer(word))).toEqual([word]);
      expect(marked(() => condition(word))).toEqual([word]);
      expect(marked(() => integer(`${word}(a)`))).toEqual([word]);
    },
  );

  test.each([
    ['a == b', '=='],
    ['a <> b', '<>'],
    ['a && b', '&&'],
    ['a || b', '||'],
    ['!a', '!'],
    ['a % b', '%'],
    ['a**2', '**'],
    ['a / 2', '/'],
    ['a < b => a < m', '=>'],
    ['a < b <=> a < m', '<=>'],
    ['2 | a', '|'],
  ])('the foreign operator in %s, with a hint', (text, sign) => {
    expect(marked(() => condition(text))).toEqual([sign]);
    expect(refusal(() => condition(text))).toContain('\n  hint: ');
  });

  test.each([
    ['m = 2a if b > 2', 'write b > 2 implies m = 2a'],
    ['m = 2a when gcd(a, b) = 1', 'write gcd(a, b) = 1 implies m = 2a'],
    ['if (b > 2) then m = 2a', 'write (b > 2) implies m = 2a'],
    ['m = 2a if and only if b > 2', 'write iff'],
    ['(m = 2a if b > 2) and a < b', 'for "A if B" write B implies A'],
    ['m = 2a if b > 2 implies a < b', 'for "A if B" write B implies A'],
  ])('the word if in %s, and suggests implies', (text, hint) => {
    const [first] = refusal(() => condition(text))
      .split('\n')
      .filter(line => line.startsWith('  hint: '));
    expect(first).toBe(`  hint: ${hint}`);
  });

  test('a misspelt name, and suggests the nearest name', () => {
    expect(refusal(() => integer('gdc(a, b)'))).toContain('hint: did you mean gcd?');
    expect(refusal(() => integer('satlus'))).toContain('hint: did you mean saltus?');
  });

  test('every unknown name and wrong type of a text at once', () => {
    expect(marked(() => condition('gcd(a, q) = 1 and b and foo(a, z) < (a < b)'))).toEqual([
      'q',
      'b',
      'foo',
      'z',
      '(a < b)',
    ]);
  });

  test('a text of more than 1000 characters, and accepts the deepest one within the limit', () => {
    expect(headlines(() => integer('-'.repeat(1000) + 1))).toEqual([
      'x: expected an expression of at most 1000 characters, received 1001',
    ]);
    expect(integer(`${'('.repeat(499)}a${')'.repeat(499)}`).names).toEqual(['a']);
    expect(condition(`${'not '.repeat(249)}a<b`).names).toEqual(['a', 'b']);
  });

  test('names that are not in scope', () => {
    expect(headlines(() => integer('a', []))).toEqual(['x: expected no names here, received `a`']);
    expect(headlines(() => integer('c', ['a']))).toEqual(['x: expected the name a, received `c`']);
  });
});
