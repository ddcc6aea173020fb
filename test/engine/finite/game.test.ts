import { expect, test } from 'vitest';
import { finiteGame } from '../../../src/engine/finite/game.ts';
import { MISERE, NORMAL, TAKE_ALL } from './games.ts';

test('{1, 3, 4}: outcomes, result string, result number and nim-sequence', () => {
  const game = finiteGame([1, 3, 4], NORMAL, 1e6);
  expect(game.resultString).toEqual({ preperiod: '', period: '0101111' });
  expect(game.resultNumber).toEqual({ numerator: 94n, denominator: 127n });
  for (const found of [game.outcomes, game.nimSequence]) {
    if (found?.status !== 'proved') throw new Error('not proved');
    expect([found.preperiod, found.period, found.saltus]).toEqual([0, 7, 0]);
    expect(found.repeat).toEqual({ from: 3, to: 10, window: [0, 1, 0, 1] });
  }
});

test('nim-sequence and outcomes of one set may differ in preperiod and period', () => {
  const { outcomes, nimSequence } = finiteGame([4, 6, 11, 14], NORMAL, 1e6);
  expect(outcomes).toMatchObject({ preperiod: 12, period: 17 });
  expect(nimSequence).toMatchObject({ preperiod: 18, period: 34 });
});

test('misère play has no nim-sequence', () => {
  expect(finiteGame([3, 5, 6], MISERE, 1e6).nimSequence).toBeNull();
  expect(finiteGame([3, 5, 6], TAKE_ALL, 1e6).nimSequence).toMatchObject({ preperiod: 6, period: 8 });
});

test('what depends on an undecided period is undecided with it', () => {
  const game = finiteGame([8, 58, 101, 109], NORMAL, 1e5);
  const undecided = {
    status: 'undecided',
    limit: 1e5,
    why: expect.stringContaining('more heaps than the limit'),
  };
  expect(game).toEqual({
    outcomes: undecided,
    resultString: undecided,
    resultNumber: undecided,
    nimSequence: undecided,
  });
});
