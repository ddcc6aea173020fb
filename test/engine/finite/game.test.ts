import { expect, test } from 'vitest';
import { finiteGame } from '../../../src/engine/finite/game.ts';
import { MISERE, NORMAL, TAKE_ALL } from './games.ts';

test('{1, 3, 4}: outcomes, result string, result number and nim-sequence', () => {
  expect(finiteGame([1, 3, 4], NORMAL, 1e6)).toEqual({
    outcomes: {
      status: 'proved',
      preperiod: 0,
      period: 7,
      repeat: { from: 3, to: 10, window: [0, 1, 0, 1] },
    },
    resultString: { preperiod: '', period: '0101111' },
    resultNumber: { numerator: 94n, denominator: 127n },
    nimSequence: {
      status: 'proved',
      preperiod: 0,
      period: 7,
      repeat: { from: 3, to: 10, window: [0, 1, 0, 1] },
    },
  });
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
  const undecided = { status: 'undecided', limit: 1e5, why: expect.stringContaining('109 heaps') };
  expect(game).toEqual({
    outcomes: undecided,
    resultString: undecided,
    resultNumber: undecided,
    nimSequence: undecided,
  });
});
