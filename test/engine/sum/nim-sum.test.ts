import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimSum } from '../../../src/engine/sum/nim-sum.ts';
import { SEED } from '../all-but/fes-games.ts';

const nimber = fc.bigInt({ min: 0n, max: 2n ** 64n });
const plus = (n: bigint, m: bigint) => nimSum([n, m]);

test.each([
  { terms: [3n, 7n], sum: 4n, where: 'nimbers post' },
  { terms: [5n, 11n], sum: 14n, where: 'nimbers post, which prints (1010) = 10: 0101 + 1011 = 1110' },
  { terms: [2n, 6n, 5n], sum: 1n, where: 'nimbers post' },
  { terms: [2n, 6n, 4n], sum: 0n, where: 'nimbers post, which prints (001) where it repeats 2 + 6 + 5' },
  { terms: [5n, 1n], sum: 4n, where: 'nimbers post' },
  { terms: [2n, 3n, 4n], sum: 5n, where: 'nimbers post' },
  { terms: [4n, 5n], sum: 1n, where: 'nimbers post' },
  { terms: [2n, 3n, 1n], sum: 0n, where: 'nimbers post' },
  { terms: [11n, 6n, 8n, 3n], sum: 6n, where: 'a question of the nimbers post' },
  { terms: [], sum: 0n, where: 'the empty sum' },
])('the nim-sum of $terms is $sum ($where)', ({ terms, sum }) => {
  expect(nimSum(terms)).toBe(sum);
});

test('nimbers form a group in which each element is its own inverse', () => {
  fc.assert(
    fc.property(nimber, nimber, nimber, (a, b, c) => {
      expect(plus(plus(a, b), c)).toBe(plus(a, plus(b, c)));
      expect(plus(a, b)).toBe(plus(b, a));
      expect(plus(a, 0n)).toBe(a);
      expect(plus(a, a)).toBe(0n);
      expect(nimSum([a, b, c])).toBe(plus(plus(a, b), c));
    }),
    { seed: SEED },
  );
});

test('every negative term is reported', () => {
  expect(() => nimSum([1n, -2n, 3n, -4n])).toThrow(
    'term 2: expected a non-negative integer, received -2\n' +
      'term 4: expected a non-negative integer, received -4',
  );
});
