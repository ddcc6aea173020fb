import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../all-but/fes-games.ts';
import { PAIRS } from './pairs.ts';

test.each(Object.entries(PAIRS))('two kernels agree on random large games: %s', (_, pairs) => {
  let found = 0;
  fc.assert(
    fc.property(pairs, ({ game, engine, reference }) => {
      expect([game, ...engine]).toEqual([game, ...reference]);
      if (reference.length > 0) found++;
    }),
    { numRuns: 3, seed: SEED },
  );
  expect(found).toBeGreaterThan(1);
});
