import { expect, test } from 'vitest';
import { DefinitionError } from '../../src/errors.ts';
import { type ClosedFormText, parseClosedForm } from '../../src/game/index.ts';

const read = (text: ClosedFormText) => parseClosedForm(text, 'x', ['b', 'c']);

test('a word is a product of powers of texts', () => {
  const form = read({ B: '(01)^(b div 2) 1^c 01' });
  if (form.of !== 'B') throw new Error('no word');
  expect(form.word.map(({ text, times }) => [text, times?.text])).toEqual([
    ['01', 'b div 2'],
    ['1', 'c'],
    ['01', undefined],
  ]);
  expect(form.names).toEqual(['b', 'c']);
});

test.each([
  ['1^b', ''],
  ['01^b', '0'],
  ['011^b', '01'],
])('a power without parentheses repeats only the last digit: %s', (text, before) => {
  const form = read({ B: text });
  if (form.of !== 'B') throw new Error('no word');
  const power = ['1', 'b'];
  const expected = before === '' ? [power] : [[before, undefined], power];
  expect(form.word.map(({ text, times }) => [text, times?.text])).toEqual(expected);
});

test('spaces around a power change nothing', () => {
  expect(read({ E: '2 ^ c / 3' }).names).toEqual(['c']);
  expect(read({ B: '1^ (b + 1)' }).names).toEqual(['b']);
});

test('a number is a quotient of sums of powers of 2, multiplied out', () => {
  const form = read({ E: '-2 (3·2^(b+1) - 2^c 2^(b - 1)) / 5' });
  if (form.of !== 'E') throw new Error('no number');
  const listTerms = (terms: typeof form.over) =>
    terms.map(({ factor, exponents }) => [factor, ...exponents.map(({ text }) => text)]);
  expect(listTerms(form.over)).toEqual([
    [-6, 'b+1'],
    [2, 'c', 'b - 1'],
  ]);
  expect(listTerms(form.under)).toEqual([[5]]);
});

test.each<[ClosedFormText, RegExp]>([
  [{ B: '' }, /expected digits 0 and 1/],
  [{ B: '(01^b' }, /expected digits 0 and 1/],
  [{ B: '(01)^' }, /expected an exponent/],
  [{ B: '(01)^(b' }, /expected an exponent/],
  [{ B: '(01)^(d)' }, /received `?d/],
  [{ B: '012' }, /expected digits 0 and 1/],
  [{ E: '3^b' }, /expected a power of 2/],
  [{ E: '2 (b + 1)' }, /a number, a power of 2 or a sum in brackets/],
  [{ E: '(2^b - 1' }, /expected \)/],
  [{ E: '1 / 2 / 3' }, /expected nothing more/],
  [{ E: '1 + 2' }, /expected nothing more/],
  [{ E: '99999999999 99999999999' }, /below 2\^53/],
])('%o is rejected', (text, message) => {
  expect(() => read(text)).toThrow(DefinitionError);
  expect(() => read(text)).toThrow(message);
});
