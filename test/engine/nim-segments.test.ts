import { expect, test } from 'vitest';
import { bytesOfSequence } from '../../src/engine/index.ts';
import { primesUpTo } from '../../src/engine/infinite/prime-sieve.ts';
import { PRIMES, SQUARES } from './infinite/games.ts';

test('numbers beyond the terms take no memory', () => {
  expect(bytesOfSequence({ kind: 'all-but', excluded: [2 ** 31] }, 50)).toBeLessThan(1000);
  expect(bytesOfSequence({ kind: 'finite', moves: [3, 2 ** 31] }, 50)).toBeLessThan(1000);
});

test('a sequence n mod m takes no memory for any number of terms', () => {
  expect(bytesOfSequence({ ...PRIMES, plus: [1] }, 2 ** 53 - 1)).toBe(0);
});

test('primes take at least the bits of their moves, other sets their list and a ring of values', () => {
  const terms = 3_000_000;
  // Each number that is coprime to 210 takes a bit.
  expect(bytesOfSequence(PRIMES, terms)).toBeGreaterThanOrEqual((48 * terms) / 210 / 8);
  const listed = 8 * primesUpTo(terms).length + terms;
  expect(bytesOfSequence({ ...PRIMES, plus: [4] }, terms)).toBeGreaterThanOrEqual(listed);
  expect(bytesOfSequence(SQUARES, 1e12)).toBeGreaterThanOrEqual(1e12);
  expect(bytesOfSequence({ kind: 'finite', moves: [1, 10 ** 6] }, 1e12)).toBe(48 + 2 ** 20);
});
