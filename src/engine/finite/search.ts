import type { FiniteTape } from './tape.ts';

/** A window of m = max S terms that a search has met twice, and how to look at the sequence again. */
export interface Repeat {
  /** In heaps. */
  readonly period: number;
  /** Whether the search holds it for the least, rather than for a multiple. */
  readonly isLeast: boolean;
  /** Whether the window stands so many heaps further on too. */
  recurs(distance: number): boolean;
  /** The least, for a period; null where the terms contradict the windows, which they never should. */
  preperiod(period: number): number | null;
}

/** A tape that stands at the start, and keeps so many heaps at the least. */
export type TapeFromZero = (kept?: number) => FiniteTape;

/** A search for a window that comes twice. */
export interface Search {
  /** Whether windows of so many heaps can be looked for so. */
  readonly fits: (largest: number, settings: SearchSettings) => boolean;
  /** Null only where n0 + p is more than `limit` heaps; undefined where another search is to go on. */
  readonly find: (
    tape: TapeFromZero,
    largest: number,
    limit: number,
    settings: SearchSettings,
  ) => Repeat | null | undefined;
}

/** Where searches hand over to one another, and how often is looked. Tests make all of these small. */
export interface SearchSettings {
  /** Windows after which every distance is tried first; after each failure there are twice as many heaps. */
  readonly firstWindows: number;
  /** Terms that are kept at the most, but for those of the first windows. */
  readonly mostTermsKept: number;
  /** Heaps between two looks for a repeat by windows, and windows that are fingerprinted behind a reference. */
  readonly stride: number;
  /** Heaps of a window from which on it is too wide to be taken at one heap after the other. */
  readonly wideWindow: number;
  /** Terms that are matched at once. */
  readonly chunk: number;
}

/**
 * Where terms are many, looking one heap after the other costs more than fingerprints; where they are few, these cost
 * more. A window is m / 32 words, fingerprinted 4096 times at every reference: some 10,000 heaps are too wide for that.
 */
export const SHIPPED: SearchSettings = {
  firstWindows: 4,
  mostTermsKept: 2 ** 16,
  stride: 4096,
  wideWindow: 2 ** 14,
  chunk: 4096,
};
