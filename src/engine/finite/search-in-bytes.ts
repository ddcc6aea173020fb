import type { Memory } from '../wasm/kernel.ts';
import type { Beginning } from './beginning.ts';
import type { Repeat } from './search.ts';
import {
  HEAP_0,
  HEAPS_IN_BYTES,
  LARGEST_FOR_BYTES,
  MOVES_FOR_BYTES,
  VECTOR,
} from './terms-in-bytes-memory.ts';
import { bytesKernel } from './terms-in-bytes-wasm.ts';

/** Where this search hands over, and how often is looked. Tests make all of it small. */
export interface SettingsInBytes {
  /** Windows after which the last one is looked for first, the sums of two moves before; then after half as many more. */
  readonly firstWindows: number;
  /** Windows after which every distance is looked at; then after twice as many. */
  readonly allFromWindows: number;
  /** Heaps that are played at the most; what there is room for if absent. */
  readonly mostHeaps?: number;
}

export const SHIPPED_IN_BYTES: SettingsInBytes = { firstWindows: 3, allFromWindows: 24 };

/** The bits of a byte that are wanted of a term: bit v is the value v. */
export const MASK = { 'nim-values': 0xff, outcomes: 1 } as const;

/** Whose values are in the memory of the kernel, and recur there, and how they begin. */
let [playedMoves, playedBeginning]: [readonly number[] | undefined, Beginning | undefined] = [
  undefined,
  undefined,
];

/** How many bytes before heap 0 say that a value is there: those of a sink. */
let sunk = 0;

/**
 * For few moves, and periods that are not long: all terms are kept, a byte each, and the last m are looked for among them:
 * first a sum of two moves before, which most periods divide, then anywhere. A window has a vector of terms at the least:
 * where more than m in a row come again, m do.
 *
 * An outcome is whether the nim-value is 0. So where the last search was that for the values of the same list of moves, the
 * outcomes are made of them, their period is one of the outcomes, and nothing is played.
 *
 * Cost: 16 heaps a step where the least move is as large; where the period divides no sum, a look at 16 terms for each heap of
 * it. Memory: a
 * byte a heap, 4 MB at the most.
 *
 * @param limit heaps
 * @returns null only where n0 + p is more than `limit` heaps; undefined where another search is to go on
 */
export function findInBytes(
  sequence: keyof typeof MASK,
  moves: readonly number[],
  beginning: Beginning,
  limit: number,
  { firstWindows, allFromWindows, mostHeaps = HEAPS_IN_BYTES[sequence] }: SettingsInBytes = SHIPPED_IN_BYTES,
): Repeat | null | undefined {
  const kernel = fitsBytes(moves) ? bytesKernel() : null;
  if (kernel === null) return undefined;
  const { functions } = kernel;
  if (sequence === 'outcomes' && playedMoves === moves && areOutcomesOf(playedBeginning!, beginning)) {
    playedMoves = undefined;
    functions.outcomes();
    repeat.isLeast = false;
    return repeat;
  }
  const { 0: a = 0, 1: b = a, 2: c = b, 3: d = c, 4: e = d } = moves;
  const largest = moves[moves.length - 1]!;
  const window = Math.max(largest, VECTOR);
  const last = Math.min(limit + window, mostHeaps);
  const mask = MASK[sequence];
  begin(beginning, largest, mask, kernel.memory);
  const given = beginning.given.length;
  const [first, all] = [firstWindows * window, allFromWindows * window];
  const period = functions.find(a, b, c, d, e, mask, given, first, all, last, window);
  if (period === 0) return last === limit + window ? null : undefined;
  if (sequence === 'nim-values') [playedMoves, playedBeginning] = [moves, beginning];
  repeat.period = Math.abs(period);
  repeat.isLeast = period > 0;
  return repeat;
}

/** So many outcomes from heap 0 on, a byte each; undefined where they are not played in bytes. */
export function outcomesInBytes(
  moves: readonly number[],
  beginning: Beginning,
  count: number,
  mostHeaps: number = HEAPS_IN_BYTES.outcomes,
): Uint8Array | undefined {
  const kernel = count <= mostHeaps && fitsBytes(moves) ? bytesKernel() : null;
  if (kernel === null) return undefined;
  const { functions, memory } = kernel;
  const { 0: a = 0, 1: b = a, 2: c = b, 3: d = c, 4: e = d } = moves;
  begin(beginning, moves[moves.length - 1]!, MASK.outcomes, memory);
  functions.play(a, b, c, d, e, MASK.outcomes, HEAP_0 + beginning.given.length, HEAP_0 + count);
  const outcomes = new Uint8Array(memory.buffer, HEAP_0, count).slice();
  // In the kernel 1 is the value 0, which is the outcome 0.
  for (let n = 0; n < count; n++) outcomes[n]! ^= 1;
  return outcomes;
}

/** Whether the moves, in increasing order, are few enough and none is too large. */
export function fitsBytes(moves: readonly number[]): boolean {
  const { length } = moves;
  return length > 0 && length <= MOVES_FOR_BYTES && moves[length - 1]! <= LARGEST_FOR_BYTES;
}

/** Whether outcomes that begin so are those of the values that begin so. */
function areOutcomesOf(values: Beginning, outcomes: Beginning): boolean {
  const { given, isSink } = values;
  if (isSink !== outcomes.isSink || given.length !== outcomes.given.length) return false;
  for (let n = 0; n < given.length; n++) if ((given[n] === 0) !== (outcomes.given[n] === 0)) return false;
  return true;
}

/**
 * Writes what is before the first heap to be played; what was played before is forgotten.
 *
 * @param largest move of all that are played so
 */
export function begin({ given, isSink }: Beginning, largest: number, mask: number, memory: Memory): void {
  playedMoves = undefined;
  const below = isSink ? largest : 0;
  if (given.length === 0 && below === sunk) return;
  const bytes = new Uint8Array(memory.buffer);
  if (below !== sunk) bytes.fill(0, HEAP_0 - sunk, HEAP_0).fill(1, HEAP_0 - below, HEAP_0);
  sunk = below;
  for (let n = 0; n < given.length; n++) bytes[HEAP_0 + n] = (1 << given[n]!) & mask;
}

/** The kernel answers until it is asked for another set, and so this is of the last one that it was asked for. */
const repeat = {
  isLeast: true,
  period: 0,
  recurs: (distance: number) => bytesKernel()!.functions.recurs(distance) === 1,
  preperiod: (period: number) => bytesKernel()!.functions.agreesFrom(period),
};
