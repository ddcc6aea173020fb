import { blankBoundary } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import type { Repeat } from './repeat.ts';
import { TapeByPatternWord } from './tape-by-pattern-word.ts';

/** Brent's search over the values placed; the pattern is compared at every value, with the blank one too. */
export function byPatternWord(set: FesSet, limit: number): Repeat | null {
  const tape = new TapeByPatternWord(set, blankBoundary(set.largest));
  for (let power = 1; tape.heap < limit; power *= 2) {
    const { heap, value, low, high } = tape;
    if (!tape.advance(power, limit, low, high)) continue;
    const blank = tape.low === 0 && tape.high === 0;
    return {
      period: blank ? tape.heap : tape.heap - heap,
      saltus: blank ? tape.value : tape.value - value,
      blank,
      tapeFrom: boundary => new TapeByPatternWord(set, boundary),
    };
  }
  return null;
}
