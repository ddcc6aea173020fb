import { expect, test } from 'vitest';
import { longFor, nearest } from '../../../src/game/language/nearest.ts';

test.each([
  ['prmes', 'primes'],
  ['Primes', 'primes'],
  ['pirmes', 'primes'],
  ['sqares', 'squares'],
  ['n', 'N'],
  ['gdc', 'gcd'],
  ['foo', undefined],
  ['x', undefined],
  ['', undefined],
  ['wythoff', undefined],
])('the nearest word to %s is %s', (word, expected) => {
  expect(nearest(word, ['N', 'primes', 'squares', 'gcd', 'mod'])).toBe(expected);
});

test('the first of several equally near candidates is suggested', () => {
  expect(nearest('cart', ['card', 'care'])).toBe('card');
  expect(nearest('cart', ['card', 'cart'])).toBe('cart');
});

test('a word can abbreviate a name that has its letters in order, beginning with the first', () => {
  const ids = ['conjecture-12-proof', 'conjecture-12', 'fes-saltus'];
  expect(longFor('conj-12', ids)).toBe('conjecture-12');
  expect(longFor('conj-12-proof', ids)).toBe('conjecture-12-proof');
  expect(longFor('fes-s', ids)).toBe('fes-saltus');
  expect(nearest('conj-12', ids)).toBe(undefined);
  for (const word of ['con', 'onjec', 'conj-21', 'salt']) expect(longFor(word, ids)).toBe(undefined);
});
