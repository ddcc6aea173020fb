import fc from 'fast-check';
import type { PatternWordSettings } from '../../../src/engine/all-but/pattern-word-memory.ts';
import type { SearchSettings } from '../../../src/engine/all-but/search.ts';

/** States are lost, and there is room for few. */
export const patternWordSettings: fc.Arbitrary<PatternWordSettings> = fc.record({
  mostKept: fc.constantFrom(2, 3, 4, 20, 100, 2 ** 12),
  places: fc.constantFrom(1, 4, 64, 2 ** 13),
  rarity: fc.constantFrom(0, 1, 3, 5, 64),
  stint: fc.constantFrom(1, 2, 7, 256),
});

/** Kernels change every few heaps, and the tape moves to its start as often. */
export const settings: fc.Arbitrary<SearchSettings> = fc
  .record({
    stepsBetweenLooks: fc.integer({ min: 1, max: 12 }),
    worthIt: fc.constantFrom(0, 0.5, Number.POSITIVE_INFINITY),
    leastStint: fc.integer({ min: 1, max: 150 }),
    stintGrowth: fc.constantFrom(1, 1, 1.3),
    wordsAStint: fc.integer({ min: 1, max: 9 }),
    stride: fc.integer({ min: 1, max: 40 }),
    piece: fc.integer({ min: 1, max: 300 }),
    patternWord: patternWordSettings,
    apart: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ worthIt, apart, ...rest }) => ({
    ...rest,
    runStepInWordSteps: { lemma6: worthIt, others: worthIt },
    spacing: () => apart,
  }));
