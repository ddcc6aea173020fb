import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createExecutor } from '../../src/run/index.ts';
import { tallyTwiceAsFar } from '../../src/run/twice-as-far.ts';
import { playground } from '../cli/terminal.ts';

/** Tallies laws over ranges that extend twice as far. */
async function tallied(game: string, over: Readonly<Record<string, string>>, laws: readonly string[]) {
  const { folder, places } = playground();
  const listener = { start() {}, progress() {}, counterexample() {}, warn() {} };
  const doing = { executor: createExecutor(1), listener, folders: places(undefined) };
  const plan = {
    sweep: { game, over },
    rule: { ending: 'normal', objective: 'last-player-wins' },
    limit: 1e6,
    measure: ['period'],
  } as const;
  const tallies = await tallyTwiceAsFar(plan, laws, doing);
  rmSync(folder, { recursive: true });
  return tallies;
}

test('a law that is undefined for a case has no tally, and the tallies of others do not change', async () => {
  const laws = ['period = 2a', 'period = (0 * a) div (15 - a) + 2a', 'period = min(2a, 24)'];
  expect(await tallied('N - {a}', { a: '1..10' }, laws)).toMatchObject([
    { holds: 20, fails: 0 },
    undefined,
    { holds: 12, fails: 8 },
  ]);
});

test('an upper end that is a sum is doubled as a whole', async () => {
  // Each a = 1, …, 6 has the a + 10 values of b from a + 1 to 2(a + 5).
  const [tally] = (await tallied('{a, b}', { a: '1..3', b: 'a+1..a+5' }, ['period >= 2']))!;
  expect(tally).toMatchObject({ cases: 81, holds: 81 });
});

test('a negative upper end and a list are not extended, and steps are kept', async () => {
  expect(await tallied('{1, a+50}', { a: '-30..-1' }, ['period >= 2'])).toBeUndefined();
  expect(await tallied('{1, a+50}', { a: '-3..4' }, ['period >= 2'])).toMatchObject([{ cases: 12 }]);
  expect(await tallied('{1, a+1}', { a: '1..9 step 2' }, ['period >= 2'])).toMatchObject([{ cases: 9 }]);
  expect(await tallied('{1, a}', { a: '2, 9, 4' }, ['period >= 2'])).toBeUndefined();
});
