import { expect, test } from 'vitest';
import { moveSetOf } from '../../../src/engine/sum/move-set.ts';
import { byTable, byTheorem } from '../../../src/engine/sum/open-heap-game.ts';
import { type Ending, parseGame } from '../../../src/game/index.ts';

const ruled = (text: string, ending: Ending = 'normal') => {
  const game = parseGame(text);
  return { game, set: moveSetOf(game), ending };
};

test.each(['N - {1, 4, 5}', 'N - {2, 6, 8}', 'N - {5, 17, 22}'])(
  '%s by the theorem agrees with a table',
  text => {
    const [theorem, table] = [byTheorem(ruled(text))!, byTable(ruled(text), 400)!];
    for (let heap = 0n; heap <= 400n; heap += 7n) {
      expect(theorem.value(heap)).toBe(table.value(heap));
      for (const value of [0n, 1n, 2n, 9n, 50n, 1000n])
        expect(theorem.optionsOfValue(heap, value)).toEqual(table.optionsOfValue(heap, value));
    }
  },
);

test("a game beyond the theorem's hypotheses is not opened by it", () => {
  expect(byTheorem(ruled('N - {2, 5, 7}'))).toBeNull();
  expect(byTheorem(ruled('{2, 7, 9}'))).toBeNull();
  expect(byTheorem(ruled('N - {1, 4, 5}', 'take-all'))).toBeNull();
});
