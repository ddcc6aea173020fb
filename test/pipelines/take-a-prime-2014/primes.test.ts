import { expect, test } from 'vitest';
import { primesUpTo } from '../../../pipelines/take-a-prime-2014/_primes.ts';

test('primesUpTo agrees with trial division', () => {
  const isPrime = (n: number) =>
    n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every(d => n % d > 0);
  const naive = Array.from({ length: 301 }, (_, n) => n).filter(isPrime);
  expect(primesUpTo(300)).toEqual(naive);
  expect([primesUpTo(1), primesUpTo(2)]).toEqual([[], [2]]);
});
