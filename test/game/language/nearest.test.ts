import { expect, test } from 'vitest';
import { nearest } from '../../../src/game/language/nearest.ts';

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
])('the nearest to %s is %s', (word, expected) => {
  expect(nearest(word, ['N', 'primes', 'squares', 'gcd', 'mod'])).toBe(expected);
});

test('of equally near candidates the first is taken, and a nearer one before both', () => {
  expect(nearest('cart', ['card', 'care'])).toBe('card');
  expect(nearest('cart', ['card', 'cart'])).toBe('cart');
});
