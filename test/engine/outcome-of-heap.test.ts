import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOfHeap } from '../../src/engine/index.ts';
import { ENDINGS, OBJECTIVES } from '../../src/game/index.ts';
import { outcomesByDefinition } from './finite/definition.ts';

const rules = fc.record({ ending: fc.constantFrom(...ENDINGS), objective: fc.constantFrom(...OBJECTIVES) });
const sets = fc
  .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  .map(set => set.sort((p, q) => p - q));

test('the outcome of a heap agrees with the definition, by play and by the period', () => {
  fc.assert(
    fc.property(sets, rules, fc.integer({ min: 0, max: 300 }), (moves, rule, heap) => {
      const terms = outcomesByDefinition(moves, rule, 4000);
      const value = BigInt(terms[heap]!);
      expect(outcomeOfHeap(moves, rule, BigInt(heap), 1e6)).toEqual({ status: 'played', value });
      expect(outcomeOfHeap(moves, rule, BigInt(heap), 1e6, 0)).toEqual({ status: 'proved', value });
    }),
    { seed: 12, numRuns: 200 },
  );
});

test('a heap beyond those played is determined by the period, or undecided without one', () => {
  const rule = { ending: 'normal', objective: 'last-player-loses' } as const;
  // Under misère play, heaps n with n mod 3 = 1 are lost for {1, 2}.
  for (const rest of [0n, 1n, 2n])
    expect(outcomeOfHeap([1, 2], rule, 3n * 10n ** 20n + rest, 1e6)).toEqual({
      status: 'proved',
      value: rest === 1n ? 0n : 1n,
    });
  expect(outcomeOfHeap([19, 21, 40], rule, 10n ** 20n, 10)).toMatchObject({ status: 'undecided', limit: 10 });
});
