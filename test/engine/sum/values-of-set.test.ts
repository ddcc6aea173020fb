import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedMoves, moveSetOf, nimValuesOfSet } from '../../../src/engine/sum/move-set.ts';
import { openHeapGame } from '../../../src/engine/sum/open-heap-game.ts';
import { SEED } from '../all-but/fes-games.ts';
import { games, optionsByRules } from './play.ts';

const HEAPS = 80;

test.each([
  { moves: [1, 3, 4], ending: 'normal', values: [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2] },
  { moves: [2], ending: 'normal', values: [0, 0, 1, 1, 0, 0, 1, 1] },
  { moves: [2], ending: 'take-all', values: [0, 1, 1, 0, 0, 1, 1, 0] },
  { moves: [3, 5], ending: 'take-all', values: [0, 1, 1, 1, 0, 2, 0, 2, 0, 1, 0] },
  { moves: [7], ending: 'normal', values: [0, 0, 0] },
  { moves: [7], ending: 'take-all', values: [0, 1, 1] },
  { moves: [7], ending: 'sink', values: [0, 1, 1] },
  { moves: [2, 3], ending: 'sink', values: [0, 1, 1, 2, 0, 0, 1] },
] as const)('the nim-values of {$moves} under the $ending ending are $values', row => {
  const values = nimValuesOfSet(listedMoves(row.moves), row.values.length - 1, row.ending);
  expect([...values]).toEqual(row.values);
});

test('each value is the least that no option has, under both endings', () => {
  fc.assert(
    fc.property(games, fc.constantFrom('normal', 'take-all'), (game, ending) => {
      const values = nimValuesOfSet(moveSetOf(game), HEAPS - 1, ending);
      const opened = openHeapGame({ game, set: moveSetOf(game), ending }, HEAPS - 1)!;
      for (let heap = 0; heap < HEAPS; heap++) {
        const taken = new Set(optionsByRules(game, ending, heap).map(to => values[to]!));
        expect(values[heap]).toBe([...taken, -1].filter(value => value < values[heap]!).length - 1);
        expect(taken.has(values[heap]!)).toBe(false);
        expect(opened.value(BigInt(heap))).toBe(BigInt(values[heap]!));
        expect([...opened.options(BigInt(heap))].map(Number)).toEqual(optionsByRules(game, ending, heap));
      }
    }),
    { seed: SEED, numRuns: 40 },
  );
});
