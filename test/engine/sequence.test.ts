import { expect, test } from 'vitest';
import { bytesOfSequence } from '../../src/engine/index.ts';
import { primesUpTo } from '../../src/engine/infinite/primes.ts';
import { PRIMES, SQUARES } from './infinite/games.ts';

test('numbers beyond the terms take no memory', () => {
  expect(bytesOfSequence({ kind: 'all-but', excluded: [2 ** 31] }, 50)).toBeLessThan(1000);
  expect(bytesOfSequence({ kind: 'finite', moves: [3, 2 ** 31] }, 50)).toBeLessThan(1000);
});

test('n mod m takes none, whatever the terms', () => {
  expect(bytesOfSequence({ ...PRIMES, plus: [1] }, 2 ** 53 - 1)).toBe(0);
});

test('the primes take the bits of the moves at the least, and other sets their list and a ring of values', () => {
  const terms = 3_000_000;
  // A bit for each number that is prime to 210.
  expect(bytesOfSequence(PRIMES, terms)).toBeGreaterThanOrEqual((48 * terms) / 210 / 8);
  const listed = 8 * primesUpTo(terms).length + terms;
  expect(bytesOfSequence({ ...PRIMES, plus: [4] }, terms)).toBeGreaterThanOrEqual(listed);
  expect(bytesOfSequence(SQUARES, 1e12)).toBeGreaterThanOrEqual(1e12);
  expect(bytesOfSequence({ kind: 'finite', moves: [1, 10 ** 6] }, 1e12)).toBe(48 + 2 ** 20);
});
