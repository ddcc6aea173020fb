import { blankBoundary } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import { answersOf, LARGEST_FOR_PATTERN_WORD_64, patternWordKernel } from './pattern-word-wasm.ts';
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

let answers: Float64Array | undefined;

/**
 * The same search, and that for the least preperiod, on one word of 64 bits, where M ≤ 62 and there is WebAssembly;
 * else {@link byPatternWord}. All sets of four numbers up to 40: a sixth of the time.
 */
export function byPatternWord64(set: FesSet, limit: number): Repeat | null {
  const kernel = set.largest > LARGEST_FOR_PATTERN_WORD_64 ? null : patternWordKernel();
  if (kernel === null) return byPatternWord(set, limit);
  let [low, high] = [0, 0];
  for (const x of set.excluded) {
    if (x < 32) low |= 1 << x;
    else high |= 1 << (x - 32);
  }
  const found = kernel.functions.find(low, high, Math.min(limit, Number.MAX_SAFE_INTEGER));
  if (found === 0) return null;
  if (found === 1) kernel.functions.preperiod();
  answers ??= answersOf(kernel);
  return {
    period: answers[0]!,
    saltus: answers[1]!,
    preperiod: answers[2]!,
    blank: found === 2,
    tapeFrom: boundary => new TapeByPatternWord(set, boundary),
  };
}
