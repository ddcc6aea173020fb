import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimValuesByMarking } from '../../../src/engine/infinite/by-marking.ts';
import { movesUpTo } from '../../../src/engine/infinite/moves-up-to.ts';
import { pPositions } from '../../../src/engine/infinite/p-positions.ts';
import { parseGame } from '../../../src/game/index.ts';

const games = ['squares', 'squares | {2, 3}', 'squares - {1}', 'primes', 'primes | {1}', '{1}', '{3, 40}'];

test('P-positions are the heaps of value 0', () => {
  fc.assert(
    fc.property(fc.constantFrom(...games), fc.integer({ min: 0, max: 1500 }), (text, heaps) => {
      const game = parseGame(text) as Parameters<typeof pPositions>[0];
      const values = nimValuesByMarking(movesUpTo(game, heaps), heaps);
      expect([...pPositions(game, heaps)]).toEqual([...values.keys()].filter(n => values[n] === 0));
    }),
    { numRuns: 150, seed: 1966 },
  );
});

test('P-positions of take-a-square below 100,000 agree with the nim-values', () => {
  const squares = parseGame('squares') as Parameters<typeof pPositions>[0];
  const values = nimValuesByMarking(movesUpTo(squares, 1e5), 1e5);
  const found = [...pPositions(squares, 1e5)];
  expect(found).toHaveLength(values.filter(value => value === 0).length);
  expect(found.at(-1)).toBe(values.lastIndexOf(0));
  expect(found.filter(n => n % 10 === 6)).toEqual([11356]);
});
