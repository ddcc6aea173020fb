import fc from 'fast-check';
import type { PatternWordSettings, SearchSettings } from '../../../src/engine/all-but/pattern-search.ts';

/** Settings with room for few places, which are close together or not. */
const patternWordSettings: fc.Arbitrary<PatternWordSettings> = fc.record({
  spacing: fc.constantFrom(1, 2, 7, 256),
  places: fc.constantFrom(2, 3, 4, 20, 64),
});

/** Settings that change kernels every few heaps, and move the tape to its start as often. */
export const settings: fc.Arbitrary<SearchSettings> = fc
  .record({
    stepsBetweenLooks: fc.integer({ min: 1, max: 12 }),
    worthIt: fc.constantFrom(0, 0.5, Number.POSITIVE_INFINITY),
    minPhase: fc.integer({ min: 1, max: 150 }),
    phaseGrowth: fc.constantFrom(1, 1, 1.3),
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
