/** The periods of the outcomes of a finite set from all its starts, that is, all choices of the first max S outcomes. */
export interface EveryStart {
  /** The periods that occur, in increasing order, each with the number of its cycles of windows. */
  readonly periods: readonly (readonly [period: number, cycles: number])[];
  /** A start that is in a longest period: f(0), …, f(max S − 1). */
  readonly start: readonly number[];
}

/** Maximum number of heaps of a start: all 2^22 are tried, at 4 bytes each. */
export const MAX_START = 22;

/**
 * Returns all periods of the outcomes of S, for all values of its first max S heaps. The last max S outcomes are a
 * window, which determines the next one. So each period is a cycle of windows, and each cycle is reached from a start.
 *
 * Cost: 2^max S steps, two for each window of a cycle. Memory: 4 bytes per window.
 *
 * @param moves S, max S ≤ {@link MAX_START}
 *
 * @example
 * everyStart([2, 3, 5]).periods // [[4, 1], [7, 1]]
 */
export function everyStart(moves: readonly number[]): EveryStart {
  const largest = moves.at(-1)!;
  const windows = 2 ** largest;
  const options = moves.reduce((bits, move) => bits | (1 << (move - 1)), 0);
  /** Bit j of a window is f(n − 1 − j). */
  const next = (window: number) => ((window << 1) | ((~window & options) === 0 ? 0 : 1)) & (windows - 1);
  /** The number of the walk that visited each window, counted from 1. */
  const metBy = new Int32Array(windows);
  const cycles = new Map<number, number>();
  let [longest, inLongest] = [0, 0];
  for (let walk = 1; walk <= windows; walk++) {
    let window = walk - 1;
    for (; metBy[window] === 0; window = next(window)) metBy[window] = walk;
    if (metBy[window] !== walk) continue;
    let period = 1;
    for (let other = next(window); other !== window; other = next(other)) period++;
    cycles.set(period, (cycles.get(period) ?? 0) + 1);
    if (period > longest) [longest, inLongest] = [period, window];
  }
  const start = Array.from({ length: largest }, (_, n) => (inLongest >>> (largest - 1 - n)) & 1);
  return { periods: [...cycles].sort(([p], [q]) => p - q), start };
}
