import { expect, test } from 'vitest';
import { isPrime } from '../../../src/game/language/arithmetic.ts';

test('isPrime accepts exactly the numbers above 1 that only 1 and themselves divide', () => {
  const numbers = Array.from({ length: 3000 }, (_, n) => n);
  const primes = numbers.filter(n => n > 1 && !numbers.some(d => d > 1 && d < n && n % d === 0));
  expect(numbers.filter(isPrime)).toEqual(primes);
});
