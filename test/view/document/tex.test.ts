import katex from 'katex';
import { expect, test } from 'vitest';
import { conditionTex, gameTex, integerTex } from '../../../src/view/document/tex.ts';

const NAMES = ['a', 'b', 'c'];

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
  ['max(a, b, 3)', '\\max(a, b, 3)'],
  ['abs(a - b)', '\\lvert a - b \\rvert'],
])('the expression %s is %s', (text, tex) => {
  expect(integerTex(text, NAMES)).toBe(tex);
});

test.each([
  ['gcd(a, b) = 1', '\\gcd(a, b) = 1'],
  ['a < b <= 3a and b != 2a', 'a < b \\le 3 a \\text{ and } b \\ne 2 a'],
  ['(a = 1 or b = 1) and c > 2', '(a = 1 \\text{ or } b = 1) \\text{ and } c > 2'],
  ['not a = b', '\\text{not } a = b'],
])('the condition %s is %s', (text, tex) => {
  expect(conditionTex(text, NAMES)).toBe(tex);
});

test.each([
  ['N - {a, b, a+b}', '\\mathbb{N} \\setminus \\{a, b, a + b\\}'],
  ['{1, b, max(b, c)}', '\\{1, b, \\max(b, c)\\}'],
  ['primes | {1}', '\\text{primes} \\cup \\{1\\}'],
  ['N:a + N:b + {1, 3}:2a+1', '\\mathbb{N} : a + \\mathbb{N} : b + \\{1, 3\\} : 2 a + 1'],
  ['{a, b}:24 + {a, c}:24', '\\{a, b\\} : 24 + \\{a, c\\} : 24'],
])('the game %s is %s', (text, tex) => {
  expect(gameTex(text, NAMES)).toBe(tex);
  expect(katex.renderToString(tex, { output: 'mathml' })).toContain('<math');
});

test('a file has no mathematical form', () => {
  expect(gameTex('file:my moves_1.txt', [])).toBeUndefined();
});
