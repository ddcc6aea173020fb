import { NUMBERS, recordsIn } from '../many.ts';
import { beginningOfNimValues } from './beginning.ts';
import type { FiniteRule } from './rule.ts';
import { begin, fitsBytes, MASK, type SettingsInBytes, SHIPPED_IN_BYTES } from './search-in-bytes.ts';
import { HEAPS_IN_BYTES, RECORDS_AT } from './terms-in-bytes-memory.ts';
import { bytesKernel } from './terms-in-bytes-wasm.ts';

/** Whether there is a kernel for many sets under the rule: they begin alike. */
export function hasKernelForMany({ ending, objective }: FiniteRule): boolean {
  return objective === 'last-player-wins' && ending !== 'take-all' && bytesKernel() !== null;
}

/**
 * Writes the moves of a set, in increasing order, as the record of a game; false, and nothing, where they are too many or
 * too large for bytes.
 */
export function writeSet(records: Int32Array, game: number, moves: readonly number[]): boolean {
  if (!fitsBytes(moves)) return false;
  const { length } = moves;
  for (let i = 0; i < NUMBERS.length; i++)
    records[NUMBERS.length * game + i] = moves[i < length ? i : length - 1]!;
  return true;
}

export type Sequences = 'nim-values' | 'outcomes' | 'both';

/**
 * Makes numbers of the records of sets, all in one call of the kernel that searches in bytes. It proves them as
 * `ProvedPeriodicity` does: a window recurs after the period and after no prime part of it.
 *
 * @param rule one that {@link hasKernelForMany}
 * @param limit heaps
 */
export function numbersOfSets(
  records: Int32Array,
  sequences: Sequences,
  { ending }: FiniteRule,
  limit: number,
  settings: SettingsInBytes = SHIPPED_IN_BYTES,
): void {
  const played = sequences === 'both' ? 'nim-values' : sequences;
  const { firstWindows, allFromWindows, mostHeaps = HEAPS_IN_BYTES[played] } = settings;
  const { memory, functions } = bytesKernel()!;
  const games = records.length / NUMBERS.length;
  const inMemory = recordsIn(memory, RECORDS_AT, games);
  inMemory.set(records);
  const beginning = beginningOfNimValues([], ending);
  const mask = MASK[played];
  let largest = 0;
  for (let i = NUMBERS.length - 1; i < records.length; i += NUMBERS.length)
    if (records[i]! > largest) largest = records[i]!;
  begin(beginning, largest, mask, memory);
  const { length: given } = beginning.given;
  const within = Math.min(limit, mostHeaps);
  functions.many(
    games,
    mask,
    Number(sequences === 'both'),
    given,
    firstWindows,
    allFromWindows,
    within,
    mostHeaps,
  );
  records.set(inMemory);
}
