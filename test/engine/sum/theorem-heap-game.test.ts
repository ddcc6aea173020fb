import { expect, test } from 'vitest';
import { moveSetOf } from '../../../src/engine/sum/move-set.ts';
import { tabledHeapGame } from '../../../src/engine/sum/tabled-heap-game.ts';
import { theoremHeapGame } from '../../../src/engine/sum/theorem-heap-game.ts';
import { type Ending, parseGame } from '../../../src/game/index.ts';

const ruled = (text: string, ending: Ending = 'normal') => {
  const game = parseGame(text);
  return { game, set: moveSetOf(game), ending };
};

test.each(['N - {1, 4, 5}', 'N - {2, 6, 8}', 'N - {5, 17, 22}'])(
  '%s by the theorem is as by a table',
  text => {
    const [theorem, table] = [theoremHeapGame(ruled(text))!, tabledHeapGame(ruled(text), 400)!];
    for (let heap = 0; heap <= 400; heap += 7) {
      expect(theorem.value(heap)).toBe(table.value(heap));
      for (const value of [0, 1, 2, 9, 50, 1000])
        expect(theorem.optionsOfValue(heap, value)).toEqual(table.optionsOfValue(heap, value));
    }
  },
);

test('there is none where the theorem does not reach', () => {
  expect(theoremHeapGame(ruled('N - {2, 5, 7}'))).toBeNull();
  expect(theoremHeapGame(ruled('{2, 7, 9}'))).toBeNull();
  expect(theoremHeapGame(ruled('N - {1, 4, 5}', 'take-all'))).toBeNull();
});
