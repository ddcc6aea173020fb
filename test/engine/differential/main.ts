import { deepEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { PAIRS } from './pairs.ts';

// Usage: `npm run test:differential -- 600 7`, with the seconds per kind and the seed.
const [seconds = 60, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);
console.log(`seed ${seed}`);
for (const [kind, pairs] of Object.entries(PAIRS)) {
  let [games, found] = [0, 0];
  fc.assert(
    fc.property(pairs, ({ game, engine, reference }) => {
      deepEqual([game, ...engine], [game, ...reference]);
      games++;
      if (reference.length > 0) found++;
    }),
    {
      seed,
      numRuns: 2 ** 31,
      interruptAfterTimeLimit: (1000 * seconds) / Object.keys(PAIRS).length,
      markInterruptAsFailure: false,
    },
  );
  console.log(
    `${kind}: two kernels agree on ${games} random games, ${found} of which have a period in reach`,
  );
}
