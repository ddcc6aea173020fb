import fc from 'fast-check';
import type { SearchSettings } from '../../../src/engine/all-but/search.ts';

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
    patternsKept: fc.constantFrom(2, 4, 6, 20, 100, 2 ** 16),
    patternPlaces: fc.constantFrom(1, 4, 64, 2 ** 14),
    apart: fc.integer({ min: 1, max: 100 }),
  })
  .map(({ worthIt, apart, ...rest }) => ({
    ...rest,
    runStepInWordSteps: { lemma6: worthIt, others: worthIt },
    spacing: () => apart,
  }));
