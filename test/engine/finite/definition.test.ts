import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimValuesByDefinition, outcomesByDefinition } from './definition.ts';
import { MISERE, MISERE_TAKE_ALL, moveSets, NORMAL, SEED, TAKE_ALL } from './games.ts';

/** Outcomes of {2, 5} at heaps 0 to 9, computed manually. */
test.each([
  { name: 'normal, last player wins', rule: NORMAL, outcomes: '0011011001' },
  { name: 'take-all, last player wins', rule: TAKE_ALL, outcomes: '0110011011' },
  { name: 'normal, last player loses', rule: MISERE, outcomes: '1100110110' },
  { name: 'take-all, last player loses', rule: MISERE_TAKE_ALL, outcomes: '1001101100' },
])('{2, 5} under $name', ({ rule, outcomes }) => {
  expect(outcomesByDefinition([2, 5], rule, 10).join('')).toBe(outcomes);
});

test('a heap that can only be taken whole has nim-value 1, and one without a move has 0', () => {
  expect(nimValuesByDefinition([3, 4], 'normal', 8)).toEqual([0, 0, 0, 1, 1, 1, 2, 0]);
  expect(nimValuesByDefinition([3, 4], 'take-all', 8)).toEqual([0, 1, 1, 1, 2, 0, 0, 0]);
});

/** The paper's Pascal program without input and output, and for 200 heaps instead of 2010. */
function pascal(s: readonly number[], d: number): number[] {
  const ax = new Map([[0, 0]]);
  for (let i = 1; i <= 199; i++) ax.set(i - 200, 1);
  for (let i = 1; i <= d; i++) {
    if (i < s[0]!) ax.set(i, 1);
    if (i >= s[0]!) {
      let f = 1;
      for (let j = 0; j < s.length; j++) f *= ax.get(i - s[j]!)!;
      ax.set(i, 1 - f);
    }
  }
  return Array.from({ length: d + 1 }, (_, i) => ax.get(i)!);
}

test('take-all outcomes agree with the Pascal program of the paper', () => {
  fc.assert(
    fc.property(moveSets(199), moves => {
      expect(outcomesByDefinition(moves, TAKE_ALL, 401)).toEqual(pascal(moves, 400));
    }),
    { numRuns: 300, seed: SEED },
  );
});
