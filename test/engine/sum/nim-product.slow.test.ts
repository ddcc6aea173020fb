import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimProduct } from '../../../src/engine/sum/nim-product.ts';
import { SEED } from '../all-but/fes-games.ts';
import { nimProductsByDefinition } from './nim-product-by-definition.ts';

const nimber = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const huge = fc.bigInt({ min: 0n, max: 2n ** 1100n });
const times = (a: bigint, b: bigint) => nimProduct([a, b]);

test.each([
  { terms: [2n, 2n], product: 3n },
  { terms: [8n, 8n], product: 13n },
  { terms: [4n, 2n], product: 8n },
  { terms: [16n, 16n], product: 24n },
  { terms: [2n ** 32n, 2n ** 32n], product: 3n * 2n ** 31n },
  { terms: [2n ** 1024n, 2n ** 1024n], product: 3n * 2n ** 1023n },
  { terms: [2n ** 64n, 2n ** 64n - 1n], product: 2n ** 128n - 2n ** 64n },
  { terms: [2n, 2n, 2n], product: 1n },
  { terms: [], product: 1n },
])('the nim-product of $terms is $product', ({ terms, product }) => {
  expect(nimProduct(terms)).toBe(product);
});

test('nim-products below 64 agree with the definition', () => {
  const products = nimProductsByDefinition(64);
  expect(products.map((row, a) => row.map((_, b) => Number(times(BigInt(a), BigInt(b)))))).toEqual(products);
});

test.each([
  { name: '2^64', arbitrary: nimber, numRuns: 100 },
  { name: '2^1100', arbitrary: huge, numRuns: 6 },
])('the nim-product is associative, commutative and distributive below $name', ({ arbitrary, numRuns }) => {
  fc.assert(
    fc.property(arbitrary, arbitrary, arbitrary, (a, b, c) => {
      expect(times(times(a, b), c)).toBe(times(a, times(b, c)));
      expect(times(a, b)).toBe(times(b, a));
      expect(times(a, b ^ c)).toBe(times(a, b) ^ times(a, c));
      expect(times(a, 1n)).toBe(a);
      expect(times(a, 0n)).toBe(0n);
      expect(nimProduct([a, b, c])).toBe(times(times(a, b), c));
    }),
    { seed: SEED, numRuns },
  );
});

test('the nimbers below 2^(2^k), for k = 0 to 6, form a field', () => {
  for (let k = 0; k <= 6; k++) {
    const order = 2n ** (2n ** BigInt(k));
    const member = fc.bigInt({ min: 1n, max: order - 1n });
    fc.assert(
      fc.property(member, member, (a, b) => {
        const inverse = power(a, order - 2n);
        expect(inverse < order).toBe(true);
        expect(times(a, inverse)).toBe(1n);
        expect(times(a, b) < order).toBe(true);
      }),
      { seed: SEED, numRuns: 20 },
    );
  }
});

test('every negative factor is reported', () => {
  expect(() => nimProduct([-1n, 0n])).toThrow('term 1: expected a non-negative integer, received -1');
});

/** Computes a ⊗ … ⊗ a by squaring. */
function power(a: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const root = power(a, exponent / 2n);
  return exponent % 2n === 0n ? times(root, root) : nimProduct([root, root, a]);
}
