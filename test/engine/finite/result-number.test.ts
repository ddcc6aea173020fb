import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FiniteRule } from '../../../src/engine/finite/beginning.ts';
import { periodicityOfOutcomes } from '../../../src/engine/finite/periodicity-of-finite.ts';
import {
  formatResultNumber,
  type ResultNumber,
  resultNumber,
} from '../../../src/engine/finite/result-number.ts';
import { resultString, resultStringOf } from '../../../src/engine/finite/result-string.ts';
import type { Undecided } from '../../../src/engine/proved-periodicity.ts';
import { outcomesByDefinition } from './definition.ts';
import { moveSets, NORMAL, rules, SEED, TAKE_ALL } from './games.ts';

function numberOf(moves: readonly number[], rule: FiniteRule): ResultNumber {
  const outcomes = decided(periodicityOfOutcomes(moves, rule, 1e7));
  return decided(resultNumber(decided(resultString(moves, rule, outcomes))));
}

function decided<T extends object>(found: T | Undecided): T {
  if ('why' in found) throw new Error(found.why);
  return found;
}

function gcdByEuclid(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

test('E(S) is in lowest terms, in (0, 1), and within 2^-N above the sum of its first N terms', () => {
  fc.assert(
    fc.property(moveSets(30), rules, fc.integer({ min: 1, max: 400 }), (moves, rule, n) => {
      const { numerator, denominator } = numberOf(moves, rule);
      const bits = outcomesByDefinition(moves, rule, n + 1).slice(1);
      const sum = BigInt(`0b${bits.join('')}`);
      const excess = (numerator << BigInt(n)) - sum * denominator; // The excess is (E − sum / 2^n) 2^n denominator.
      expect(excess > 0n && excess < denominator).toBe(true);
      expect(0n < numerator && numerator < denominator).toBe(true);
      expect(gcdByEuclid(numerator, denominator)).toBe(1n);
    }),
    { numRuns: 400, seed: SEED },
  );
});

const two = (n: number) => 1n << BigInt(n);

const bits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('0', '1'), minLength, maxLength, size: 'max' });
const upTo = (minLength: number, short: number, long: number) =>
  fc.oneof(
    { weight: 15, arbitrary: bits(minLength, short) },
    { weight: 1, arbitrary: bits(minLength, long) },
  );

test('E(S) of any bits equals the series in lowest terms, whether or not the preperiod is least', () => {
  fc.assert(
    fc.property(upTo(0, 40, 500), upTo(1, 40, 5000), (preperiod, period) => {
      const found = decided(resultNumber(resultStringOf(preperiod, period)));
      // The preperiod is extended by one period, so that f(0) is outside the repeated part.
      const before = BigInt(`0b0${(preperiod + period).slice(1)}`);
      const [ones, shift] = [two(period.length) - 1n, two((preperiod + period).length - 1)];
      const [over, under] = [before * ones + BigInt(`0b${period}`), shift * ones];
      const common = gcdByEuclid(over, under);
      expect(found).toEqual({ numerator: over / common, denominator: under / common });
    }),
    { numRuns: 1000, seed: SEED },
  );
});

/** Numbers printed in Part II of the paper, or the right number if there is an `erratum`. */
const paper: { moves: number[]; e: [bigint, bigint]; erratum?: string }[] = [
  { moves: [7], e: [two(7), two(7) + 1n] },
  { moves: [1, 9], e: [2n, 3n] },
  { moves: [2, 9], e: [2n * (two(12) - 1n), 5n * (two(11) - 1n)] },
  { moves: [2, 10], e: [4n, 5n] },
  { moves: [1, 2, 7], e: [6n, 7n] },
  { moves: [1, 2, 9], e: [2n * (3n * two(10) + 1n), 7n * (two(10) - 1n)] },
  {
    moves: [1, 8],
    e: [2n * (two(9) + 1n), 3n * (two(9) - 1n)],
    erratum: '4 (2^b + 1) for 2 (2^(b + 1) + 1)',
  },
  { moves: [2, 8], e: [2n * (two(11) + 7n), 5n * (two(10) - 1n)], erratum: '2^(b + 3) - 3 for + 7' },
  {
    moves: [2, 7],
    e: [4n * (two(9) + 3n), 5n * (two(9) - 1n)],
    erratum: 'factor 2 for 4 (section 3.2 has 4)',
  },
  { moves: [1, 5, 8], e: [2n * (two(13) + two(6) - 3n), 3n * (two(13) - 1n)], erratum: 'half of it' },
];

test.each(paper)('{$moves} has the result number of the paper (printed: $erratum)', ({ moves, e }) => {
  const { numerator, denominator } = numberOf(moves, TAKE_ALL);
  expect(numerator * e[1]).toBe(e[0] * denominator);
});

test.each([
  { moves: [1, 3, 4], rule: TAKE_ALL, text: '94/127' },
  { moves: [3, 5, 6], rule: TAKE_ALL, text: '14/15' },
  { moves: [4, 6, 11, 14], rule: NORMAL, text: '33290239/268433408' },
])('E({$moves}) = $text', ({ moves, rule, text }) => {
  expect(formatResultNumber(numberOf(moves, rule))).toBe(text);
});

test('a period written several times gives the same number', () => {
  fc.assert(
    fc.property(bits(1, 2000), fc.integer({ min: 2, max: 9 }), (rest, times) => {
      const period = `01${rest}`;
      const repeated = resultStringOf('', period.repeat(times));
      expect(resultNumber(repeated)).toEqual(resultNumber(resultStringOf('', period)));
    }),
    { numRuns: 60, seed: SEED },
  );
});

test('a period of 152,964 bits gives a denominator of 2,553 bits; more than 2^22 bits are undecided', () => {
  const { numerator, denominator } = numberOf([40, 46, 86], TAKE_ALL);
  expect(denominator.toString(2).length).toBe(2553);
  expect(((1n << 152_964n) - 1n) % denominator).toBe(0n);
  expect(numerator < denominator).toBe(true);
  const zeros = { bits: new Uint8Array(2 ** 22), preperiod: 0 };
  expect(resultNumber(zeros)).toEqual({ numerator: 0n, denominator: 1n });
  expect(resultNumber(resultStringOf('0', '1'.repeat(2 ** 22)))).toEqual({
    status: 'undecided',
    limit: 4194304,
    why: 'E(S) has 4194305 bits, more than the 4194304 that are printed',
  });
});
