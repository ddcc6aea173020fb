import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tallyTwiceAsFar } from '../../src/cli/twice-as-far.ts';
import { createExecutor } from '../../src/run/index.ts';
import { playground } from './terminal.ts';

test('a law that has no value at a case is told nothing of, and the others are tallied as without it', async () => {
  const { folder, places } = playground();
  const listener = { start() {}, progress() {}, counterexample() {}, warn() {} };
  const doing = { executor: createExecutor(1), listener, places: places(undefined) };
  const plan = {
    sweep: { game: 'N - {a}', over: { a: '1..10' } },
    rule: { ending: 'normal', objective: 'last-player-wins' },
    limit: 1e6,
    measure: ['period'],
  } as const;
  const laws = ['period = 2a', 'period = (0 * a) div (15 - a) + 2a', 'period = min(2a, 24)'];
  const tallies = await tallyTwiceAsFar(plan, laws, doing);
  rmSync(folder, { recursive: true });
  expect(tallies).toMatchObject([{ holds: 20, fails: 0 }, undefined, { holds: 12, fails: 8 }]);
});
