import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomesOfBoxAsPrinted } from '../../../pipelines/stone-picking-2010/_helpers.ts';
import { outcomesOfBoxByNimSums } from '../../../src/engine/sum/box-by-nim-sums.ts';
import { boxShape, outcomesOfBox } from '../../../src/engine/sum/box-by-product.ts';
import { listedMoves, type MoveSet, moveSetOf } from '../../../src/engine/sum/move-set.ts';
import { type Ending, type Game, parseGame } from '../../../src/game/index.ts';
import { SEED } from '../all-but/fes-games.ts';
import { moveSets } from '../finite/games.ts';
import { finiteGames, games, keyOf, type Position, positionsUpTo, pPositionsByPlay } from './play.ts';

const ENDINGS: readonly Ending[] = ['normal', 'take-all'];
const endings = fc.constantFrom(...ENDINGS);

/** Reads the outcome at a position by the documented strides. */
function at(outcomes: Uint8Array, sets: readonly MoveSet[], sizes: Position, position: Position): number {
  const { strides } = boxShape(sets, sizes);
  return outcomes[position.reduce((index, heap, i) => index + heap * strides[i]!, 0)]!;
}

/**
 * Evaluates equation (8) as printed, with a factor for every x in S_i, and the values at negative coordinates that
 * `outcomesOfBox` documents.
 */
function byPrintedFormula(sets: readonly (readonly number[])[], ending: Ending) {
  const known = new Map<string, number>();
  return function f(position: Position): number {
    const i = position.findIndex(heap => heap < 0);
    if (i >= 0) {
      const [min, max] = [sets[i]![0]!, sets[i]!.at(-1)!];
      const takesAll = ending === 'take-all' && position[i]! > -max && position[i]! < min - max;
      return takesAll ? f(position.with(i, 0)) : 1;
    }
    const key = position.join(' ');
    if (!known.has(key)) {
      let product = 1;
      for (const [j, heap] of position.entries()) {
        if (ending === 'take-all' && heap === 0) continue;
        for (const x of sets[j]!) product *= f(position.with(j, heap - x));
      }
      known.set(key, 1 - product);
    }
    return known.get(key)!;
  };
}

test('a box is row-major: the last heap varies fastest', () => {
  const sets = [[1], [2]].map(listedMoves);
  expect(boxShape(sets, [1, 2])).toEqual({ positions: 6, strides: [3, 1] });
  expect([...outcomesOfBox(sets, [1, 2], 'normal')]).toEqual([0, 0, 1, 1, 1, 0]);
});

test('the product formula agrees with exhaustive play under both endings', () => {
  fc.assert(
    fc.property(fc.array(games, { maxLength: 3 }), endings, (rules, ending) => {
      const largest = 7;
      const sizes = rules.map(() => largest);
      const isP = pPositionsByPlay(rules, ending, 'last-player-wins', largest);
      const sets = rules.map(game => moveSetOf(game));
      const expected = positionsUpTo(rules.length, largest).map(p => (isP.has(keyOf(p)) ? 0 : 1));
      expect([...outcomesOfBox(sets, sizes, ending)]).toEqual(expected);
    }),
    { seed: SEED, numRuns: 200 },
  );
});

test('the product formula and nim-sums give the same box, whatever its sides', () => {
  const heap = fc.tuple(games, fc.integer({ min: 0, max: 16 }));
  fc.assert(
    fc.property(fc.array(heap, { maxLength: 4 }), endings, (heaps, ending) => {
      const sets = heaps.map(([game]) => moveSetOf(game));
      const sizes = heaps.map(([, size]) => size);
      const byProduct = outcomesOfBox(sets, sizes, ending);
      expect(Buffer.compare(byProduct, outcomesOfBoxByNimSums(sets, sizes, ending))).toBe(0);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test('equation (8) as printed, with 1 at negative coordinates, equals the product over legal moves', () => {
  const sets = fc.array(fc.tuple(moveSets(9), fc.integer({ min: 0, max: 12 })), { maxLength: 3 });
  fc.assert(
    fc.property(sets, heaps => {
      const moves = heaps.map(([set]) => set);
      const sizes = heaps.map(([, size]) => size);
      const byLegalMoves = outcomesOfBox(moves.map(listedMoves), sizes, 'normal');
      expect([...outcomesOfBoxAsPrinted(moves, sizes, 1)]).toEqual([...byLegalMoves]);
    }),
    { seed: SEED, numRuns: 200 },
  );
});

test('equation (8) as printed, with 0 at negative coordinates, wins if a move exceeds the heap', () => {
  expect([...outcomesOfBoxAsPrinted([[1], [1, 2]], [1, 2], 0)]).toEqual([1, 1, 1, 1, 1, 0]);
});

test('Nim and infinite sets can fill a box too', () => {
  const sets = ['N', 'primes', 'squares'].map(text => moveSetOf(parseGame(text)));
  for (const ending of ENDINGS) {
    const byProduct = outcomesOfBox(sets, [20, 30, 25], ending);
    expect(Buffer.compare(byProduct, outcomesOfBoxByNimSums(sets, [20, 30, 25], ending))).toBe(0);
  }
});

test('equation (8) as printed is right with the documented values at negative coordinates', () => {
  fc.assert(
    fc.property(fc.array(finiteGames, { minLength: 1, maxLength: 3 }), endings, (rules, ending) => {
      const largest = rules.length === 3 ? 8 : 16;
      const lists = rules.map(listOf);
      const f = byPrintedFormula(lists, ending);
      const outcomes = outcomesOfBox(
        lists.map(listedMoves),
        rules.map(() => largest),
        ending,
      );
      expect(positionsUpTo(rules.length, largest).map(f)).toEqual([...outcomes]);
    }),
    { seed: SEED, numRuns: 200 },
  );
});

test('no values at negative coordinates make (8) right for two heaps of {3, 5} under take-all', () => {
  const sets = [
    [3, 5],
    [3, 5],
  ].map(listedMoves);
  const f = (...position: number[]) => at(outcomesOfBox(sets, [4, 10], 'take-all'), sets, [4, 10], position);
  // F(0, 10) = 1 − F(−3, 10) F(−5, 10) …, so F(−3, 10) = 1; F(4, 10) = 1 − F(1, 10) F(−1, 10) …, so F(−1, 10) = 1.
  expect([f(0, 10), f(4, 10)]).toEqual([0, 0]);
  // These values make 1 − F(−1, 10) F(−3, 10) F(2, 7) F(2, 5) zero.
  expect([f(2, 10), f(2, 7), f(2, 5)]).toEqual([1, 1, 1]);
});

test('an impossible box is rejected', () => {
  const set = listedMoves([1]);
  expect(boxShape([set], [2 ** 30 - 1]).positions).toBe(2 ** 30);
  expect(() => outcomesOfBox([set], [1, 2], 'normal')).toThrow('1 sets for 2 heaps');
  expect(() => outcomesOfBox([set], [-1], 'normal')).toThrow('-1 stones in a heap');
  expect(() => outcomesOfBoxByNimSums([set], [2 ** 30], 'normal')).toThrow('above 2^30');
});

function listOf(game: Game): readonly number[] {
  return game.kind === 'finite' ? game.moves : [];
}
