import { TooExpensive } from '../refused.ts';

/** Maximum number of bits of a window, for bitwise operations. */
const MAX_BITS = 30;

/**
 * Returns the periods of the outcomes of a finite set for all initial values of its first m = max S heaps. The last m
 * outcomes are a window, which determines the next one, so each of the 2^m windows leads into a cycle, whose length is a
 * period.
 *
 * Cost: a few steps per window and move. Memory: a byte per window.
 *
 * @throws TooExpensive if there are more windows than the limit
 */
export function periodsFromStarts(moves: readonly number[], limit: number): ReadonlySet<number> {
  const m = moves.at(-1)!;
  const windows = 2 ** m;
  if (m > MAX_BITS || windows > limit) throw new TooExpensive(windows);
  /** The lowest bit of a window is the last outcome. */
  const next = (window: number) => {
    const isWon = moves.some(s => ((window >>> (s - 1)) & 1) === 0);
    return ((window << 1) & (windows - 1)) | (isWon ? 1 : 0);
  };
  const [ON_THE_WAY, PASSED] = [1, 2];
  const met = new Uint8Array(windows);
  const periods = new Set<number>();
  for (let start = 0; start < windows; start++) {
    let window = start;
    for (; met[window] === 0; window = next(window)) met[window] = ON_THE_WAY;
    if (met[window] === ON_THE_WAY) {
      let period = 1;
      for (let other = next(window); other !== window; other = next(other)) period++;
      periods.add(period);
    }
    for (window = start; met[window] === ON_THE_WAY; window = next(window)) met[window] = PASSED;
  }
  return periods;
}
