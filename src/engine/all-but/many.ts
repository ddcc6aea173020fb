import { NUMBERS, recordsIn } from '../many.ts';
import { LARGEST_FOR_PATTERN_WORD, type PatternWordSettings, RECORDS_AT } from './pattern-word-memory.ts';
import { patternWordKernel, setPatternWord } from './pattern-word-wasm.ts';
import { bitsOf } from './search-by-pattern-word.ts';

/** Preperiod and period together: numbers are whole ones of 32 bits. */
const MOST_HEAPS = 2 ** 31 - 1;

/** Writes X, in increasing order, as the record of a game; false, and nothing, where it is empty or longer than a word. */
export function writeExcluded(records: Int32Array, game: number, excluded: readonly number[]): boolean {
  const { length } = excluded;
  if (length === 0 || excluded[length - 1]! > LARGEST_FOR_PATTERN_WORD || patternWordKernel() === null)
    return false;
  const { low, high } = bitsOf(excluded);
  records.fill(0, NUMBERS.length * game, NUMBERS.length * (game + 1));
  records[NUMBERS.length * game] = low;
  records[NUMBERS.length * game + 1] = high;
  return true;
}

/**
 * Makes numbers of the records of all-but games, all in one call of the kernel that searches by pattern words. It proves
 * them as `ProvedPeriodicity` does: a pattern recurs after the period and after no prime part of it.
 *
 * @param limit heaps
 */
export function numbersOfExcluded(
  records: Int32Array,
  limit: number,
  settings: Partial<PatternWordSettings> = {},
): void {
  const kernel = patternWordKernel()!;
  const { memory, functions } = kernel;
  setPatternWord(kernel, settings);
  const games = records.length / NUMBERS.length;
  const played = recordsIn(memory, RECORDS_AT, games);
  played.set(records);
  const within = Math.min(limit, MOST_HEAPS);
  const lastFrom = within + LARGEST_FOR_PATTERN_WORD + 1;
  functions.many(games, lastFrom, within);
  records.set(played);
}
