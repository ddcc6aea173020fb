import type { FiniteTape } from './finite-tape.ts';

/** A window of m = max S terms that a search has found twice, with access to the sequence. */
export interface Repeat {
  /** The period in heaps. */
  readonly period: number;
  /** Whether the search holds it for the least, rather than for a multiple. */
  readonly isLeast: boolean;
  /** Whether the window recurs this many heaps later. */
  recurs(distance: number): boolean;
  /** Returns the least preperiod for a period; null if the terms contradict the windows, which would be an internal error. */
  preperiod(period: number): number | null;
}

/** Returns a tape at heap 0 that stores at least this many terms. */
export type TapeFromZero = (kept?: number) => FiniteTape;

/** A search for a window that comes twice. */
export interface Search {
  /** Whether the search fits windows of this length. */
  readonly fits: (largest: number, settings: SearchSettings) => boolean;
  /** Returns the repeat; null only if n0 + p is more than `limit` heaps; undefined if another search has to continue. */
  readonly find: (
    tape: TapeFromZero,
    largest: number,
    limit: number,
    settings: SearchSettings,
  ) => Repeat | null | undefined;
}

/** When searches take over from each other, and how often they check. Tests make all of these small. */
export interface SearchSettings {
  /** Number of windows after which every distance is first tried; after each failure there are twice as many heaps. */
  readonly firstWindows: number;
  /** Maximum number of terms stored, unless the first windows need more. */
  readonly mostTermsKept: number;
  /** Heaps between two checks for a repeat by windows, and number of windows fingerprinted after a reference. */
  readonly stride: number;
  /** Least number of heaps at which a window is too wide to be compared at one heap after another. */
  readonly wideWindow: number;
  /** Terms that are matched at once. */
  readonly chunk: number;
}

/**
 * The settings in use. For many terms, checking one heap after another costs more than fingerprints; for few terms, less.
 * A window has m / 32 words and is fingerprinted 4096 times at every reference: windows of about 10,000 heaps are too
 * wide for that.
 */
export const DEFAULT_SETTINGS: SearchSettings = {
  firstWindows: 4,
  mostTermsKept: 2 ** 16,
  stride: 4096,
  wideWindow: 2 ** 14,
  chunk: 4096,
};
