import { expect, test } from 'vitest';
import { movesUpTo } from '../../../src/engine/infinite/moves-up-to.ts';
import { FACTORIALS, FIBONACCI, SQUARES, TRIANGULARS } from './games.ts';

test('the moves of primes with 1 and 4 and without 2, up to 10, are 1, 3, 4, 5, 7', () => {
  expect(movesUpTo({ kind: 'infinite', base: 'primes', plus: [1, 4], minus: [2] }, 10)).toEqual([
    1, 3, 4, 5, 7,
  ]);
});

test('a square equal to the limit is included, and numbers beyond the limit are not', () => {
  expect(movesUpTo(SQUARES, 36)).toEqual([1, 4, 9, 16, 25, 36]);
  expect(movesUpTo({ ...SQUARES, plus: [2, 40], minus: [9] }, 35)).toEqual([1, 2, 4, 16, 25]);
  expect(movesUpTo(SQUARES, 0)).toEqual([]);
});

test('triangular numbers, factorials and Fibonacci numbers are listed once each, with a limit that is one', () => {
  expect(movesUpTo(TRIANGULARS, 21)).toEqual([1, 3, 6, 10, 15, 21]);
  expect(movesUpTo(FACTORIALS, 720)).toEqual([1, 2, 6, 24, 120, 720]);
  expect(movesUpTo(FIBONACCI, 21)).toEqual([1, 2, 3, 5, 8, 13, 21]);
  expect(movesUpTo({ ...FIBONACCI, plus: [4], minus: [1] }, 7)).toEqual([2, 3, 4, 5]);
});

test('a finite set keeps its moves up to the limit', () => {
  expect(movesUpTo({ kind: 'finite', moves: [2, 7, 11] }, 7)).toEqual([2, 7]);
});
