import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyStart } from '../../../src/engine/finite/every-start.ts';
import { outcomesByDefinition } from './definition.ts';
import { moveSets, SEED } from './games.ts';

/** Returns the period of the outcomes after initial values, by searching for the last window among all before it. */
function periodFrom(start: readonly number[], moves: readonly number[]): number {
  const m = moves.at(-1)!;
  const rule = { ending: start, objective: 'last-player-wins' } as const;
  const outcomes = outcomesByDefinition(moves, rule, 3 * 2 ** m + 2 * m).join('');
  const last = outcomes.slice(-m);
  return outcomes.length - m - outcomes.lastIndexOf(last, outcomes.length - m - 1);
}

test('everyStart finds the period of each start', () => {
  fc.assert(
    fc.property(moveSets(7, 4), moves => {
      const m = moves.at(-1)!;
      const all = Array.from({ length: 2 ** m }, (_, bits) =>
        periodFrom(
          Array.from({ length: m }, (_, n) => (bits >> n) & 1),
          moves,
        ),
      );
      const { periods, start } = everyStart(moves);
      expect(periods.map(([period]) => period)).toEqual([...new Set(all)].sort((p, q) => p - q));
      const longest = periods.at(-1)![0];
      expect(periodFrom(start, moves)).toBe(longest);
      const rule = { ending: start, objective: 'last-player-wins' } as const;
      expect(outcomesByDefinition(moves, rule, longest + m).slice(longest)).toEqual(start);
    }),
    { numRuns: 40, seed: SEED },
  );
});
