import type { Proposal } from '../proved-periodicity.ts';
import type { Boundary } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { SearchPath } from './search-path.ts';

/**
 * A search for a repeated boundary pattern. Equal patterns have equal futures up to the difference of their values. If
 * the values repeat, the patterns repeat from M + 1 heaps later, with the same period.
 */
export interface Search {
  /** Whether the set can be played so here. */
  readonly fits: (set: FesSet) => boolean;
  /** Returns the repeat; null only if n0 + p is more than `limit` heaps. */
  readonly propose: (set: FesSet, limit: number, settings: SearchSettings) => Proposal | null;
}

/** A pattern that a search has seen twice. */
export interface FoundRepeat {
  readonly period: number;
  readonly saltus: number;
  /** The first occurrence of the pattern, on the cycle. */
  readonly first: Boundary;
  /**
   * A heap from which to search for the beginning of the cycle: the pattern there is not on the cycle, or it is the
   * start.
   */
  readonly before: number;
  readonly path: SearchPath;
}

/** The places that a search by pattern word keeps. Tests make both numbers small. */
export interface PatternWordSettings {
  /** Minimum number of values between two stored places of the path, at first. */
  readonly spacing: number;
  /** Number of places that are kept, at least 2. */
  readonly places: number;
}

/** When kernels take over from each other, and how often the search checks. Tests make all of these small. */
export interface SearchSettings {
  /** Steps by runs between two checks of their pace. */
  readonly stepsBetweenLooks: number;
  /** Heaps that a step by runs must pass for each heap that a step by words passes, to be worth it. */
  readonly runStepInWordSteps: { readonly lemma6: number; readonly others: number };
  /** Minimum number of heaps of a phase by words. */
  readonly minPhase: number;
  /** Minimum factor by which a phase by words multiplies the distance of the first head. */
  readonly phaseGrowth: number;
  /** Words between two moves of a tape to its start; what suits the tape if absent. */
  readonly wordsAStint?: number;
  /** Heaps by words between two checks for a repeat, and number of windows fingerprinted after a reference. */
  readonly stride: number;
  /** Settings for patterns of one word; those in use by default. */
  readonly patternWord?: Partial<PatternWordSettings>;
  /** Heaps by words that are passed at once. */
  readonly piece: number;
  /**
   * Minimum number of heaps between two stored places of the search; wide patterns may have many runs, so fewer are
   * stored.
   */
  readonly spacing: (largest: number) => number;
}

/**
 * The settings in use. There are so many steps between checks that a check costs nothing, and so few that the search soon
 * leaves runs when the tape turns into noise, and that stored places are near enough to each other. For {a, b, a + b} it
 * matters little how many heaps a step by runs must pass: there it passes many, or only a few.
 */
export const DEFAULT_SETTINGS: SearchSettings = {
  stepsBetweenLooks: 2048,
  runStepInWordSteps: { lemma6: 2, others: 3 },
  minPhase: 2 ** 22,
  phaseGrowth: 2,
  stride: 4096,
  piece: 2 ** 20,
  spacing: largest => Math.max(2 ** 16, 32 * largest),
};
