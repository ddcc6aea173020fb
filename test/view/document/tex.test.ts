import katex from 'katex';
import { expect, test } from 'vitest';
import { readFamily } from '../../../src/game/index.ts';
import { conditionTex, gameTex, integerTex, rangeTex } from '../../../src/view/document/tex.ts';

const NAMES = ['a', 'b', 'c', 'period', 'saltus', 'outcomePreperiod'];

test.each([
  ['3a+1', '3 a + 1'],
  ['2(a + b)', '2 (a + b)'],
  ['a - (b - 1)', 'a - (b - 1)'],
  ['a - b - 1', 'a - b - 1'],
  ['a * 2', 'a \\cdot 2'],
  ['b mod 2a', 'b \\bmod 2 a'],
  ['(b mod 2)a', '(b \\bmod 2) a'],
  ['-a + b', '-a + b'],
  ['b * -a', 'b (-a)'],
  ['lcm(a, b)', '\\operatorname{lcm}(a, b)'],
  ['item(a, 3, b)', '\\operatorname{item}(a, 3, b)'],
  ['max(a, b, 3)', '\\max(a, b, 3)'],
  ['(a + b) div 2a', '\\lfloor (a + b) / (2 a) \\rfloor'],
  ['a dist(b, 2a)', 'a \\operatorname{dist}(b, 2 a)'],
  ['abs(a - b)', '\\lvert a - b \\rvert'],
  ['27a^2 b - (a + 1)^3', '27 a^{2} b - (a + 1)^{3}'],
  ['2^(b-1) * 3^a', '2^{b - 1} \\cdot 3^{a}'],
  ['(a^b)^2 period^2', '(a^{b})^{2} \\, \\mathrm{period}^{2}'],
  ['3 saltus', '3 \\, \\mathrm{saltus}'],
  ['outcomePreperiod + 1', '\\text{outcome preperiod} + 1'],
  ['-a^2', '-a^{2}'],
  ['(-a)^2', '(-a)^{2}'],
])('the expression %s is written %s', (text, tex) => {
  expect(integerTex(text, NAMES)).toBe(tex);
});

test.each([
  ['gcd(a, b) = 1', '\\gcd(a, b) = 1'],
  ['a < b <= 3a and b != 2a', 'a < b \\le 3 a \\text{ and } b \\ne 2 a'],
  ['(a = 1 or b = 1) and c > 2', '(a = 1 \\text{ or } b = 1) \\text{ and } c > 2'],
  ['not a = b', '\\text{not } a = b'],
  ['b != 3a+1 implies period = 2a', 'b \\ne 3 a + 1 \\Rightarrow \\mathrm{period} = 2 a'],
  [
    '(a = 1 implies b = 1) iff odd(a+b) or isprime(c)',
    '(a = 1 \\Rightarrow b = 1) \\Leftrightarrow a + b \\text{ is odd} \\text{ or } c \\text{ is prime}',
  ],
  ['2a divides a+b', '2 a \\mid a + b'],
  ['for n in 0..b-1: f(n) = n mod 2', '\\text{for all } 0 \\le n < b\\colon f(n) = n \\bmod 2'],
  ['for n >= b: G(n - a) >= 1', '\\text{for all } n \\ge b\\colon G(n - a) \\ge 1'],
  [
    'a = 1 or exists n in 1..2a: f(n) = 0',
    'a = 1 \\text{ or } (\\text{for some } 1 \\le n \\le 2 a\\colon f(n) = 0)',
  ],
  ['G = G of N - {a, 2a}', 'G = G_{\\mathbb{N} \\setminus \\{a, 2 a\\}}'],
  ['a xor (b xor c) = 0', 'a \\oplus (b \\oplus c) = 0'],
  ['sum(n in 1..b: f(n)^2) = a', '\\textstyle\\sum_{n = 1}^{b} f(n)^{2} = a'],
  ['count(n in 0..b-1: f(n) = 0) = a', '\\#\\{n : 0 \\le n < b,\\ f(n) = 0\\} = a'],
  [
    'period = if b mod 2a = 0 then 2a else a + b',
    '\\mathrm{period} = \\text{if } b \\bmod 2 a = 0 \\text{ then } 2 a \\text{ else } a + b',
  ],
])('the condition %s is written %s', (text, tex) => {
  expect(conditionTex(text, NAMES)).toBe(tex);
});

test.each([
  ['N - {a, b, a+b}', '\\mathbb{N} \\setminus \\{a, b, a + b\\}'],
  ['N - {1..b, 2b}', '\\mathbb{N} \\setminus \\{1, \\dots, b, 2 b\\}'],
  ['{1, b, max(b, c)}', '\\{1, b, \\max(b, c)\\}'],
  ['primes | {1}', '\\text{primes} \\cup \\{1\\}'],
  ['N:a + N:b + {1, 3}:2a+1', '\\mathbb{N} : a + \\mathbb{N} : b + \\{1, 3\\} : 2 a + 1'],
  ['{a, b}:24 + {a, c}:24', '\\{a, b\\} : 24 + \\{a, c\\} : 24'],
])('the game %s is written %s', (text, tex) => {
  expect(gameTex(text, NAMES)).toBe(tex);
  expect(katex.renderToString(tex, { output: 'mathml' })).toContain('<math');
});

test.each([
  ['1..8', '1 \\le a \\le 8'],
  ['3b..', 'a \\ge 3 b'],
  ['5', 'a = 5'],
  ['2, 3, 5', 'a \\in \\{2, 3, 5\\}'],
  ['1..99 step 2', '1 \\le a \\le 99,\\ a \\equiv 1 \\pmod{2}'],
  ['-9..-1', '-9 \\le a \\le -1'],
  ['5, 3, 2, 3', 'a \\in \\{2, 3, 5\\}'],
  ['max(6, b+3)', 'a = \\max(6, b + 3)'],
  ['min(b, 2)..max(6, b+3)', '\\min(b, 2) \\le a \\le \\max(6, b + 3)'],
  ['4 step 2', 'a = 4,\\ a \\equiv 4 \\pmod{2}'],
])('the range %s of a is written %s', (text, tex) => {
  const [, range] = readFamily({ game: '{a, b}', over: { b: '1..9', a: text }, first: { a: 2 } }, 'x').ranges;
  expect(rangeTex('a', range!)).toBe(tex);
  expect(katex.renderToString(tex, { output: 'mathml' })).toContain('<math');
});

test('a file has no mathematical form', () => {
  expect(gameTex('file:my moves_1.txt', [])).toBeUndefined();
});
