import { expect, test } from 'vitest';
import { nimValues } from '../../src/engine/index.ts';
import { mexStep } from '../../src/explorer/mex.ts';
import { parseGame, type WrittenGame } from '../../src/game/index.ts';

const game = (text: string) => parseGame(text) as WrittenGame;

test('the value of a heap is the mex of its options under each ending', () => {
  for (const text of ['{1, 3, 4}', '{2, 5, 6}', '{3, 5, 6}', '{7}']) {
    for (const ending of ['normal', 'take-all'] as const) {
      const values = nimValues(game(text), ending, 60);
      const found = Array.from(values, (_, heap) => mexStep(game(text), ending, values, heap).mex);
      expect(found, `${text} ${ending}`).toEqual([...values]);
    }
  }
});

test('each move is listed with the heap it leaves, also for a heap below the least move', () => {
  const values = nimValues(game('{3, 5, 6}'), 'take-all', 9);
  const step = (heap: number, ending: 'normal' | 'take-all') =>
    mexStep(game('{3, 5, 6}'), ending, values, heap);
  expect(step(8, 'take-all')).toEqual({
    options: [5, 3, 2].map(to => ({ to, value: values[to]! })),
    mex: values[8]!,
  });
  expect(step(2, 'take-all').options).toEqual([{ to: 0, value: 0 }]);
  expect(step(2, 'normal')).toEqual({ options: [], mex: 0 });
});
