import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimSum } from '../../../src/engine/sum/nim-sum.ts';
import { SEED } from '../all-but/fes-games.ts';

const nimber = fc.bigInt({ min: 0n, max: 2n ** 64n });
const some = fc.array(nimber, { minLength: 1, maxLength: 6 });
const bit = (k: number) => 2n ** BigInt(k);
const digits = (n: bigint) => (n === 0n ? 0 : n.toString(2).length);
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

test('property 1: n + m = 0 if and only if n = m', () => {
  const pair = fc.oneof(
    fc.tuple(nimber, nimber),
    nimber.map(n => [n, n] as const),
  );
  fc.assert(
    fc.property(pair, ([n, m]) => {
      expect(plus(n, m) === 0n).toBe(n === m);
    }),
    { seed: SEED },
  );
});

test('property 2: if n has a 1 at the highest position of m, 2^(k-1) for k digits, then n + m < n', () => {
  fc.assert(
    fc.property(nimber, nimber, (rest, m) => {
      fc.pre(m > 0n);
      const n = rest | bit(digits(m) - 1);
      expect(plus(n, m) < n).toBe(true);
    }),
    { seed: SEED },
  );
});

test('property 3: if the nim-sum has k digits, at least one nimber has a 1 at position 2^(k-1)', () => {
  fc.assert(
    fc.property(some, terms => {
      const sum = nimSum(terms);
      fc.pre(sum > 0n);
      expect(terms.some(term => (term & bit(digits(sum) - 1)) !== 0n)).toBe(true);
    }),
    { seed: SEED },
  );
});

test('property 4: with nim-sum 0, replacing any nimber by a different one makes it nonzero', () => {
  fc.assert(
    fc.property(some, nimber, (start, m) => {
      const terms = [...start, nimSum(start)];
      expect(nimSum(terms)).toBe(0n);
      for (const [i, term] of terms.entries()) {
        if (term !== m) expect(nimSum(terms.with(i, m))).not.toBe(0n);
      }
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
