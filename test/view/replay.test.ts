import { expect, test } from 'vitest';
import { replayOf, runAgain } from '../../src/view/replay.ts';
import { exampleResult } from './example-result.ts';

test.each([
  ['normal', 'last-player-wins', ''],
  ['take-all', 'last-player-wins', ' --ending take-all'],
  ['normal', 'last-player-loses', ' --objective last-player-loses'],
  ['sink', 'last-player-loses', ' --ending sink --objective last-player-loses'],
] as const)('the replay command of a game contains its rule: %s, %s', (ending, objective, options) => {
  const rule = { ending, objective };
  expect(replayOf('{1, 3, 4}', rule)).toBe(`npx saltus game '{1, 3, 4}'${options}`);
  expect(replayOf('{1, 3, 4}:7 + N:5', rule)).toBe(`npx saltus move '{1, 3, 4}:7' 'N:5'${options}`);
});

test('the replay command of a question without a file contains its ranges, rule and limit', () => {
  const { asked } = exampleResult({
    sweep: {
      game: '{a, b}',
      over: { a: '1..3', b: 'a+1..9' },
      ending: 'take-all',
      objective: 'last-player-loses',
    },
    measure: ['T'],
    claims: [],
  });
  const plan = { ...asked.plan, laws: [{ holds: 'T >= 2' }] } as never;
  expect(runAgain({ ...asked, plan }, '--jobs 2')).toBe(
    "npx saltus ask '{a, b}' --over 'a=1..3' --over 'b=a+1..9' --measure T --law 'T >= 2' --ending take-all --objective last-player-loses --limit 1000 --jobs 2",
  );
});
