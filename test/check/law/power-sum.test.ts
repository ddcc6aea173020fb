import { expect, test } from 'vitest';
import { NotYet } from '../../../src/check/law/affine-for-all-k.ts';
import { constant, difference, power, product, signOf } from '../../../src/check/law/power-sum.ts';
import { Refused } from '../../../src/check/refused.ts';

test('signOf is known once the largest term exceeds the sum of all others', () => {
  const sum = difference(power([1, 0]), constant(100n)); // The sum 2^k - 100.
  expect(() => signOf(sum, 6)).toThrow(NotYet);
  expect(signOf(sum, 7)).toBe(1);
  expect(() => signOf(difference(power([1, 0]), constant(64n)), 6)).toThrow(NotYet);
  expect(signOf(difference([], sum), 7)).toBe(-1);
});

test('signOf is 0 exactly if the coefficients of each slope cancel', () => {
  const square = product(difference(power([1, 0]), constant(1n)), difference(power([1, 0]), constant(1n)));
  const written = difference([...power([2, 0]), ...constant(1n)], power([1, 1])); // The square 4^k - 2^(k+1) + 1.
  expect(signOf(difference(square, written), 0)).toBe(0);
  expect(signOf(difference(difference(square, written), constant(1n, 1000n)), 0)).toBe(-1);
});

test('signOf accepts negative exponents and slopes', () => {
  expect(signOf(difference(power([-1, 0]), constant(1n, 2n)), 2)).toBe(-1);
  expect(signOf(difference(product(power([0, -3]), constant(8n)), constant(1n)), 0)).toBe(0);
});

test('signOf rejects powers of 2 that are too large to write down', () => {
  for (const exponent of [
    [0, 1e10],
    [0, -1e10],
  ] as const)
    expect(() => signOf(power(exponent), 1)).toThrow(Refused);
  expect(() => signOf(difference(power([1e10, 0]), constant(1n)), 1)).toThrow(Refused);
});
