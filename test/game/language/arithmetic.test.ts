import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrime, nimSum } from '../../../src/game/language/arithmetic.ts';

test('isPrime accepts exactly the numbers above 1 that only 1 and themselves divide', () => {
  const numbers = Array.from({ length: 3000 }, (_, n) => n);
  const primes = numbers.filter(n => n > 1 && !numbers.some(d => d > 1 && d < n && n % d === 0));
  expect(numbers.filter(isPrime)).toEqual(primes);
});

test('nimSum adds binary digits without carry, for all numbers below 2^53', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (x, y) => nimSum(x, y) === Number(BigInt(x) ^ BigInt(y))),
    { seed: 20101111 },
  );
});
