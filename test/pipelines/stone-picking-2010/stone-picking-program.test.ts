import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runStonePickingProgram } from '../../../pipelines/stone-picking-2010/_helpers.ts';
import { outcomesByDefinition } from '../../engine/finite/definition.ts';
import { moveSets, SEED, TAKE_ALL } from '../../engine/finite/games.ts';

const why = (moves: readonly number[], d: number) => {
  const run = runStonePickingProgram(moves, d);
  return run.status === 'fault' ? run.why : run.bits.join('');
};

test('the program prints the outcomes if min S is first, max S < min S + 200, and heaps are ≤ 200', () => {
  const reachable = moveSets(255).filter(moves => moves.at(-1)! < moves[0]! + 200);
  fc.assert(
    fc.property(reachable, fc.integer({ min: 0, max: 200 }), (moves, d) => {
      const bits = outcomesByDefinition(moves, TAKE_ALL, d + 1);
      expect(runStonePickingProgram(moves, d)).toEqual({ status: 'printed', bits });
    }),
    { numRuns: 500, seed: SEED },
  );
});

test('the program takes its first move as min S', () => {
  expect(why([3, 1], 6)).toBe('0111010');
  expect(why([1, 3], 6)).toBe('0101010');
});

test('the program stops at the first index outside an array', () => {
  expect(why([1, 2], 201)).toBe('Ax[401] is outside the array, for heap 201');
  expect(why([1, 200], 9)).toBe('0101010101');
  expect(why([1, 201], 9)).toBe('Ax[0] is outside the array, for heap 1 and the move 201');
  expect(why([10, 250], 9)).toBe('0111111111');
  expect(why([10, 250], 10)).toBe('Ax[-40] is outside the array, for heap 10 and the move 250');
  expect(why(Array(400).fill(1), 2)).toBe('010');
  expect(why(Array(401).fill(1), 0)).toBe('S[401] is outside the array');
});

test('the program stops at a number that overflows its variable', () => {
  expect(why([1, 256], 0)).toBe('the move 256 does not fit a byte');
  expect(why([1, 255], 0)).toBe('0');
  expect(why([1], 32768)).toBe('the length 32768 does not fit an integer');
});

test('the program prints nothing for a negative length', () => {
  expect(runStonePickingProgram([1, 2], -1)).toEqual({ status: 'printed', bits: [] });
  expect(runStonePickingProgram([1, 2], -7)).toEqual({ status: 'printed', bits: [] });
});
