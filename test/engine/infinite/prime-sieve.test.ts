import { expect, test } from 'vitest';
import {
  NUMBERS_IN_WORD,
  OddPrimeSieve,
  primesUpTo,
  WORDS_AT_ONCE,
} from '../../../src/engine/infinite/prime-sieve.ts';
import { takeAPrimeKernel } from '../../../src/engine/infinite/take-a-prime-kernel.ts';
import { primesByEratosthenes } from './games.ts';

test('the primes up to a million agree with the plain sieve', () => {
  expect(primesUpTo(1e6).join()).toBe(primesByEratosthenes(1e6).join());
});

test('every limit up to 200 is exact', () => {
  const limits = Array.from({ length: 201 }, (_, most) => most);
  expect(limits.map(most => primesUpTo(most).join())).toEqual(
    limits.map(most => primesByEratosthenes(most).join()),
  );
});

test('a limit near the end of a piece is exact', () => {
  const piece = WORDS_AT_ONCE * NUMBERS_IN_WORD;
  for (let most = piece - 3; most <= piece + 3; most++) {
    expect(primesUpTo(most).join()).toBe(primesByEratosthenes(most).join());
  }
});

test('there are 664,579 primes below 1e7', () => {
  expect(primesUpTo(1e7).length).toBe(664_579);
});

test('the sieve in one piece agrees with the plain sieve, even if its memory grows', () => {
  const words = 40_000;
  const whole = new Int32Array(words);
  takeAPrimeKernel().memory.grow(1);
  new OddPrimeSieve(words * NUMBERS_IN_WORD).fill(whole);
  const expected = new Int32Array(words);
  for (const p of primesByEratosthenes(words * NUMBERS_IN_WORD))
    if (p > 2) expected[Math.floor(p / 64)]! |= 1 << (((p % 64) - 1) / 2);
  expect(whole.join()).toBe(expected.join());
});

test.each([1, 2, 3, 7, 100, 1155, 1156])('pieces of %i words give the same sieve as one piece', length => {
  const words = 4000;
  const whole = new Int32Array(words);
  new OddPrimeSieve(words * NUMBERS_IN_WORD).fill(whole);
  const pieces = new Int32Array(words);
  const sieve = new OddPrimeSieve(words * NUMBERS_IN_WORD);
  for (let w = 0; w < words; w += length) sieve.fill(pieces.subarray(w, w + length));
  expect(pieces.join()).toBe(whole.join());
});
