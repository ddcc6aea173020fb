import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimSegmentsByMarking } from '../../../src/engine/infinite/by-marking.ts';
import { movesUpTo } from '../../../src/engine/infinite/moves-up-to.ts';
import { nimSequenceOfMovesByDefinition } from './definition.ts';
import { FACTORIALS, FIBONACCI, PRIMES, SEED, SQUARES, TRIANGULARS, valuesOf } from './games.ts';

test('the definition gives squares the least value that no option has', () => {
  const expected = [0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4, 5];
  expect(nimSequenceOfMovesByDefinition(movesUpTo(SQUARES, 30), 30)).toEqual(expected);
});

test.each([SQUARES, PRIMES, TRIANGULARS, FACTORIALS, FIBONACCI])(
  '$base by marking agrees with the definition over 10,000 heaps',
  game => {
    const moves = movesUpTo(game, 10_000);
    expect(valuesOf(nimSegmentsByMarking(moves, 10_000))).toEqual(
      nimSequenceOfMovesByDefinition(moves, 10_000),
    );
  },
);

test('any finite set agrees with the definition for any number of terms', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 1, max: 70 }), { maxLength: 12 });
  fc.assert(
    fc.property(sets, fc.integer({ min: 0, max: 400 }), (numbers, terms) => {
      const moves = numbers.sort((s, t) => s - t);
      expect(valuesOf(nimSegmentsByMarking(moves, terms))).toEqual(
        nimSequenceOfMovesByDefinition(moves, terms),
      );
    }),
    { numRuns: 200, seed: SEED },
  );
});

test('a move longer than a segment reaches across its start', () => {
  const moves = [3, 7, 32, 65_535, 65_536, 65_537, 70_001];
  const terms = 200_001;
  const values = valuesOf(nimSegmentsByMarking(moves, terms));
  expect(values).toEqual(nimSequenceOfMovesByDefinition(moves, terms));
});

test('values above 255 take four bytes, from the segment where they first occur', () => {
  const below256 = Array.from({ length: 255 }, (_, i) => i + 1);
  const terms = 72_000;
  // Values are n mod 256 while no move is a multiple of 256; then some heaps have all 256 values as options.
  const moves = [...below256, 256 * 274];
  const segments = [...nimSegmentsByMarking(moves, terms)];
  expect(segments.map(({ values }) => values.BYTES_PER_ELEMENT)).toEqual([1, 4]);
  const values = valuesOf(segments);
  expect(values[256 * 274 - 1]).toBe(255);
  expect(values[256 * 274]).toBe(256);
  expect(values).toEqual(nimSequenceOfMovesByDefinition(moves, terms));
});
