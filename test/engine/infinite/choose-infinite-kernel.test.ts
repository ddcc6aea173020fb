import { expect, test } from 'vitest';
import { nimSegments } from '../../../src/engine/index.ts';
import { movesUpTo, type SetOfMoves } from '../../../src/engine/infinite/moves-up-to.ts';
import { nimSequenceOfMovesByDefinition } from './definition.ts';
import { PRIMES, SQUARES, valuesOf } from './games.ts';

test.each<SetOfMoves>([
  PRIMES,
  SQUARES,
  { ...PRIMES, plus: [1] },
  { ...PRIMES, minus: [2] },
  { ...PRIMES, plus: [4] },
  { ...PRIMES, plus: [9], minus: [2, 7] },
  { ...PRIMES, plus: [1, 8, 9], minus: [3] },
  { ...SQUARES, plus: [2], minus: [4] },
  { kind: 'finite', moves: [1, 3, 4] },
  { kind: 'finite', moves: [] },
])('%j has the sequence of the definition, up to the last requested term', game => {
  for (const terms of [0, 1, 63, 64, 65, 3000]) {
    const expected = nimSequenceOfMovesByDefinition(movesUpTo(game, terms), terms);
    expect(valuesOf(nimSegments(game, terms))).toEqual(expected);
  }
});

test('primes with 1 repeat 0, 1, 2, 3, as in the post', () => {
  const values = valuesOf(nimSegments({ ...PRIMES, plus: [1] }, 1000));
  expect(values).toEqual(Array.from({ length: 1000 }, (_, n) => n % 4));
});

test('primes without 2 begin 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 0, 3, 4, 1, 4, 3, as in the post', () => {
  const values = valuesOf(nimSegments({ ...PRIMES, minus: [2] }, 16));
  expect(values).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 0, 3, 4, 1, 4, 3]);
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d terms are rejected', terms => {
  expect(() => nimSegments(PRIMES, terms)).toThrow(RangeError);
});
