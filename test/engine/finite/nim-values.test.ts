import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimValuesOfFinite } from '../../../src/engine/finite/terms-of-finite.ts';
import { nimValuesByDefinition } from './definition.ts';
import { moveSets, SEED, wideSets } from './games.ts';

const endings = fc.constantFrom('normal', 'take-all', 'sink');

test('nimValuesOfFinite agrees with the definition over 400 heaps, with every ending', () => {
  fc.assert(
    fc.property(moveSets(30), endings, (moves, ending) => {
      expect([...nimValuesOfFinite(moves, ending, 400)]).toEqual(nimValuesByDefinition(moves, ending, 400));
    }),
    { numRuns: 100, seed: SEED },
  );
});

test('nimValuesOfFinite agrees with the definition for wide steps', () => {
  fc.assert(
    fc.property(wideSets, endings, (moves, ending) => {
      expect([...nimValuesOfFinite(moves, ending, 1500)]).toEqual(nimValuesByDefinition(moves, ending, 1500));
    }),
    { numRuns: 80, seed: SEED },
  );
});

// These sets have more values than a word has bits, and up to as many as a byte can hold.
test.each([40, 254, 255, 256])('{1, …, %i} has nim-value n modulo the largest move plus 1', most => {
  const moves = Array.from({ length: most }, (_, i) => i + 1);
  const expected = Array.from({ length: 800 }, (_, n) => n % (most + 1));
  expect([...nimValuesOfFinite(moves, 'normal', 800)]).toEqual(expected);
});

test('moves beyond the terms change nothing and take no memory, even if all are beyond', () => {
  fc.assert(
    fc.property(moveSets(30), endings, fc.integer({ min: 0, max: 40 }), (moves, ending, count) => {
      const far = [...moves, 2 ** 31];
      expect([...nimValuesOfFinite(far, ending, count)]).toEqual(nimValuesByDefinition(far, ending, count));
    }),
    { numRuns: 100, seed: SEED },
  );
});
