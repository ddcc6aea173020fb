import { expect, test } from 'vitest';
import { parseFamily } from '../../src/game/index.ts';
import { runningFamilies } from '../../src/plan/index.ts';

test('there is one running family for each value of the other parameters that has a case, in order', () => {
  const sweep = {
    game: '{a, b, c}',
    over: { a: '1..40', b: 'a+1..48', c: 'b+1..220' },
    where: 'c != a + b and a + b != 50',
  };
  const outer = [...parseFamily(sweep).cases()].map(([a, b]) => `${a},${b}`);
  const families = runningFamilies(sweep);
  expect(families.map(({ fixed }) => `${fixed.a},${fixed.b}`)).toEqual([...new Set(outer)]);
  expect(families.map(({ least }) => least)).toEqual(families.map(({ fixed }) => fixed.b! + 1));
});
