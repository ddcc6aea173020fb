import { expect, test } from 'vitest';
import { movesUpTo } from '../../../src/engine/infinite/moves.ts';
import { SQUARES } from './games.ts';

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

test('a finite set keeps its moves up to the limit', () => {
  expect(movesUpTo({ kind: 'finite', moves: [2, 7, 11] }, 7)).toEqual([2, 7]);
});
