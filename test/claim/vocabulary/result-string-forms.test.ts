import { expect, test } from 'vitest';
import { every, isFraction, isResultString, powerOf2, repeatsWord } from '../../../src/claim/index.ts';
import { distanceToMultiple } from '../../../src/game/index.ts';

test('a power of 2 is exact beyond 2^53', () => {
  expect(powerOf2(0)).toBe(1n);
  expect(powerOf2(64)).toBe(18446744073709551616n);
  expect(() => powerOf2(-1)).toThrow('2^-1 is not an integer');
});

test('a fraction is compared with one that is not in lowest terms', () => {
  expect(isFraction('6/7', 18n, 21n)).toBe(true);
  expect(isFraction('6/7', 18n, 22n)).toBe(false);
  expect(isFraction('6/7', 0n, 0n)).toBe(false);
  expect(isFraction(`1/${powerOf2(200)}`, 3n, 3n * powerOf2(200))).toBe(true);
  expect(isFraction(`1/${powerOf2(200)}`, 3n, 3n * powerOf2(200) + 1n)).toBe(false);
});

test('terms may repeat a word and end in its middle', () => {
  expect(repeatsWord([0, 1, 1, 0, 1], '011')).toBe(true);
  expect(repeatsWord([0, 1, 1, 0, 0], '011')).toBe(false);
  expect(repeatsWord([1, 1, 1], '011')).toBe(false);
  expect(repeatsWord([], '011')).toBe(true);
});

test('a result string is a word that is not a repetition of a shorter word', () => {
  expect(isResultString([0, 1, 1, 0, 1, 1, 0], '011', 4)).toBe(true);
  expect(isResultString([0, 1, 1, 0, 1, 1, 0], '011011', 1)).toBe(false);
  expect(isResultString([0, 1, 1, 0, 1, 1, 1], '011', 4)).toBe(false);
});

test('too few terms refute a result string but cannot confirm it', () => {
  expect(() => isResultString([0, 1, 1, 0, 1, 1, 0], '011', 5)).toThrow(
    '8 outcomes would decide it, but only 7 were computed',
  );
  expect(isResultString([0, 1, 0], '011', 5)).toBe(false);
});

test('every checks all numbers of a range, including both ends', () => {
  expect(every(2, 4, n => n < 5)).toBe(true);
  expect(every(2, 4, n => n < 4)).toBe(false);
  expect(every(2, 4, n => n > 2)).toBe(false);
  expect(every(2, 1, () => false)).toBe(true);
});

test('the distance to a multiple is to the nearest one, below or above', () => {
  const distances = [0, 1, 2, 3, 4, 5, 6, 7, 17].map(n => distanceToMultiple(n, 6));
  expect(distances).toEqual([0, 1, 2, 3, 2, 1, 0, 1, 1]);
});
