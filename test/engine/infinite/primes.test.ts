import { expect, test } from 'vitest';
import {
  NUMBERS_IN_WORD,
  OddPrimeSieve,
  primesUpTo,
  WORDS_AT_ONCE,
} from '../../../src/engine/infinite/primes.ts';
import { sieveKernel } from '../../../src/engine/infinite/sieve-wasm.ts';
import { primesByEratosthenes } from './games.ts';

test('the primes up to a million are those of the plain sieve', () => {
  expect(primesUpTo(1e6).join()).toBe(primesByEratosthenes(1e6).join());
});

test('every limit up to 200 is kept to the number', () => {
  const limits = Array.from({ length: 201 }, (_, most) => most);
  expect(limits.map(most => primesUpTo(most).join())).toEqual(
    limits.map(most => primesByEratosthenes(most).join()),
  );
});

test('a limit next to the end of a piece is kept to the number', () => {
  const piece = WORDS_AT_ONCE * NUMBERS_IN_WORD;
  for (let most = piece - 3; most <= piece + 3; most++) {
    expect(primesUpTo(most).join()).toBe(primesByEratosthenes(most).join());
  }
});

test('there are 664,579 primes below 1e7', () => {
  expect(primesUpTo(1e7).length).toBe(664_579);
});

test('with and without WebAssembly the sieve is the same', () => {
  expect(sieveKernel()).not.toBeNull();
  for (const words of [1, 2, 31, 1156, 40_000]) {
    const [kernel, none] = [sieveKernel(), null].map(kernel => {
      const sieve = new OddPrimeSieve(3 * words * NUMBERS_IN_WORD, kernel);
      return Array.from({ length: 3 }, () => {
        const piece = new Int32Array(words);
        sieve.fill(piece);
        return piece;
      });
    });
    expect(kernel.join()).toBe(none.join());
  }
});

test.each([1, 2, 3, 7, 100, 1155, 1156])('pieces of %i words make the same sieve as one piece', length => {
  const words = 4000;
  const whole = new Int32Array(words);
  new OddPrimeSieve(words * NUMBERS_IN_WORD).fill(whole);
  const pieces = new Int32Array(words);
  const sieve = new OddPrimeSieve(words * NUMBERS_IN_WORD);
  for (let w = 0; w < words; w += length) sieve.fill(pieces.subarray(w, w + length));
  expect(pieces.join()).toBe(whole.join());
});
