import type { Ending, Start } from '../../game/index.ts';
import { beginningOfNimValues, beginningOfOutcomes, type RuleOrStart } from './beginning.ts';
import type { FiniteTape } from './finite-tape.ts';
import { FiniteTapeByMex } from './finite-tape-by-mex.ts';
import { FiniteTapeByWords } from './finite-tape-by-words.ts';
import { DEFAULT_SETTINGS, type Repeat, type Search, type TapeFromZero } from './repeat-search.ts';
import { byMatching } from './search-by-matching.ts';
import { byStoredTerms, byWindows } from './search-by-windows.ts';
import { findInBytes, outcomesInBytes, RepeatInBytes } from './search-in-bytes.ts';

/** Returns the outcomes of the finite set, streamed: terms 0 (P-position) and 1 (N-position). */
export function outcomeTape(moves: readonly number[], rule: RuleOrStart, kept = 0): FiniteTape {
  return new FiniteTapeByWords(moves, beginningOfOutcomes(moves, rule), kept);
}

/** Returns outcomes, starting at heap 0: by the kernel for small sets, otherwise from the tape. */
export function outcomesOf(
  moves: readonly number[],
  rule: RuleOrStart,
  count: number,
  maxHeaps?: number,
): Uint8Array {
  const inBytes = outcomesInBytes(moves, beginningOfOutcomes(moves, rule), count, maxHeaps);
  if (inBytes !== undefined) return inBytes;
  const outcomes = new Uint8Array(count);
  outcomeTape(moves, rule).read(0, outcomes);
  return outcomes;
}

/** Returns the nim-sequence of the finite set, streamed. */
export function nimValueTape(moves: readonly number[], ending: Ending | Start, kept = 0): FiniteTape {
  return new FiniteTapeByMex(moves, beginningOfNimValues(moves, ending), kept);
}

export type Sequence = 'outcomes' | 'nim-values';

/** Returns the tape of outcomes or of nim-values. */
export function tapeOf(
  sequence: Sequence,
  moves: readonly number[],
  rule: RuleOrStart,
  kept?: number,
): FiniteTape {
  return sequence === 'outcomes' ? outcomeTape(moves, rule, kept) : nimValueTape(moves, rule.ending, kept);
}

/**
 * Searches in bytes if the set is small, or else by the search that suits the window. Null only if n0 + p is more than
 * `limit` heaps.
 *
 * @param values for outcomes: the repeat found for the nim-values of the same set within the same limit, if it is known
 */
export function findRepeatOf(
  sequence: Sequence,
  moves: readonly number[],
  rule: RuleOrStart,
  limit: number,
  values?: Repeat | null,
): Repeat | null {
  const beginning =
    sequence === 'outcomes' ? beginningOfOutcomes(moves, rule) : beginningOfNimValues(moves, rule.ending);
  const inBytes =
    (values instanceof RepeatInBytes && values.outcomes(beginning)) ||
    findInBytes(sequence, moves, beginning, limit);
  if (inBytes !== undefined) return inBytes;
  return findRepeat(kept => tapeOf(sequence, moves, rule, kept), moves.at(-1) ?? 0, limit);
}

/** The searches in the order in which they continue each other; the last fits every set. */
const SEARCHES: readonly Search[] = [byStoredTerms, byWindows, byMatching];

/** Returns the repeat that the searches for this window find; null only if n0 + p is more than `limit` heaps. */
export function findRepeat(
  tapeFromZero: TapeFromZero,
  largest: number,
  limit: number,
  settings = DEFAULT_SETTINGS,
): Repeat | null {
  for (const { fits, find } of SEARCHES) {
    const found = fits(largest, settings) ? find(tapeFromZero, largest, limit, settings) : undefined;
    if (found !== undefined) return found;
  }
  return null;
}
